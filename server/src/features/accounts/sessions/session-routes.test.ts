import type { FastifyInstance, InjectOptions } from "fastify";
import { createLocalJWKSet, jwtVerify } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../../../deps.ts";
import { aPerson, cookieOf, freshEmail, goodPassword as password } from "../../../testing/a-person.ts";
import { openTestApp, type TestApp } from "../../../testing/test-app.ts";
import { login } from "../credentials/login.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

describe("sessions over HTTP", () => {
  let deps: Deps;
  let app: FastifyInstance;
  let close: TestApp["close"];
  let now = Date.now();
  beforeAll(async () => {
    ({ deps, app, close } = await openTestApp({ config: { RATE_LIMITS: "off" }, now: () => new Date(now) }));
  });
  afterAll(() => close());

  const ask = (method: "GET" | "POST" | "PUT" | "DELETE", url: string, given: Partial<InjectOptions> = {}) =>
    app.inject({
      method,
      url,
      ...(method === "POST" ? { payload: {} } : {}),
      ...given,
      headers: { "sec-fetch-site": "same-origin", ...given.headers },
    });
  const setCookies = (answer: Awaited<ReturnType<typeof ask>>) => [answer.headers["set-cookie"] ?? []].flat();

  it("lets programs in with a bearer token alone, wherever they say they come from", async () => {
    const { headers, user } = await aPerson(deps);
    const { session } = (await ask("GET", "/api/session", { headers })).json();
    expect(session.user.identities).toEqual([
      { id: expect.any(String), provider: "credential", createdAt: expect.any(String) },
    ]);
    const authorization = `Bearer ${session.accessToken}`;
    expect((await app.inject({ url: `/api/user/${user.id}`, headers: { authorization } })).statusCode).toBe(
      200,
    );
    const put = (extra: object) =>
      app.inject({
        method: "PUT",
        url: `/api/user/${user.id}/preferences`,
        payload: {},
        headers: { origin: "https://elsewhere.example", ...extra },
      });
    expect((await put({ authorization })).statusCode).toBe(200);
    expect((await put(headers)).json().code).toBe("forbidden_origin");
    expect((await put({ ...headers, authorization: "Basic eDp5" })).json().code).toBe("forbidden_origin");
    // A cookie does not make up for an invalid token.
    expect((await put({ ...headers, authorization: "Bearer x.y.z" })).json().code).toBe("invalid_jwt");
    const described = (await ask("GET", "/api/openapi.json")).json();
    expect(described.components.securitySchemes.bearer).toEqual({
      type: "http",
      scheme: "bearer",
      bearerFormat: "JWT",
    });
    expect(described.paths["/api/user/{id}"].get.security).toEqual([{ session: [] }, { bearer: [] }]);
  });

  it("publishes the keys that anybody can verify a token with", async () => {
    const { headers, user } = await aPerson(deps);
    const answer = await ask("GET", "/.well-known/jwks.json");
    expect(answer.headers["cache-control"]).toBe("public, max-age=600");
    expect(answer.body).not.toContain('"d"');
    const token = /waymark\.access=([^;]+)/.exec(headers.cookie)?.[1] ?? "";
    const { payload, protectedHeader } = await jwtVerify(token, createLocalJWKSet(answer.json()), {
      audience: "waymark",
      issuer: "waymark",
    });
    expect(payload.sub).toBe(user.id);
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(900);
    expect(protectedHeader).toMatchObject({ alg: "ES256", kid: expect.any(String) });
  });

  it("asks for a renewal once access has expired, and gives it to the refresh credential alone", async () => {
    const { headers, user } = await aPerson(deps);
    const access = /waymark\.access=[^;]+/.exec(headers.cookie)?.[0] ?? "";
    const refresh = /waymark\.session_token=[^;]+/.exec(headers.cookie)?.[0] ?? "";
    now += 901_000;
    for (const cookie of [headers.cookie, access, refresh]) {
      const refused = await ask("GET", `/api/user/${user.id}`, { headers: { cookie } });
      expect([refused.statusCode, refused.json().code]).toEqual([401, "access_expired"]);
    }
    expect((await ask("GET", "/api/session", { headers })).json().code).toBe("access_expired");
    const without = await ask("POST", "/api/session/refresh", { headers: { cookie: access } });
    expect(without.json().code).toBe("session_missing");
    const renewed = await ask("POST", "/api/session/refresh", { headers: { cookie: refresh } });
    expect(renewed.json().session.user.id).toBe(user.id);
    const cookie = cookieOf(setCookies(renewed));
    expect((await ask("GET", `/api/user/${user.id}`, { headers: { cookie } })).statusCode).toBe(200);
  });

  it("lets another site neither renew nor end anything", async () => {
    const { headers } = await aPerson(deps);
    for (const path of ["/api/session/refresh", "/api/session/sign-out", "/api/sessions/end"]) {
      const answer = await ask("POST", path, { headers: { ...headers, "sec-fetch-site": "cross-site" } });
      expect(answer.json().code).toBe("forbidden_origin");
    }
  });

  it("lists devices, ends one of one's own, all others, and all", async () => {
    const email = freshEmail();
    const registered = await ask("POST", "/api/register", {
      payload: { email, password, fullName: "Nora Vale" },
      headers: { "user-agent": firefox },
    });
    const headers = { cookie: cookieOf(setCookies(registered)) };
    for (let i = 0; i < 3; i++) {
      now += 1_000;
      await login(deps, { email, password }, "en");
    }
    const list = async () =>
      (await ask("GET", "/api/sessions", { headers })).json().devices as Record<string, unknown>[];
    const devices = await list();
    expect(devices.map(({ current }) => current)).toEqual([true, false, false, false]);
    expect(devices[0]).toMatchObject({ browser: "Firefox", system: "Linux" });
    expect(JSON.stringify(devices)).not.toMatch(/token|Gecko/);

    const { headers: foreign } = await aPerson(deps);
    const other = String(devices[1]?.id);
    const theirs = await ask("DELETE", `/api/sessions/${other}`, { headers: foreign });
    const absent = await ask("DELETE", "/api/sessions/x", { headers: foreign });
    const bytes = ({ body }: typeof theirs) => body.replace(/"requestId":"[^"]+"/, "");
    expect([theirs.statusCode, bytes(theirs)]).toEqual([404, bytes(absent)]);

    expect((await ask("DELETE", `/api/sessions/${other}`, { headers })).statusCode).toBe(200);
    expect(await list()).toHaveLength(3);
    const others = await ask("POST", "/api/sessions/end", { headers, payload: { which: "others" } });
    expect(others.json()).toEqual({ ended: 2 });
    expect(await list()).toHaveLength(1);
    const all = await ask("POST", "/api/sessions/end", { headers, payload: { which: "all" } });
    expect(all.json()).toEqual({ ended: 1 });
    expect((await ask("GET", "/api/sessions", { headers })).json().code).toBe("session_missing");
  });

  it("answers a way in that owes its second factor with 401 and the cookies to show it with", async () => {
    const { email, user } = await aPerson(deps);
    await deps.database.query("UPDATE users SET second_factor = true WHERE id = $1", [user.id]);
    const answer = await ask("POST", "/api/login", { payload: { email, password } });
    expect([answer.statusCode, answer.json().code]).toEqual([401, "second_factor_required"]);
    const headers = { cookie: cookieOf(setCookies(answer)) };
    const refused = await ask("GET", `/api/user/${user.id}`, { headers });
    expect(refused.json().code).toBe("second_factor_required");
    const { session } = (await ask("GET", "/api/session", { headers })).json();
    expect(session).toMatchObject({ secondFactorOwed: true, user: { firstName: "", identities: [] } });
  });

  it("says that an account is blocked in the asker's language, after the right password only", async () => {
    const { email, user } = await aPerson(deps);
    await deps.database.query("UPDATE users SET blocked_at = now() WHERE id = $1", [user.id]);
    const sign = (given: string) =>
      ask("POST", "/api/login", {
        payload: { email, password: given },
        headers: { "accept-language": "de" },
      });
    const right = await sign(password);
    expect([right.statusCode, right.json().error]).toEqual([
      403,
      deps.translate("de", "errors.account_blocked"),
    ]);
    expect(right.headers["set-cookie"]).toBeUndefined();
    expect((await sign("wrong horse battery")).json().code).toBe("invalid_credentials");
  });
});
