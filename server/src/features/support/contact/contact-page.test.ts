import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../../../deps.ts";
import { mountErrors } from "../../../http/errors.ts";
import { PublicPages } from "../../../http/pages/public-pages.ts";
import { decorateRequests } from "../../../http/request.ts";
import { testDeps } from "../../../testing/deps.ts";
import { mountContactPage } from "./contact-page.ts";
import { readContacts } from "./read-contacts.ts";

const template = `<!--if:sent-->thanks<!--end:sent--><!--if:not-sent--><p>__PROBLEM__</p>
<input name="name" value="__VALUE_NAME__" aria-invalid="__INVALID_NAME__"><i>__PROBLEM_NAME__</i>
<input name="token" value="__FORM_TOKEN__"><option value="demo"></option><option value="question"></option>
<textarea>__VALUE_MESSAGE__</textarea><!--end:not-sent-->`;

describe("the contact page without scripts", () => {
  const folder = mkdtempSync(join(tmpdir(), "waymark-pages-"));
  let app: FastifyInstance;
  let deps: Deps;
  let clock = Date.UTC(2026, 10, 20, 12);
  beforeAll(async () => {
    for (const language of ["en", "de"]) {
      mkdirSync(join(folder, "pages", language), { recursive: true });
      writeFileSync(join(folder, "pages", language, "contact.html"), template);
    }
    deps = { ...(await testDeps()), now: () => new Date(clock) };
    app = Fastify();
    mountErrors(app, deps);
    decorateRequests(app);
    await mountContactPage(app, deps, new PublicPages(folder, deps.config, new Set()));
    await app.ready();
  });
  afterAll(async () => {
    await app.close();
    await deps.database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const tokenIn = (html: string) => /name="token" value="([^"]+)"/.exec(html)?.[1] ?? "";
  const post = (fields: Record<string, string>, path = "/contact") =>
    app.inject({
      method: "POST",
      url: path,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams(fields).toString(),
    });
  const whole = { topic: "question", name: "Nora", email: "nora@example.org", message: "Hello" };

  it("opens with a new token and the topic of the query", async () => {
    const first = await app.inject({ url: "/contact?topic=question&topic=demo" });
    const page = await app.inject({ url: "/contact?topic=demo" });
    expect(page.headers["cache-control"]).toBe("no-store");
    expect(page.body).toContain('<option selected value="demo">');
    expect(first.body).not.toContain("selected");
    expect(tokenIn(page.body)).not.toBe(tokenIn(first.body));
    expect((await app.inject({ url: '/contact?topic="><script>' })).body).not.toContain("<script>");
  });

  it("keeps a message and answers with a redirect, so that reloading sends nothing", async () => {
    const { body } = await app.inject({ url: "/de/contact" });
    clock += 5_000;
    const sent = await post({ ...whole, token: tokenIn(body) }, "/de/contact");
    expect([sent.statusCode, sent.headers.location]).toEqual([303, "/de/contact?sent=1"]);
    expect((await readContacts(deps))[0]).toMatchObject({ name: "Nora", language: "de", company: "" });
    expect((await app.inject({ url: "/de/contact?sent=1" })).body).toBe("thanks");
  });

  it("shows the input again with the problems, in the page's language", async () => {
    const { body } = await app.inject({ url: "/de/contact" });
    clock += 5_000;
    const typed = { ...whole, name: "", message: 'I said "</textarea><b>"', token: tokenIn(body) };
    const answer = await post(typed, "/de/contact");
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain("&lt;/textarea&gt;&lt;b&gt;");
    expect(answer.body).toContain('aria-invalid="true"');
    expect(answer.body).toContain("Bitte nennen Sie Ihren Namen");
    expect(answer.body).toContain('<option selected value="question">');
  });

  it("explains a refusal, and the new form can be sent", async () => {
    const before = (await readContacts(deps)).length;
    const robot = await post({ ...whole, website: "x", token: "" });
    expect(robot.statusCode).toBe(422);
    const { body } = await app.inject({ url: "/contact" });
    const fast = await post({ ...whole, token: tokenIn(body) });
    expect(fast.body).toContain("faster than a person types");
    clock += 5_000;
    expect((await post({ ...whole, token: tokenIn(fast.body) })).statusCode).toBe(303);
    expect(await readContacts(deps)).toHaveLength(before + 1);
  });

  it("refuses a body that is no form, or too long", async () => {
    const json = await app.inject({ method: "POST", url: "/contact", payload: { name: "x" } });
    expect(json.statusCode).toBe(400);
    const long = await post({ ...whole, message: "m".repeat(70_000) });
    expect(long.statusCode).toBe(413);
  });
});
