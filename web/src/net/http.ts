// Requests of pages: JSON both ways, errors as the house words them.

export class HouseError extends Error {
  constructor(
    readonly code: string,
    words: string,
    readonly status: number,
  ) {
    super(words);
  }
}

export async function get<T>(path: string, query: Record<string, string> = {}): Promise<T> {
  const tail = new URLSearchParams(query).toString();
  return answer<T>(await fetch(tail ? `${path}?${tail}` : path, { headers: { Accept: "application/json" } }));
}

export async function post<T>(path: string, body: unknown, query: Record<string, string> = {}): Promise<T> {
  const tail = new URLSearchParams(query).toString();
  return answer<T>(
    await fetch(tail ? `${path}?${tail}` : path, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify(body),
    }),
  );
}

async function answer<T>(response: Response): Promise<T> {
  const data: unknown = await response.json().catch(() => null);
  if (response.ok) return data as T;
  const error = (data as { error?: { code?: string; words?: string } } | null)?.error;
  throw new HouseError(error?.code ?? "internal", error?.words ?? response.statusText, response.status);
}
