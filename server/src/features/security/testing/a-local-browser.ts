import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** A browser as the server sees it: keeps its cookies and sends its origin. */
export interface LocalBrowser {
  (
    method: Method,
    url: string,
    payload?: object,
    given?: Partial<InjectOptions>,
  ): Promise<LightMyRequestResponse>;
  readonly jar: Map<string, string>;
}

/** Opens a browser at `localhost`, where passkeys work. */
export function aLocalBrowser(app: FastifyInstance, cookies: Iterable<[string, string]> = []): LocalBrowser {
  const jar = new Map(cookies);
  const ask = async (
    method: Method,
    url: string,
    payload: object | undefined = method === "POST" ? {} : undefined,
    given: Partial<InjectOptions> = {},
  ) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await app.inject({
      method,
      url,
      ...(payload === undefined ? {} : { payload }),
      ...given,
      headers: {
        host: "localhost:3000",
        "sec-fetch-site": "same-origin",
        ...(cookie ? { cookie } : {}),
        ...given.headers,
      },
    });
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0) jar.delete(name);
      else jar.set(name, encodeURIComponent(value));
    }
    return answer;
  };
  return Object.assign(ask, { jar });
}
