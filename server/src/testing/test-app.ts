import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { createApp } from "../app.ts";
import type { Deps } from "../deps.ts";
import { type GivenDeps, testDeps } from "./deps.ts";

type Headers = Readonly<Record<string, string>>;

/** The product without a listening port. */
export interface TestApp {
  readonly deps: Deps;
  readonly app: FastifyInstance;
  /** Sends a request as the browser of a person from `aPerson` does: with their cookie, from the product's pages. */
  call(
    person: { readonly headers: Headers },
    method: "GET" | "POST" | "PUT" | "DELETE",
    url: string,
    payload?: object | string,
    headers?: Headers,
  ): Promise<LightMyRequestResponse>;
  /** Closes the app and its database. */
  close(): Promise<void>;
}

/** Opens the product on `testDeps(given)`; close it. */
export async function openTestApp(given: GivenDeps = {}): Promise<TestApp> {
  const deps = await testDeps(given);
  const app = await createApp(deps);
  await app.ready();
  return {
    deps,
    app,
    call: (person, method, url, payload, headers = {}) =>
      app.inject({
        method,
        url,
        headers: { ...person.headers, "sec-fetch-site": "same-origin", ...headers },
        ...(payload === undefined ? {} : { payload }),
      }),
    close: async () => {
      await app.close();
      await deps.database.close();
    },
  };
}
