import { unzipSync } from "fflate";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../../config.ts";
import { makeBackup } from "../../db/backup/backup.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { usersCommand } from "../../operator/commands/users.ts";
import { runRestore } from "../../operator/restore-command.ts";
import { openProduct } from "../../startup/open-product.ts";
import { aPerson } from "../../testing/a-person.ts";
import { codeOf } from "../../testing/code-of.ts";
import { openTestDatabase } from "../../testing/database.ts";
import { never } from "../../testing/people/a-full-person.ts";
import { freshDataDir, layEmbedded } from "../../testing/template.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";
import { namedAccount } from "../accounts/list-accounts.ts";
import { packExport } from "./pack-export.ts";

describe("personal data over HTTP", () => {
  let deps: Deps;
  let call: TestApp["call"];
  let close: TestApp["close"];
  beforeAll(async () => {
    ({ deps, call, close } = await openTestApp({
      database: await openTestDatabase(),
      config: { RATE_LIMITS: "off" },
    }));
  });
  afterAll(() => close());

  async function signedIn() {
    const person = await aPerson(deps);
    const ask = (method: "GET" | "POST" | "DELETE", url: string, payload?: object) =>
      call(person, method, url, payload);
    return { ...person, ask };
  }

  it("packs, says where, and gives the file as an attachment that no cache keeps", async () => {
    const { ask, actor } = await signedIn();
    expect((await ask("GET", "/api/personal-data")).json()).toEqual({ export: null, erasure: null });
    const { export: asked } = (await ask("POST", "/api/personal-data/export", {})).json();
    expect(asked).toMatchObject({ state: "waiting", parts: 0 });
    const early = await ask("POST", `/api/personal-data/export/${asked.id}/download`, {});
    expect(early.statusCode).toBe(404);
    await packExport(deps, { id: asked.id, userId: actor.userId }, never);
    const { downloadUrl } = (await ask("POST", `/api/personal-data/export/${asked.id}/download`, {})).json();
    const file = await ask("GET", downloadUrl);
    expect(file.statusCode).toBe(200);
    expect(file.headers).toMatchObject({
      "content-type": "application/zip",
      "content-disposition": expect.stringMatching(/^attachment; filename="waymark-[\d-]+\.zip"/),
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox; default-src 'none'",
      "content-length": String(file.rawPayload.length),
    });
    expect(Object.keys(unzipSync(file.rawPayload))).toContain("account.json");
  });

  it("answers the same to an absent export, a malformed id and somebody else's", async () => {
    const [ada, eve] = [await signedIn(), await signedIn()];
    const { export: asked } = (await ada.ask("POST", "/api/personal-data/export", {})).json();
    await packExport(deps, { id: asked.id, userId: ada.actor.userId }, never);
    for (const id of [asked.id, newId(), "none", "%00"]) {
      const answers = [
        await eve.ask("GET", `/api/personal-data/export/${id}/file`),
        await eve.ask("POST", `/api/personal-data/export/${id}/download`, {}),
      ];
      for (const answer of answers) {
        const { requestId, ...body } = answer.json();
        expect([answer.statusCode, body], id).toEqual([
          404,
          { code: "not_found", error: expect.any(String) },
        ]);
      }
    }
  });

  it("erases only when the address is typed, names the field otherwise, and can be called off", async () => {
    const { ask, email } = await signedIn();
    for (const payload of [{}, { confirm: "" }, { confirm: "ja" }, { confirm: `${email}.` }]) {
      const answer = await ask("POST", "/api/personal-data/erasure", payload);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().details.fields[0].field).toBe("confirm");
    }
    const asked = await ask("POST", "/api/personal-data/erasure", { confirm: ` ${email} ` });
    expect(asked.json().erasure).toMatchObject({ erasedAt: expect.any(String) });
    expect((await ask("GET", "/api/personal-data")).json()).toMatchObject(asked.json());
    expect((await ask("DELETE", "/api/personal-data/erasure")).json()).toEqual({ ok: true });
    expect((await ask("GET", "/api/personal-data")).json().erasure).toBeNull();
  });

  it("is erased by the operator by address, when they are sure", async () => {
    const { ask, email } = await signedIn();
    const said: string[] = [];
    const print = (key: string) => void said.push(key);
    const run = (...args: string[]) =>
      usersCommand.run({
        ...{ deps, args, folder: ".", print, concerns: () => {} },
        signal: new AbortController().signal,
      });
    expect(await codeOf(run("erase", "nobody@example.org", "--yes"))).toBe("not_found");
    expect(await run("erase", email)).toBe(1);
    expect((await ask("GET", "/api/personal-data")).statusCode).toBe(200);
    expect(await run("erase", email, "--yes")).toBe(0);
    expect(said).toEqual(["operator.erase.sure", "operator.erase.done"]);
    expect((await ask("GET", "/api/personal-data")).statusCode).toBe(401);
    expect(await codeOf(namedAccount(deps, email))).toBe("not_found");
  });
});

describe("a backup from before an erasure", () => {
  it("is restored without the erased", async () => {
    const folder = freshDataDir("waymark-restore-");
    await layEmbedded(folder);
    const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: "silent", JOB_SOURCES: "none" });
    const log = pino({ level: "silent" });
    const product = await openProduct(config, log);
    const { email: gone } = await aPerson(product.deps);
    const { email: stays } = await aPerson(product.deps);
    const { file: backup } = await makeBackup(product.deps);
    const { signal } = new AbortController();
    const run = { deps: product.deps, folder, print: () => {}, concerns: () => {}, signal };
    expect(await usersCommand.run({ ...run, args: ["erase", gone, "--yes"] })).toBe(0);
    await product.close();
    const said: [string, unknown][] = [];
    const done = await runRestore(config, [backup, "--move-aside"], folder, (key, params) =>
      said.push([key, params]),
    );
    expect([done, said]).toEqual([0, expect.arrayContaining([["operator.restore.erased", { count: 1 }]])]);
    const restored = await openProduct(config, log);
    try {
      const found = await inTransaction(restored.deps, async (tx) => [
        await codeOf(namedAccount(tx, gone)),
        await codeOf(namedAccount(tx, stays)),
      ]);
      expect(found).toEqual(["not_found", "done"]);
    } finally {
      await restored.close();
    }
  }, 120_000);
});
