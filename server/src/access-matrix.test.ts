import { unverifiedMay } from "@waymark/contract/accounts-unverified";
import type { Endpoint } from "@waymark/contract/endpoint";
import { allEndpoints } from "@waymark/contract/endpoints";
import { ErrorAnswer, errorStatus } from "@waymark/contract/errors";
import { eventsPath } from "@waymark/contract/events";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "./deps.ts";
import { setSecondFactor } from "./features/accounts/credentials/complete-sign-in.ts";
import { signOut } from "./features/accounts/sessions/end-sessions.ts";
import { openSession } from "./features/accounts/sessions/open-session.ts";
import { newId } from "./ids.ts";
import { aPerson, cookieOf } from "./testing/a-person.ts";
import { anInput } from "./testing/an-input.ts";
import { openTestApp, type TestApp } from "./testing/test-app.ts";

type Headers = { cookie: string };

/** Every call of the contract, made by everybody: a new endpoint is covered as soon as it is in the list. */
describe("access to every endpoint by role", () => {
  let deps: Deps;
  let app: FastifyInstance;
  let close: TestApp["close"];
  let gone: Headers;
  let pendingId: string;
  /** A reader, and a person who requests other people's data: neither changes anything, so all tests share them. */
  let reader: Awaited<ReturnType<typeof aPerson>>;
  let another: Headers;
  /** A person without a confirmed email address. */
  let unverified: Awaited<ReturnType<typeof aPerson>>;
  beforeAll(async () => {
    ({ deps, app, close } = await openTestApp({ config: { RATE_LIMITS: "off" } }));
    gone = (await aPerson(deps, { verified: true })).headers;
    await signOut(deps, gone);
    pendingId = (await aPerson(deps, { verified: true })).user.id;
    reader = await aPerson(deps, { verified: true });
    another = (await aPerson(deps, { verified: true })).headers;
    unverified = await aPerson(deps);
    await setSecondFactor(deps, pendingId, true);
  });
  afterAll(() => close());

  /** A session that still lacks the second factor. */
  const aPendingSession = async (): Promise<Headers> => ({
    cookie: cookieOf((await openSession(deps, pendingId)).setCookies),
  });

  /** Makes the call with values that fit its schemas; every id is the given one. */
  const ask = (endpoint: Endpoint, id: string, headers: Partial<Headers> = {}) => {
    const payload = withOwner(anInput(endpoint), id);
    return app.inject({
      method: endpoint.method,
      url: endpoint.path.replace(/:\w+/g, encodeURIComponent(id)),
      headers: { "sec-fetch-site": "same-origin", ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
  };
  /** The code of a refusal; some calls answer with a page. */
  const codeOf = ({ statusCode, body }: { statusCode: number; body: string }) => {
    if (statusCode < 400) return "ok";
    return body.startsWith("{") ? ErrorAnswer.parse(JSON.parse(body)).code : String(statusCode);
  };

  const named = allEndpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

  it.each(named)("%s", async (_name, endpoint) => {
    const owner =
      endpoint.method === "GET" && endpoint.access === "user"
        ? reader
        : await aPerson(deps, { verified: true });
    const isOpen = endpoint.access === "public" || endpoint.access === "anyone";
    const refused = ["not_signed_in", "session_missing", "access_expired", "second_factor_required"] as const;
    const isRefused = (code: string) => refused.some((known) => known === code);
    // A public call may answer 401 for its own reasons: a wrong password, nothing to renew.
    const mayRefuse = (code: string) =>
      endpoint.errors.some((own) => own === code && errorStatus[own] === 401);

    const anonymous = codeOf(await ask(endpoint, owner.user.id));
    if (isOpen) expect(isRefused(anonymous) && !mayRefuse(anonymous), anonymous).toBe(false);
    else expect(anonymous).toBe("not_signed_in");

    const ended = codeOf(await ask(endpoint, owner.user.id, gone));
    if (endpoint.access === "public") expect(isRefused(ended) && !mayRefuse(ended), ended).toBe(false);
    else expect(ended).toBe("session_missing");

    const half = codeOf(await ask(endpoint, pendingId, await aPendingSession()));
    if (endpoint.access === "user") expect(half).toBe("second_factor_required");
    if (endpoint.access === "pending") expect(isRefused(half), half).toBe(false);

    if (/:(id|\w+Id)\b/.test(endpoint.path) && endpoint.access === "user") {
      const bytes = async (id: string) => {
        const { statusCode, body } = await ask(endpoint, id, another);
        return { statusCode, body: body.replace(/"requestId":"[^"]+"/, "") };
      };
      const theirs = await bytes(owner.user.id);
      expect(theirs).toEqual(await bytes(newId()));
      // Nor an id that is malformed and that no database could store.
      const malformed = await bytes("a\0b");
      if (theirs.statusCode === 404) expect(malformed).toEqual(theirs);
      else expect(malformed.statusCode, malformed.body).toBeLessThan(500);
      // Deleting something that does not exist may succeed; reading or changing it may not.
      if (endpoint.method !== "DELETE") expect(theirs.statusCode, theirs.body).not.toBeLessThan(400);
    }

    const asker = isOpen || endpoint.method !== "GET" ? await aPerson(deps) : unverified;
    const unconfirmed = codeOf(await ask(endpoint, asker.user.id, asker.headers));
    const isClosed = endpoint.action !== undefined && !unverifiedMay[endpoint.action];
    expect(unconfirmed === "email_unverified", unconfirmed).toBe(isClosed);

    const own = await ask(endpoint, owner.user.id, owner.headers);
    expect(isRefused(codeOf(own)) && !mayRefuse(codeOf(own)), own.body).toBe(false);
    expect(["internal", "email_unverified"]).not.toContain(codeOf(own));
    if (own.statusCode === 200) {
      const [type] = String(own.headers["content-type"]).split(";");
      expect(endpoint.answers ?? ["application/json"]).toContain(type);
    }
  });

  it("answers no text that cannot be stored with an error of its own", async () => {
    const failed: string[] = [];
    const { user } = await aPerson(deps);
    for (const endpoint of allEndpoints) {
      const query = new URLSearchParams();
      for (const name of Object.keys(endpoint.query?.shape ?? {})) query.set(name, "a\0b");
      for (const payload of eachWithZero(anInput(endpoint))) {
        // Some calls end the session that makes them.
        const cookie = cookieOf((await openSession(deps, user.id)).setCookies);
        const answer = await app.inject({
          method: endpoint.method,
          url: `${endpoint.path.replace(/:\w+/g, "a%00b")}?${query}`,
          headers: { "sec-fetch-site": "same-origin", cookie },
          ...(typeof payload === "object" && payload !== null ? { payload } : {}),
        });
        if (answer.statusCode === 500) failed.push(`${endpoint.path} ${JSON.stringify(payload)}`);
      }
    }
    expect(failed).toEqual([]);
  });

  it.each([
    ["nobody", () => undefined, "not_signed_in"],
    ["somebody signed out", () => gone, "session_missing"],
    ["somebody who owes the second factor", aPendingSession, "second_factor_required"],
  ])("the event stream is closed to %s", async (_who, headers, code) => {
    const answer = await app.inject({ url: eventsPath, headers: (await headers()) ?? {} });
    expect([answer.statusCode, answer.json().code]).toEqual([401, code]);
  });
});

/** Sets the given person's id in a body that names its owner. */
function withOwner(payload: unknown, id: string): object | undefined {
  if (typeof payload !== "object" || payload === null) return undefined;
  return "userId" in payload ? { ...payload, userId: id } : payload;
}

/** A copy for each of its texts, with a zero byte in it; a single unchanged copy if it has none. */
function eachWithZero(value: unknown): unknown[] {
  const changed = (inner: unknown): unknown[] => {
    if (typeof inner === "string") return [`${inner}\0`];
    if (typeof inner !== "object" || inner === null) return [];
    return Object.entries(inner).flatMap(([name, part]) =>
      changed(part).map((other) =>
        Array.isArray(inner) ? inner.with(Number(name), other) : { ...inner, [name]: other },
      ),
    );
  };
  const all = changed(value);
  return all.length > 0 ? all : [value];
}
