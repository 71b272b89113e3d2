import { getUser, login } from "@waymark/contract/accounts";
import { jobInsights, searchJobs } from "@waymark/contract/jobs";
import { parseResume } from "@waymark/contract/resumes";
import { afterEach, describe, expect, it, vi } from "vitest";
import { aUser } from "../../testing/a-user.ts";
import { answerCalls } from "../../testing/answer-calls.ts";
import { call } from "./call.ts";

afterEach(() => vi.unstubAllGlobals());

const nothing = { jobs: [], page: 1, hasMore: false, total: 0, totalExact: true, samples: false };

describe("call", () => {
  it("fills the path, sends only set query parameters, and sends the language", async () => {
    const asked = answerCalls({
      "GET /api/jobs/search": { body: nothing },
      "GET /api/jobs/insights/a%2Fb": {
        status: 400,
        body: { error: "x", code: "insights_blank", requestId: "r" },
      },
    });
    expect(await call(searchJobs, { query: { query: "a & b", remote: "true", location: "" } })).toEqual(
      nothing,
    );
    await expect(call(jobInsights, { params: { query: "a/b" } })).rejects.toThrow();
    expect(asked.map((request) => new URL(request.url).search)).toEqual(["?query=a+%26+b&remote=true", ""]);
    expect(asked[0]?.headers.get("accept-language")).toBe("en");
  });

  it("keeps the sentence of an answer whose code this page does not know", async () => {
    answerCalls({
      "POST /api/login": {
        status: 409,
        body: { error: "Your card is on another shelf.", code: "shelf_full", requestId: "r" },
      },
    });
    const refused = call(login, { body: { email: "a@b.de", password: "p" } });
    await expect(refused).rejects.toMatchObject({
      code: "internal",
      status: 409,
      error: "Your card is on another shelf.",
    });
  });

  it("sends JSON, or a form as it is", async () => {
    const asked = answerCalls({ "POST /api/login": { body: { user: aUser() } } });
    const { user } = await call(login, { body: { email: "a@b.de", password: "p" } });
    expect(user.firstName).toBe("Marta");
    expect(asked[0]?.headers.get("content-type")).toBe("application/json");
    const form = new FormData();
    form.append("resume", new Blob(["x"]), "x.pdf");
    await expect(call(parseResume, { form })).rejects.toMatchObject({ code: "network", status: 0 });
    expect(asked[1]?.headers.get("content-type") ?? "").not.toContain("json");
  });

  it.each([
    [
      "the server's sentence",
      { status: 404, body: { error: "Not there.", code: "not_found", requestId: "r1" } },
      { status: 404, code: "not_found", error: "Not there.", requestId: "r1" },
    ],
    [
      "the server's sentence, with a code of a newer server",
      { status: 409, body: { error: "Not today.", code: "closed_on_mondays", requestId: "r1" } },
      { status: 409, code: "internal", error: "Not today.", requestId: "r1" },
    ],
    ["a page of a proxy", { status: 502, body: "<html>" }, { status: 502, code: "internal" }],
    ["another shape", { status: 200, body: { id: 1 } }, { status: 200, code: "unreadable" }],
  ])("refuses with %s", async (_, answer, refusal) => {
    answerCalls({ "GET /api/user/x": answer });
    await expect(call(getUser, { params: { id: "x" } })).rejects.toMatchObject(refusal);
  });
});
