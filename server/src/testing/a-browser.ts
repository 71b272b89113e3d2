import type { FastifyInstance, InjectOptions } from "fastify";
import { expect } from "vitest";
import { freshEmail, goodPassword } from "./a-person.ts";

export type Browser = ReturnType<typeof aBrowser>;

/** A browser over HTTP: keeps its cookies, says its origin. */
export function aBrowser(app: FastifyInstance) {
  const jar = new Map<string, string>();
  return async (
    method: "GET" | "POST" | "PUT" | "DELETE",
    url: string,
    given: Partial<InjectOptions> = {},
  ) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await app.inject({
      method,
      url,
      ...given,
      headers: { "sec-fetch-site": "same-origin", ...(cookie ? { cookie } : {}), ...given.headers },
    });
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0) jar.delete(name);
      else jar.set(name, encodeURIComponent(value));
    }
    return answer;
  };
}

/** Somebody who has just registered, by their browser. */
export async function signedUpBrowser(app: FastifyInstance, fullName = "Nora Vale") {
  const browser = aBrowser(app);
  const email = freshEmail();
  const answer = await browser("POST", "/api/register", {
    payload: { email, password: goodPassword, fullName },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return { browser, email, id: String(answer.json().user.id) };
}
