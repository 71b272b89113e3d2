import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { strFromU8 } from "fflate";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rowsOf } from "../../db/db.ts";
import type { Deps } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { outgoingMessages } from "../../ports/outgoing/tables.ts";
import { aPerson, eventsOf } from "../../testing/a-person.ts";
import { readAs } from "../../testing/a-pool.ts";
import { codeOf } from "../../testing/code-of.ts";
import { testDatabases } from "../../testing/database.ts";
import { testDeps } from "../../testing/deps.ts";
import { outboxOf } from "../../testing/outbox-of.ts";
import { aFullPerson, canary, never, packed } from "../../testing/people/a-full-person.ts";
import { findCaller } from "../accounts/sessions/find-caller.ts";
import { acceptProof } from "../accounts/sessions/recent-proof.ts";
import { downloadExport } from "./download-export.ts";
import { eraseNow, reapplyErasures } from "./erase-person.ts";
import { packExport } from "./pack-export.ts";
import { exportSections, notExported } from "./parts.ts";
import { cancelErasure, requestErasure } from "./request-erasure.ts";
import { readPersonalData, requestExport } from "./request-export.ts";
import { readPersonalTables } from "./store.ts";
import { eraseDue, purgeExports } from "./tasks.ts";

const day = 86_400_000;

/** Tables of people that `aFullPerson` has no rows in. */
const leftEmpty = [
  "authenticators",
  "backup_codes",
  "billing_accounts",
  "bulk_lists",
  "comment_threads",
  "comments",
  "email_changes",
  "grant_looks",
  "grants",
  "notification_sendings",
  "notification_times",
  "paid_invoices",
  "passkeys",
  "profile_messages",
  "public_profiles",
  "retired_slugs",
  "subscriptions",
  "team_goals",
  "team_members",
  "trial_cards",
];

