import type { FastifyInstance, InjectOptions } from "fastify";
import { expect } from "vitest";
import { freshEmail, goodPassword } from "./a-person.ts";

export type Browser = ReturnType<typeof aBrowser>;

/** A browser for an app: keeps cookies by their paths and sends the origin of its calls. */
export function aBrowser(app: FastifyInstance) {
  const jar = new Map<string, { value: string; path: string }>();
  const call = async (
    method: "GET" | "POST" | "PUT" | "DELETE",
    url: string,
    given: Partial<InjectOptions> = {},
  ) => {
    const cookie = [...jar]
      .filter(([, { path }]) => url.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join("; ");
    const answer = await app.inject({
      method,
      url,
      ...given,
      headers: { "sec-fetch-site": "same-origin", ...(cookie ? { cookie } : {}), ...given.headers },
    });
    for (const { name, value, path, maxAge, expires } of answer.cookies) {
      const isOver = maxAge === 0 || (expires !== undefined && expires.getTime() < Date.now());
      if (isOver) jar.delete(name);
      else jar.set(name, { value: encodeURIComponent(value), path: path ?? "/" });
    }
    return answer;
  };
  return Object.assign(call, { jar });
}

/** The browser of a newly registered person. Their address is not verified. */
export async function signedUpBrowser(app: FastifyInstance, fullName = "Nora Vale") {
  const browser = aBrowser(app);
  const email = freshEmail();
  const answer = await browser("POST", "/api/register", {
    payload: { email, password: goodPassword, fullName },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return { browser, email, id: String(answer.json().user.id) };
}
