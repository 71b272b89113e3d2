import { paymentsWebhookPath } from "@waymark/contract/billing";
import { allEndpoints } from "@waymark/contract/endpoints";
import { ErrorAnswer } from "@waymark/contract/errors";
import { eventsPath } from "@waymark/contract/events";
import type { FastifyInstance, InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "./app.ts";
import type { Deps } from "./deps.ts";
import { aPerson } from "./testing/a-person.ts";
import { openTestApp, type TestApp } from "./testing/test-app.ts";

const concrete = (path: string) => path.replace(/:\w+/g, "0190a000-0000-7000-8000-000000000000");

describe("the HTTP side", () => {
  let app: FastifyInstance;
  let close: TestApp["close"];
  let deps: Deps;
  beforeAll(async () => {
    ({ deps, app, close } = await openTestApp());
  });
  afterAll(() => close());

  it("describes every call of the contract as OpenAPI 3.1", async () => {
    const { openapi, paths } = (await app.inject("/api/openapi.json")).json();
    expect(openapi).toBe("3.1.0");
    for (const { method, path } of allEndpoints) {
      expect(
        paths[path.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()],
        `${method} ${path}`,
      ).toBeDefined();
    }
  });

  it("names the files and pages that calls answer with", async () => {
    const { paths } = (await app.inject("/api/openapi.json")).json();
    const typesOf = (path: string, method = "get") =>
      Object.keys(paths[path][method].responses["200"]?.content ?? {});
    expect(typesOf("/api/application-export")).toEqual(["text/csv", "application/json"]);
    expect(typesOf("/api/application-report/file")).toEqual(["application/pdf", "text/csv"]);
    expect(typesOf("/api/contacts/export")).toEqual(["text/vcard"]);
    expect(typesOf("/calendar/{file}")).toEqual(["text/calendar"]);
    expect(typesOf("/api/notifications/unsubscribe", "post")).toEqual(["text/html"]);
    expect(Object.keys(paths["/api/resumes/{id}/file"].get.responses)).toEqual(["3XX", "default"]);
  });

  it("says which calls need a session, and what a form with a file holds", async () => {
    const { paths, components } = (await app.inject("/api/openapi.json")).json();
    expect(Object.keys(components.securitySchemes)).toEqual(["session", "bearer"]);
    for (const { method, path, access } of allEndpoints) {
      const { security } = paths[path.replace(/:(\w+)/g, "{$1}")][method.toLowerCase()];
      const proofs = [{ session: [] }, { bearer: [] }];
      const open = access === "anyone" ? [{}, ...proofs] : proofs;
      expect(security, path).toEqual(access === "public" ? undefined : open);
    }
    const { content } = paths["/api/resume/parse"].post.requestBody;
    expect(Object.keys(content)).toEqual(["application/json", "multipart/form-data"]);
    expect(content["multipart/form-data"].schema.properties.resume).toEqual({
      type: "string",
      format: "binary",
    });
  });

  it("describes the stream of events and the payments' webhook too", async () => {
    const { paths } = (await app.inject("/api/openapi.json")).json();
    const { get } = paths[eventsPath];
    expect(get.security).toEqual([{ session: [] }, { bearer: [] }]);
    expect(get.responses["200"].content["text/event-stream"].schema.properties.kind.enum).toContain(
      "plan-changed",
    );
    expect(paths[paymentsWebhookPath].post.parameters).toMatchObject([
      { name: "Stripe-Signature", required: true },
    ]);
  });

  it("has a readable page of it", async () => {
    const page = await app.inject({ url: "/api/docs", headers: { "accept-language": "de" } });
    expect(page.headers["content-type"]).toContain("text/html");
    expect(page.body).toContain('lang="de"');
    expect(page.body).toContain("/api/check-email");
  });

  it.each(allEndpoints.filter((e) => e.access === "user").map((e) => [e.method, concrete(e.path)] as const))(
    "%s %s refuses a stranger",
    async (method, url) => {
      const answer = await app.inject({ method, url });
      expect(answer.statusCode).toBe(401);
      expect(ErrorAnswer.parse(answer.json())).toMatchObject({ code: "not_signed_in" });
    },
  );

  it("answers errors in the asker's language with the request's id", async () => {
    const german = await app.inject({ url: "/api/nothing", headers: { "accept-language": "de" } });
    const english = await app.inject({ url: "/api/nothing" });
    expect(german.statusCode).toBe(404);
    expect(german.json().error).not.toBe(english.json().error);
    expect(german.json().requestId).toBe(german.headers["x-request-id"]);
  });

  const checkEmail = { method: "POST", url: "/api/check-email" } as const;

  it.each([
    [
      "half a JSON",
      { headers: { "content-type": "application/json" }, payload: '{"email":' },
      400,
      "invalid_json",
    ],
    ["no body", {}, 400, "invalid_request"],
    ["a field that does not fit", { payload: { email: "nobody" } }, 400, "invalid_request"],
    [
      "another content type",
      { headers: { "content-type": "text/xml" }, payload: "<a/>" },
      415,
      "unsupported_media",
    ],
    [
      "another site's page",
      { headers: { origin: "https://evil.example" }, payload: { email: "a@b.co" } },
      403,
      "forbidden_origin",
    ],
    [
      "a cross-site form",
      { headers: { "sec-fetch-site": "cross-site" }, payload: { email: "a@b.co" } },
      403,
      "forbidden_origin",
    ],
    [
      "cookies without any origin",
      { headers: { cookie: "a=b" }, payload: { email: "a@b.co" } },
      403,
      "forbidden_origin",
    ],
    [
      "16 MB",
      { headers: { "content-type": "application/json" }, payload: `"${"x".repeat(16 * 1024 * 1024)}"` },
      413,
      "body_too_large",
    ],
  ])("%s: a clear refusal", async (_what, given, status, code) => {
    const answer = await app.inject({ ...checkEmail, ...given });
    expect(answer.statusCode).toBe(status);
    const body = ErrorAnswer.parse(answer.json());
    expect(body.code).toBe(code);
    expect(body.error).toMatch(/\w+ \w+/);
  });

  it("names the field and a reason", async () => {
    const { details } = (await app.inject({ ...checkEmail, payload: { email: "nobody" } })).json();
    expect(details.fields).toEqual([{ field: "email", reason: expect.stringMatching(/\w+ \w+/) }]);
  });

  it.each([
    ["nothing sent", { ...checkEmail }, "", "required"],
    ["a field left out", { ...checkEmail, payload: {} }, "email", "required"],
    ["a number for a text", { ...checkEmail, payload: { email: 5 } }, "email", "wrong_shape"],
    ["null for a text", { ...checkEmail, payload: { email: null } }, "email", "wrong_shape"],
    ["letters for a number", { url: "/api/jobs/search?salaryMin=abc" }, "salaryMin", "wrong_shape"],
    ["a parameter twice", { url: "/api/jobs/search?location=a&location=b" }, "location", "wrong_shape"],
  ] as const)("says what is wrong with %s", async (_what, given, field, kind) => {
    const { headers } = await aPerson(deps);
    const call: InjectOptions = { remoteAddress: "203.0.113.80", ...given };
    // The person's own language is German.
    const language = call.method === undefined ? "de" : "en";
    if (call.method === undefined) call.headers = headers;
    const { details } = (await app.inject(call)).json();
    expect(details.fields).toEqual([{ field, reason: deps.translate(language, `validation.${kind}`) }]);
  });

  it("limits calls of one address through the database", async () => {
    const at = new Date();
    const limited = await createApp({ ...deps, now: () => at });
    // A different address each time, because repeated requests for one address have their own limit.
    const payload = (n: number) => ({ email: `${n}@b.co` });
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, n) =>
        limited.inject({ ...checkEmail, payload: payload(n), remoteAddress: "203.0.113.77" }),
      ),
    );
    expect(answers.filter((a) => a.statusCode === 200)).toHaveLength(10);
    const refused = answers.find((a) => a.statusCode === 429);
    expect(Number(refused?.headers["retry-after"])).toBeGreaterThan(0);
    const second = await createApp({ ...deps, now: () => at });
    expect(
      (await second.inject({ ...checkEmail, payload: payload(16), remoteAddress: "203.0.113.77" }))
        .statusCode,
    ).toBe(429);
    await limited.close();
    await second.close();
  });

  it("counts pages and the description of the API among an address's calls", async () => {
    const at = new Date();
    const flooded = await createApp({ ...deps, now: () => at });
    const asked = async (url: string) =>
      (await flooded.inject({ url, remoteAddress: "203.0.113.78" })).statusCode;
    const urls = ["/api/openapi.json", "/nowhere", "/health/ready"];
    let refused = 0;
    for (let i = 0; i < 602 && refused === 0; i++) refused = (await asked(urls[i % 3] ?? "")) === 429 ? i : 0;
    expect(refused).toBe(600);
    expect(await asked("/api/docs")).toBe(429);
    expect(await asked("/health/live")).toBe(200);
    await flooded.close();
  });

  it.each(["/api/%zz", "/api/user/%ff", "/api/%"])("answers %s as an error of ours", async (url) => {
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(400);
    expect(ErrorAnswer.parse(answer.json())).toMatchObject({
      code: "invalid_request",
      requestId: answer.headers["x-request-id"],
    });
  });

  it("answers a broken page address with the page that is not found", async () => {
    const answer = await app.inject("/%ff");
    expect(answer.statusCode).toBe(404);
    expect(answer.headers["content-type"]).toContain("text/html");
    expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
  });

  it.each([
    ["/signin/", "/signin"],
    ["/settings/?tab=privacy", "/settings?tab=privacy"],
    ["/de/", "/de"],
  ])("leads %s to %s", async (url, to) => {
    const answer = await app.inject({ url });
    expect([answer.statusCode, answer.headers.location]).toEqual([308, to]);
  });

  it("sends a strict policy with every answer", async () => {
    for (const url of ["/health/live", "/signin", "/api/nothing"]) {
      const { headers } = await app.inject({ url });
      const policy = String(headers["content-security-policy"]);
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain("unsafe");
      expect(headers["x-content-type-options"]).toBe("nosniff");
    }
  });

  it("lets inline styles in by a nonce of the page's own, and none where there is no page", async () => {
    const policyOf = (answer: { headers: Record<string, unknown> }) =>
      String(answer.headers["content-security-policy"]);
    const nonces = [];
    for (let i = 0; i < 2; i++) {
      const answer = await app.inject("/api/docs");
      const nonce = /<style nonce="([0-9a-f]{32})">/.exec(answer.body)?.[1];
      expect(policyOf(answer)).toContain(`;style-src 'self' 'nonce-${nonce}';`);
      nonces.push(nonce);
    }
    expect(nonces[0]).not.toBe(nonces[1]);
    const { headers } = await app.inject("/api/session");
    expect(policyOf({ headers })).toContain(";script-src 'self';style-src 'self';");
    expect(headers).toMatchObject({
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "origin-agent-cluster": "?1",
      "referrer-policy": "strict-origin-when-cross-origin",
      "x-dns-prefetch-control": "off",
      "x-download-options": "noopen",
      "x-frame-options": "SAMEORIGIN",
      "x-permitted-cross-domain-policies": "none",
      "x-xss-protection": "0",
      "permissions-policy": "camera=(self), microphone=(self), geolocation=(), payment=(self)",
    });
    expect(headers["strict-transport-security"]).toBeUndefined();
  });

  it("refuses calls under load where it is told to", async () => {
    const shedding = await createApp(deps, { shedsLoad: true });
    await shedding.ready();
    expect([shedding, app].map((each) => each.hasDecorator("isUnderPressure"))).toEqual([true, false]);
    await shedding.close();
  });

  it("tells whether it lives and whether it can work", async () => {
    expect((await app.inject("/health/live")).json()).toEqual({ live: true });
    const ready = { ready: true, database: true };
    expect((await app.inject("/health/ready")).json()).toMatchObject({ ...ready, loading: null });
    deps.samples.report(20, 2_000);
    const loading = { loaded: 20, total: 2_000 };
    expect((await app.inject("/health/ready")).json()).toMatchObject({ ...ready, loading });
    deps.samples.report(2_000, 2_000);
  });
});
