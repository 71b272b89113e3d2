import { vi } from "vitest";

interface Answer {
  status?: number;
  body?: unknown;
}

/**
 * Answers `fetch` from a table of 'METHOD /path' (without the query). Any other address fails like a lost
 * network. Returns the requests made.
 */
export function answerCalls(table: Record<string, Answer | ((request: Request) => Answer)>): Request[] {
  const asked: Request[] = [];
  vi.stubGlobal("fetch", async (input: string | URL, init?: RequestInit) => {
    const request = new Request(new URL(String(input), "http://localhost"), init);
    asked.push(request);
    const found = table[`${request.method} ${new URL(request.url).pathname}`];
    if (!found) throw new TypeError("Failed to fetch");
    const { status = 200, body } = typeof found === "function" ? found(request) : found;
    return new Response(typeof body === "string" ? body : JSON.stringify(body ?? {}), { status });
  });
  return asked;
}
