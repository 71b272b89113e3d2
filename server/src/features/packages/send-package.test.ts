import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { codeOf } from "../../testing/code-of.ts";
import { moveApplication } from "../applications/board/move-application.ts";
import { listFiles } from "../applications/files/change-file.ts";
import { listApplications } from "../applications/list-applications.ts";
import { usageCounters } from "../billing/tables.ts";
import { preparePackage } from "./change-package.ts";
import { askAboutSending, closeGone } from "./close-packages.ts";
import { makePackage } from "./make-package.ts";
import { previewRule } from "./pick-today.ts";
import { createRule, listRules } from "./rules.ts";
import { RuleState } from "./rules-store.ts";
import { criteria, openPackagesApp } from "./testing/packages-app.ts";

describe("approving and sending", () => {
  let opened: Awaited<ReturnType<typeof openPackagesApp>>;
  let deps: Deps;
  beforeAll(async () => {
    opened = await openPackagesApp();
    ({ deps } = opened);
  });
  afterAll(() => opened.close());
  const aSeeker = () => opened.aSeeker();
  const post: (typeof opened)["post"] = (...args) => opened.post(...args);

  it("goes from rule to sent: approved once, on the board, with exactly what was sent", async () => {
    const { call, rule, word, actor, waiting, read, work, finish } = await aSeeker();
    const jobId = await post(word);
    await call("POST", "/api/apply-rules", rule());
    await work();
    const [{ id }] = await waiting();
    const early = await call("POST", `/api/packages/${id}/approve`, {});
    expect([early.status, early.body.code]).toEqual([409, "package_unfinished"]);
    await finish(id);
    const answered = (await read(id)).answers.map(({ id: question }) => ({ id: question, answer: "Yes." }));
    const saved = await call("PUT", `/api/packages/${id}`, {
      answers: answered,
      version: (await read(id)).version,
    });
    expect(saved.body.package.open).toBe(0);
    expect((await call("POST", `/api/packages/${id}/sent`, {})).body.code).toBe("package_unfinished");
    const approvals = await Promise.all([1, 2, 3].map(() => call("POST", `/api/packages/${id}/approve`, {})));
    expect(approvals.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(approvals[0]?.body.url).toMatch(/^https:\/\/jobs\.example\.org\//);
    const [used] = await deps.db.select().from(usageCounters).where(eq(usageCounters.userId, actor.userId));
    expect(used?.count).toBe(1);
    const board = async () => (await listApplications(deps, actor, { archived: false })).applications;
    expect(await board()).toMatchObject([{ jobId, stage: "preparing" }]);
    const mail = await call("POST", `/api/packages/${id}/download`, { file: "eml" });
    const eml = await opened.app.app.inject({ method: "GET", url: mail.body.downloadUrl });
    expect(eml.body).toContain("To: jobs@northgate.example");
    expect(eml.body).toMatch(/filename="?Ada-Moller_Resume/);
    const sent = await Promise.all([1, 2].map(() => call("POST", `/api/packages/${id}/sent`, {})));
    expect(sent.map(({ body }) => body.package.status)).toEqual(["sent", "sent"]);
    const [card] = await board();
    expect(card).toMatchObject({ stage: "applied" });
    const { files } = await listFiles(deps, actor, card?.id ?? "");
    expect(files.map(({ name }) => name.replace(/Test-Company-\d+/, "X")).sort()).toEqual([
      "Ada-Moller_Cover-Letter_X.pdf",
      "Ada-Moller_Resume_X.pdf",
      "Answers_X.txt",
    ]);
    expect((await call("GET", "/api/packages?list=history")).body.packages).toMatchObject([
      { id, status: "sent" },
    ]);
    expect(await waiting()).toEqual([]);

    const back = await call("POST", `/api/packages/${id}/not-sent`, {});
    expect(back.body.package).toMatchObject({ status: "approved", sentAt: null });
    expect(await board()).toMatchObject([{ stage: "preparing" }]);
    expect((await listFiles(deps, actor, card?.id ?? "")).files).toEqual([]);
    const letter = await call("GET", `/api/letters/${back.body.package.letterId}`);
    expect(letter.body.letter.status).not.toBe("sent");
    const again = await call("POST", `/api/packages/${id}/sent`, {});
    expect(again.body.package.status).toBe("sent");
    expect((await listFiles(deps, actor, card?.id ?? "")).files).toHaveLength(3);
    const another = await aSeeker();
    expect((await another.call("POST", `/api/packages/${id}/not-sent`, {})).status).toBe(404);
  });

  it("leaves an application alone that moved on since it was sent", async () => {
    const { call, rule, word, actor, waiting, work, finish } = await aSeeker();
    await post(word);
    await call("POST", "/api/apply-rules", rule());
    await work();
    const [{ id }] = await waiting();
    await finish(id);
    await call("POST", `/api/packages/${id}/approve`, {});
    await call("POST", `/api/packages/${id}/sent`, {});
    const board = async () => (await listApplications(deps, actor, { archived: false })).applications;
    const [card] = await board();
    await moveApplication(deps, actor, card?.id ?? "", { changeId: newId(), to: "phone-screen" });
    await call("POST", `/api/packages/${id}/not-sent`, {});
    expect(await board()).toMatchObject([{ stage: "phone-screen" }]);
  });

  it("is refused by the plan: Starter sees rules and previews, and the eleventh approval of a month is one too many", async () => {
    const { call, rule, searchId, actor, word, waiting, work, finish } = await aSeeker();
    await post(word);
    await call("POST", "/api/apply-rules", rule());
    await work();
    const [{ id }] = await waiting();
    await finish(id);
    for (let i = 0; i < 10; i++) await call("POST", "/api/applications", { job: { title: "Nurse" } });
    const limited = await call("POST", `/api/packages/${id}/approve`, {});
    expect(limited.body.code).toBe("plan_limit_reached");
    expect((await listApplications(deps, actor, { archived: false })).applications).toHaveLength(10);
    const start = opened.clock.now;
    opened.clock.now += 10 * 86_400_000;
    try {
      expect(await codeOf(createRule(deps, actor, RuleState.parse(rule())))).toBe("plan_required");
      expect((await listRules(deps, actor)).rules).toHaveLength(1);
      expect((await previewRule(deps, actor, { searchId, criteria })).looked).toBe(1);
      expect(await codeOf(preparePackage(deps, actor, await post(word)))).toBe("plan_required");
      await work();
      expect(await waiting()).toHaveLength(1);
    } finally {
      opened.clock.now = start;
    }
  });

  it("closes a package with its posting, with a word, and refuses its approval", async () => {
    const { call, rule, word, actor, waiting, read, work, finish } = await aSeeker();
    const [first, second] = [await post(word), await post(word)];
    await call("POST", "/api/apply-rules", rule());
    await work();
    const packages = await waiting();
    const idOf = (jobId: string) => packages.find(({ job }) => job.id === jobId)?.id ?? "";
    await opened.takeDown(first);
    await finish(idOf(first));
    expect((await call("POST", `/api/packages/${idOf(first)}/approve`, {})).body.code).toBe("package_closed");
    await closeGone(deps);
    await closeGone(deps);
    expect(await read(idOf(first))).toMatchObject({ status: "closed" });
    expect(await read(idOf(second))).toMatchObject({ status: "ready" });
    const closed = (await opened.inbox(actor)).filter(({ kind }) => kind === "auto-apply-closed");
    expect(closed).toMatchObject([{ link: `/dashboard?section=auto-apply&item=${idOf(first)}` }]);
    expect((await call("POST", `/api/packages/${idOf(first)}/reopen`, {})).body.code).toBe("package_closed");
  });

  it("asks once, a day after an approval, whether it was sent", async () => {
    const { call, rule, word, actor, waiting, read, work, finish } = await aSeeker();
    await post(word);
    await call("POST", "/api/apply-rules", rule());
    await work();
    const [{ id }] = await waiting();
    await finish(id);
    await call("POST", `/api/packages/${id}/approve`, {});
    const asked = async () => (await opened.inbox(actor)).filter(({ kind }) => kind === "auto-apply-unsent");
    await askAboutSending(deps);
    expect(await asked()).toEqual([]);
    opened.clock.now += 86_400_000;
    await askAboutSending(deps);
    await askAboutSending(deps);
    expect(await asked()).toHaveLength(1);
    expect((await read(id)).askedAt).not.toBeNull();
  });

  it("is dismissed with a proposal for its rule, its parts in the trash, and comes back whole", async () => {
    const { call, rule, word, waiting, read, work, actor } = await aSeeker();
    await post(word, { company: "Grim Clinic GmbH" });
    await call("POST", "/api/apply-rules", rule());
    await work();
    const [{ id }] = await waiting();
    const { letterId, resumeId } = await read(id);
    const answer = await call("POST", `/api/packages/${id}/dismiss`, { reason: "company", note: "No." });
    expect(answer.body).toMatchObject({
      package: { status: "dismissed", dismissed: { reason: "company", note: "No." }, letterId: null },
      proposal: { avoidCompanies: ["Grim Clinic GmbH"] },
    });
    expect((await call("GET", `/api/letters/${letterId}`)).status).toBe(404);
    await work();
    expect(await waiting()).toEqual([]);
    await call("POST", `/api/packages/${id}/reopen`, {});
    expect(await read(id)).toMatchObject({ status: "ready", letterId, resumeId, dismissed: null });
    // Deleted for good in between: it is made again.
    await call("POST", `/api/packages/${id}/dismiss`, { reason: "other" });
    await deps.database.query(`DELETE FROM letters WHERE user_id = '${actor.userId}'`);
    expect((await call("POST", `/api/packages/${id}/reopen`, {})).body.package.status).toBe("preparing");
    await makePackage(deps, actor.userId, id);
    expect((await read(id)).letterId).not.toBeNull();
  });

  it("uses the application that the person made themselves, and counts nothing more", async () => {
    const { call, word, actor, finish } = await aSeeker();
    const jobId = await post(word);
    const { id } = (await call("POST", "/api/packages", { jobId })).body.package;
    await makePackage(deps, actor.userId, id);
    await finish(id);
    const { application } = (await call("POST", "/api/applications", { jobId })).body;
    const approved = await call("POST", `/api/packages/${id}/approve`, {});
    expect(approved.body.package.applicationId).toBe(application.id);
    const [used] = await deps.db.select().from(usageCounters).where(eq(usageCounters.userId, actor.userId));
    expect(used?.count).toBe(1);
  });
});