describe.each(testDatabases())("personal data on $name", ({ open }) => {
  let base: Deps;
  const clock = { now: Date.UTC(2026, 6, 1, 10) };
  const logged: string[] = [];
  beforeAll(async () => {
    base = await testDeps({
      database: await open(),
      log: pino({ level: "debug" }, { write: (line) => void logged.push(line) }),
      now: () => new Date(clock.now),
      pool: readAs({ name: "Nora Vale", skills: ["Triage"] }),
    });
  });
  afterAll(() => base.database.close());

  /** A person who has just proven who they are, by the test's clock. */
  async function provenPerson() {
    const person = await aPerson(base);
    await acceptProof(base, person.actor, person.sessionId);
    return person;
  }

  it("asks for a fresh proof before it gives, or erases, everything", async () => {
    const { actor, email, sessionId } = await aPerson(base);
    const later = { ...base, now: () => new Date(Math.max(Date.now(), clock.now) + 11 * 60_000) };
    for (const work of [
      () => requestExport(later, actor, sessionId),
      () => downloadExport(later, actor, sessionId, newId()),
      () => requestErasure(later, actor, sessionId, email),
      () => requestErasure(base, actor, null, email),
    ])
      expect(await codeOf(work())).toBe("proof_required");
  });

  it("names every table with rows of people in a part, or says why not", async () => {
    const owned = rowsOf<{ name: string }>(
      await base.db.execute(sql`SELECT DISTINCT c.conrelid::regclass::text AS name FROM pg_constraint c
        WHERE c.contype = 'f' AND c.confrelid = 'users'::regclass`),
    ).map((row) => row.name);
    const named = exportSections.flatMap((part) => part.tables);
    const all = new Set(["users", ...owned, ...(await readPersonalTables(base.db))]);
    const forgotten = [...all].filter((table) => !named.includes(table) && !(table in notExported));
    expect(
      forgotten,
      "give these to a part of features/personal-data/parts.ts, or excuse them there",
    ).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
    expect(named.filter((table) => table in notExported)).toEqual([]);
  });

  it("packs everything into one ZIP, with the original files", async () => {
    const word = canary();
    const person = await aFullPerson(base, word);
    const empty: string[] = [];
    for (const table of await readPersonalTables(base.db)) {
      const name = sql.identifier(table);
      const rows = rowsOf(
        await base.db.execute(sql`SELECT 1 FROM ${name} WHERE user_id = ${person.actor.userId} LIMIT 1`),
      );
      if (rows.length === 0 && !(table in notExported)) empty.push(table);
    }
    expect(empty.sort(), "let a full person have rows in each new table").toEqual(leftEmpty);
    const { entries, type, fileName } = await packed(base, person);
    expect([type, fileName]).toEqual(["application/zip", "waymark-2026-07-01.zip"]);
    const kept = Object.keys(entries).find((name) => name.startsWith("application-files/")) ?? "";
    expect(kept).toMatch(new RegExp(`^application-files/[0-9a-f-]{36}-${word}\\.pdf$`));
    expect(Object.keys(entries).sort()).toEqual(
      [
        kept,
        Object.keys(entries).find((name) => name.startsWith("interview-practice/")) ?? "a recording",
        "README.txt",
        ...exportSections.map((part) => `${part.name}.json`),
        "account/photo.jpeg",
        `resumes/${word}.pdf`,
        `resumes/${word} (2).pdf`,
      ].sort(),
    );
    const of = (name: string) => JSON.parse(strFromU8(entries[`${name}.json`] ?? new Uint8Array()));
    expect(of("account")).toMatchObject({
      account: { email: `${word}@example.org` },
      profile: { bio: word, phoneNumber: "+4915100000000", expectedSalary: word },
      signInMethods: [{ provider: "credential" }],
    });
    expect(of("resumes").resumes).toMatchObject([
      { name: word, feedback: [word] },
      { base: { name: word }, job: { company: word } },
    ]);
    expect(of("resumes").revisions).toMatchObject([{ version: 1, name: word }]);
    expect(of("notifications").notices.map((notice: { kind: string }) => notice.kind)).toContain(
      "passkey-added",
    );
    expect(of("billing").trial).not.toBeNull();
    expect(of("applications").applications).toMatchObject([{ notes: word, job: { title: word } }]);
    expect(of("interviews").interviews).toMatchObject([
      { title: word, people: [{ name: word }], notes: word },
    ]);
    expect(of("reminders").reminders).toMatchObject([{ text: word }]);
    expect(of("contacts").contacts).toMatchObject([
      { name: word, phone: word, applicationIds: [expect.any(String)] },
    ]);
    expect(of("offers").offers).toMatchObject([{ benefits: word, notes: word }]);
    expect(of("follow-ups")).toMatchObject({ dismissed: [{}], nextLookAt: expect.any(String) });
    expect(of("calendar").feed).toMatchObject({ withNotes: true });
    expect(of("careers")).toMatchObject({
      careerChoices: { targetRoleId: "nurse-manager" },
      actionPlans: [{ milestones: [{ title: word }] }],
    });
    expect(of("saved-jobs").savedJobs).toMatchObject([{ notes: word, tags: [word] }]);
    expect(of("saved-searches").savedSearches).toMatchObject([{ name: word }]);
    expect(of("jobs")).toMatchObject({ followedCompanies: [{}], ownPostings: [{ job: { title: word } }] });
    expect(entries["account/photo.jpeg"]?.length).toBeGreaterThan(0);
    expect(strFromU8(entries[`resumes/${word}.pdf`] ?? new Uint8Array())).toBe(`%PDF-1.7 ${word}`);
    const texts = Object.values(entries)
      .map((bytes) => strFromU8(bytes))
      .join("");
    expect(texts).not.toMatch(/\$argon2|"token"|_sealed|"password"/i);
  });

  it("tells the person, keeps it sealed for a week, and keeps the newest only", async () => {
    const word = canary();
    const person = await aFullPerson(base, word);
    const { actor, sessionId } = person;
    const first = await packed(base, person);
    expect((await readPersonalData(base, actor)).export).toMatchObject({
      state: "ready",
      parts: exportSections.length,
      partsInAll: exportSections.length,
      expiresAt: "2026-07-08T10:00:00.000Z",
    });
    expect(await eventsOf(base, actor.userId)).toContain("personal-data-changed");
    for (const key of await base.files.list(""))
      expect(Buffer.from((await base.files.get(key)) ?? []).includes(word), key).toBe(false);
    const before = (await base.files.list("")).length;
    clock.now += day;
    const second = await packed(base, person);
    expect(await codeOf(downloadExport(base, actor, sessionId, first.id))).toBe("not_found");
    expect((await base.files.list("")).length).toBe(before);
    clock.now += 7 * day;
    await acceptProof(base, actor, sessionId);
    expect(await codeOf(downloadExport(base, actor, sessionId, second.id))).toBe("not_found");
    expect((await readPersonalData(base, actor)).export).toBeNull();
    await purgeExports(base);
    expect((await base.files.list("")).length).toBeLessThan(before);
  });

  it("answers the packing under way instead of a second one, and five in a day at most", async () => {
    const person = await provenPerson();
    const { actor, sessionId } = person;
    const [one, two] = [
      await requestExport(base, actor, sessionId),
      await requestExport(base, actor, sessionId),
    ];
    expect(two.export.id).toBe(one.export.id);
    for (let i = 0; i < 4; i++) {
      const { export: asked } = await requestExport(base, actor, sessionId);
      await packExport(base, { id: asked.id, userId: actor.userId }, never);
    }
    await requestExport(base, actor, sessionId);
    clock.now += 6 * 60_000;
    expect(await codeOf(requestExport(base, actor, sessionId))).toBe("rate_limited");
  });

  it("gives nobody else's file", async () => {
    const person = await provenPerson();
    const { actor: other, sessionId: otherSession } = await provenPerson();
    const { id } = await packed(base, person);
    for (const wrong of [id, newId(), "x"])
      expect(await codeOf(downloadExport(base, other, otherSession, wrong))).toBe("not_found");
  });

  it("says so when packing fails, and leaves no piece behind", async () => {
    const person = await aFullPerson(base, canary());
    const { actor, sessionId } = person;
    const before = (await base.files.list("")).length;
    const { export: asked } = await requestExport(base, actor, sessionId);
    const files = { ...base.files, get: async () => Promise.reject(new Error("disk")) };
    await packExport({ ...base, files }, { id: asked.id, userId: actor.userId }, never);
    expect((await readPersonalData(base, actor)).export).toMatchObject({ state: "failed", expiresAt: null });
    expect((await base.files.list("")).length).toBe(before);
  });

  it("begins anew when the process was closed in the middle", async () => {
    const person = await provenPerson();
    const { actor, sessionId } = person;
    const { export: asked } = await requestExport(base, actor, sessionId);
    const closing = AbortSignal.abort();
    await expect(packExport(base, { id: asked.id, userId: actor.userId }, closing)).rejects.toThrow();
    await packExport(base, { id: asked.id, userId: actor.userId }, never);
    expect((await readPersonalData(base, actor)).export).toMatchObject({ state: "ready" });
  });

  it("asks for the erasure by the typed address only, mails a receipt, and can be called off", async () => {
    const { actor, email, sessionId } = await provenPerson();
    for (const wrong of ["", "erase", `x${email}`])
      expect(await codeOf(requestErasure(base, actor, sessionId, wrong))).toBe("invalid_request");
    const { erasure } = await requestErasure(base, actor, sessionId, email.toUpperCase());
    expect(Date.parse(erasure.erasedAt) - clock.now).toBe(7 * day);
    expect(await requestErasure(base, actor, sessionId, email)).toEqual({ erasure });
    const mail = await outboxOf(base, actor.userId);
    expect(mail.map(({ key }) => key)).toEqual(["account-notice"]);
    expect(mail[0]?.subject).toBe("Ihr Konto wird gelöscht");
    await cancelErasure(base, actor);
    await cancelErasure(base, actor);
    expect((await readPersonalData(base, actor)).erasure).toBeNull();
    clock.now += 8 * day;
    await eraseDue(base);
    expect(await findCaller(base, {})).toBeNull();
    expect((await readPersonalData(base, actor)).erasure).toBeNull();
    expect((await outboxOf(base, actor.userId)).length).toBe(2);
  });

  it("erases on the seventh day: rows, files, key, sessions and messages, with a last receipt", async () => {
    const word = canary();
    const person = await aFullPerson(base, word);
    const { actor, email, headers, sessionId } = person;
    await packed(base, person);
    const keys = new Set(await base.files.list(""));
    await requestErasure(base, actor, sessionId, email);
    clock.now += 7 * day - 1;
    await eraseDue(base);
    expect(await readPersonalData(base, actor)).toMatchObject({ erasure: {} });
    clock.now += 1;
    await eraseDue(base);
    expect(await findCaller(base, headers)).toBeNull();
    expect(await eventsOf(base, actor.userId)).toEqual(["signed-out"]);
    for (const table of await readPersonalTables(base.db)) {
      if (table === "events") continue;
      const name = sql.identifier(table);
      const left = rowsOf(await base.db.execute(sql`SELECT 1 FROM ${name} WHERE user_id = ${actor.userId}`));
      expect(left, table).toEqual([]);
    }
    expect(keys.size - (await base.files.list("")).length).toBeGreaterThanOrEqual(4);
    const receipts = (await base.db.select().from(outgoingMessages)).filter(
      (row) => row.key === "account-erased",
    );
    expect(receipts).toHaveLength(1);
    expect(receipts[0]?.language).toBe("de");
    expect(await readdir(join(base.config.DATA_DIR, "erasures"))).toContain(actor.userId);
    expect(logged.join("")).not.toContain(word);
  });

  it("erases again whoever a backup brings back, and nobody else", async () => {
    const person = await provenPerson();
    const { actor } = person;
    await eraseNow(base, actor.userId);
    const { actor: living } = await aPerson(base);
    expect(await reapplyErasures(base)).toBe(0);
    await base.db.execute(sql`INSERT INTO users (id, name, email, email_verified, created_at, updated_at)
      VALUES (${actor.userId}, 'back', 'back@example.org', false, now(), now())`);
    expect(await reapplyErasures(base)).toBe(1);
    const left = rowsOf<{ id: string }>(await base.db.execute(sql`SELECT id FROM users`)).map(
      (row) => row.id,
    );
    expect(left).not.toContain(actor.userId);
    expect(left).toContain(living.userId);
  });

  it("finishes what an earlier try left", async () => {
    const person = await aFullPerson(base, canary());
    const { actor } = person;
    const before = (await base.files.list("")).length;
    const files = { ...base.files, delete: async () => Promise.reject(new Error("disk")) };
    await expect(eraseNow({ ...base, files }, actor.userId)).rejects.toThrow("disk");
    expect((await base.files.list("")).length).toBe(before);
    await eraseDue(base);
    expect((await base.files.list("")).length).toBeLessThan(before);
  });

  it("rewrites the tables once for many people, and again when it died before", async () => {
    const people = [await provenPerson(), await provenPerson(), await provenPerson()];
    for (const { actor, sessionId, email } of people) await requestErasure(base, actor, sessionId, email);
    clock.now += 8 * day;
    const rounds: (readonly string[])[] = [];
    const dying = { ...base.database, maintain: () => Promise.reject(new Error("died")) };
    await expect(eraseDue({ ...base, database: dying })).rejects.toThrow("died");
    const maintain = async (statements: readonly string[]) => void rounds.push(statements);
    const counting = { ...base, database: { ...base.database, maintain } };
    await eraseDue(counting);
    await eraseDue(counting);
    expect(rounds).toHaveLength(1);
    expect(rounds[0]).toContain('VACUUM (FULL, ANALYZE) "resumes"');
  });
});
