import { gunzipSync } from "node:zlib";
import { emptyContent } from "@waymark/contract/resumes";
import { previewResume } from "@waymark/contract/resumes-print";
import { styleFor } from "@waymark/contract/resumes-style";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../../../deps.ts";
import { aPerson } from "../../../testing/a-person.ts";
import { openTestApp, type TestApp } from "../../../testing/test-app.ts";

const empty = emptyContent();
const content = {
  ...empty,
  personalInfo: { ...empty.personalInfo, firstName: "Ada", lastName: "Moor" },
  skills: ["Triage"],
};

describe("the preview over HTTP", () => {
  let deps: Deps;
  let app: FastifyInstance;
  let close: TestApp["close"];
  let person: Awaited<ReturnType<typeof aPerson>>;
  beforeAll(async () => {
    ({ deps, app, close } = await openTestApp({ config: { RATE_LIMITS: "off" } }));
    person = await aPerson(deps);
  });
  afterAll(async () => {
    await close();
    deps.printer.close();
  });
  const preview = (payload: object, headers: Record<string, string> = person.headers) =>
    app.inject({
      method: "POST",
      url: "/api/resume/preview",
      headers: { "sec-fetch-site": "same-origin", ...headers },
      payload,
    });

  it("returns one drawing per page, in the paper's size, without script or style", async () => {
    const answer = await preview({ content, style: styleFor("de") });
    expect(answer.statusCode).toBe(200);
    const { pages, width, height, text } = answer.json();
    expect(text).toContain(content.personalInfo.lastName);
    expect([Math.round(width), Math.round(height), pages.length]).toEqual([595, 842, 1]);
    expect(pages[0]).toMatch(/^<svg viewBox="0 0 595\.27\d* 841\.89"/);
    expect(pages[0]).not.toMatch(/<script|<style|style=|on\w+=/);
  });

  it("has a line for each page, compressed only for a client that takes it, and no more pages than were asked for", async () => {
    const achievements = Array.from({ length: 60 }, () => "many words ".repeat(60));
    const long = { content: { ...content, achievements }, style: styleFor("en") };
    const plain = await preview(long);
    const gzip = await preview(long, { ...person.headers, "accept-encoding": "gzip, br" });
    expect([plain.headers["content-encoding"], gzip.headers["content-encoding"]]).toEqual([
      undefined,
      "gzip",
    ]);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    const { pages, count } = previewResume.response.parse(plain.json());
    expect(count).toBeGreaterThan(3);
    expect(pages).toHaveLength(count ?? 0);
    const [head = "", ...lines] = plain.body.split("\n");
    expect(JSON.parse(`${head}]}`)).toMatchObject({ count, pages: [] });
    expect(lines.slice(0, -1).map((line) => JSON.parse(line.replace(/,$/, "")))).toEqual(pages);
    const first = await preview({ ...long, most: 1 });
    expect(first.json()).toMatchObject({ count, pages: pages.slice(0, 1) });
  });

  it("prints when a photo is wanted but missing", async () => {
    const answer = await preview({ content, style: { ...styleFor("de"), photo: true } });
    expect(answer.statusCode).toBe(200);
  });

  it("refuses a resume that is too long with a reason", async () => {
    const achievements = Array.from({ length: 200 }, () => "many words ".repeat(180));
    const answer = await preview({ content: { ...content, achievements }, style: styleFor("en") });
    expect([answer.statusCode, answer.json().code]).toEqual([422, "not_printable"]);
    expect(answer.json().error).toContain("60");
  });

  it.each([
    ["another template", { content, style: { ...styleFor("en"), template: "../x" } }],
    ["no content", { style: styleFor("en") }],
    [
      "200 kB in one field",
      {
        content: { ...content, personalInfo: { ...content.personalInfo, summary: "x".repeat(200_000) } },
        style: styleFor("en"),
      },
    ],
  ])("refuses %s", async (_, payload) => {
    expect((await preview(payload)).statusCode).toBe(400);
  });

  it("refuses visitors", async () => {
    expect((await preview({ content, style: styleFor("en") }, {})).statusCode).toBe(401);
  });
});
