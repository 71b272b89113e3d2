import { appendFileSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";

import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

import { rowsOf } from "../db/db.ts";

import { readChanges, recordChange, recordErasure, recordSealedChange } from "../db/ledger.ts";

import { type Deps, inTransaction } from "../deps.ts";
import { findAccount, readAccount } from "../features/accounts/account.ts";
import { blockUser, unblockUser } from "../features/accounts/block-user.ts";
import { changeEmail } from "../features/accounts/credentials/change-email.ts";
import { login } from "../features/accounts/credentials/login.ts";
import { hashNewPassword, storePassword } from "../features/accounts/credentials/password.ts";
import { noteInLedger } from "../features/accounts/ledger-texts.ts";
import { changePerson } from "../features/accounts/profile/change-person.ts";
import { findCaller } from "../features/accounts/sessions/find-caller.ts";
import { accountOfProvenPhone } from "../features/accounts/store.ts";
import {
  countBackupCodes,
  putPendingAuthenticator,
  readAuthenticator,
  replaceBackupCodes,
  turnOnAuthenticator,
} from "../features/security/second-factor/authenticator-store.ts";
import { newId } from "../ids.ts";
import { openAdminSocket } from "../operator/admin-socket.ts";
import { runOperator } from "../operator/main.ts";
import { freshNumber } from "../ports/phone/contract.ts";
import { start } from "../startup/start.ts";
import { aPerson, freshEmail, goodPassword } from "../testing/a-person.ts";
import { codeOf } from "../testing/code-of.ts";
import { openTestDatabase } from "../testing/database.ts";
import { testDeps } from "../testing/deps.ts";

import { applyLedger } from "./apply-ledger.ts";

const silent = pino({ level: "silent" });

async function setPassword(deps: Deps, userId: string, email: string, password: string): Promise<void> {
  const hash = await hashNewPassword(deps, password, email, "en");
  await inTransaction(deps, (tx) => storePassword(tx, userId, hash));
}
const signIn = (deps: Deps, email: string, password: string) =>
  codeOf(login(deps, { email, password }, "en"));
const emailsIn = async (deps: Deps) =>
  rowsOf<{ email: string }>(await deps.db.execute(sql`SELECT email FROM users`)).map(({ email }) => email);

describe("the ledger beside the database", () => {
  let deps: Deps;
  beforeAll(async () => {
    deps = await testDeps({ database: await openTestDatabase() });
  });
  afterAll(() => deps.database.close());

  it("changes nothing in a database that was not restored", async () => {
    const { actor, email: first, headers } = await aPerson(deps);
    await setPassword(deps, actor.userId, first, "a password of today, quite long");
    await blockUser(deps, actor.userId);
    await unblockUser(deps, actor.userId);
    await inTransaction(deps, (tx) => changeEmail(tx, actor.userId, freshEmail()));
    await putPendingAuthenticator(deps, actor.userId, "A".repeat(32));
    const { createdAt = deps.now() } = (await readAuthenticator(deps, actor.userId)) ?? {};
    const at = deps.now();
    await turnOnAuthenticator(deps.db, actor.userId, { createdAt, step: 1, at });
    await replaceBackupCodes(deps.db, actor.userId, ["hash"], at);
    for (const kind of ["factor-on", "backup-codes"] as const)
      await recordChange(deps.config.DATA_DIR, kind, actor.userId, at);
    expect(Object.values(await applyLedger(deps)).filter((count) => count > 0)).toEqual([]);
    expect(await countBackupCodes(deps.db, actor.userId)).toBe(1);
    const { email } = (await readAccount(deps, actor.userId)) ?? { email: "" };
    expect(await signIn(deps, email, "a password of today, quite long")).toBe("done");
    expect(await findCaller(deps, headers)).toBeNull();
  });

  it("holds ids, instants and sealed addresses and nothing else", async () => {
    const { actor, email } = await aPerson(deps);
    await setPassword(deps, actor.userId, email, "a password of today, quite long");
    const lines = readFileSync(join(deps.config.DATA_DIR, "erasures/changes"), "utf8").split("\n");
    for (const line of lines.filter((text) => text !== ""))
      expect(line).toMatch(/^[\d-]{10}T[\d:.]{12}Z [\da-f-]{36} ([a-z-]+|(?:email|phone) \d\.[\w-]+ end)$/);
    expect(lines.join()).toContain(actor.userId);
    expect(lines.join()).not.toContain("@");
  });

  it("leaves an address that cannot be opened, or is another's by now, reachable by no mail", async () => {
    const { DATA_DIR } = deps.config;
    const [lost, clash, other] = [await aPerson(deps), await aPerson(deps), await aPerson(deps)];
    const later = new Date(Date.now() + 1_000);
    const { userId: id } = lost.actor;
    await recordSealedChange(DATA_DIR, "email", { id, sealed: "1.AAAA", at: later });
    const { userId } = clash.actor;
    await noteInLedger(deps, "email", { userId, text: other.email, at: later });
    await applyLedger({ ...deps, log: silent });
    for (const { actor, email } of [lost, clash]) {
      expect(await findAccount(deps, email)).toBeNull();
      expect((await readAccount(deps, actor.userId))?.email).toMatch(/\.invalid$/);
    }
    expect((await findAccount(deps, other.email))?.userId).toBe(other.actor.userId);
  });

  it("goes on with the number that was proven last, and with none when it was removed or cannot be read", async () => {
    const proven = async () => {
      const { actor } = await aPerson(deps);
      const number = freshNumber();
      const phoneVerifiedAt = deps.now();
      await changePerson(deps, actor, () => ({ phoneNumber: number, phoneVerifiedAt }));
      return { number, userId: actor.userId, id: actor.userId };
    };
    const [changed, removed, lost, kept] = [await proven(), await proven(), await proven(), await proven()];
    const [at, text] = [new Date(Date.now() + 1_000), freshNumber()];
    await noteInLedger(deps, "phone", { ...changed, text, at });
    await noteInLedger(deps, "phone", { ...removed, text: "", at });
    await recordSealedChange(deps.config.DATA_DIR, "phone", { ...lost, sealed: "1.AAAA", at });
    expect((await applyLedger({ ...deps, log: silent })).phones).toBe(3);
    const whose = async (number: string) => (await accountOfProvenPhone(deps, number))?.userId;
    for (const { number } of [changed, removed, lost]) expect(await whose(number)).toBeUndefined();
    expect(await whose(text)).toBe(changed.userId);
    expect(await whose(kept.number)).toBe(kept.userId);
    expect((await applyLedger(deps)).phones).toBe(0);
  });

  it("is read to its end though a power cut left half a line, and though the clock was set back", async () => {
    const { DATA_DIR } = (await testDeps({ database: deps.database })).config;
    const id = newId();
    await recordChange(DATA_DIR, "password", id, new Date(9_000));
    appendFileSync(join(DATA_DIR, "erasures/changes"), `2026-11-22T10:00:00.000Z ${id} blo`);
    await recordChange(DATA_DIR, "unblocked", id, new Date(1_000));
    await recordChange(DATA_DIR, "password", id, new Date(2_000));
    const { blocks, passwords } = await readChanges(DATA_DIR);
    expect([blocks.get(id), passwords.get(id)]).toEqual([false, new Date(2_000)]);
  });

  it("keeps everybody out of an account whose erasure cannot be done again yet", async () => {
    const { actor, email, headers } = await aPerson(deps);
    await recordErasure(deps.config.DATA_DIR, actor.userId);
    const away = { ...deps.keys, destroy: () => Promise.reject(new Error("away")) };
    const keys = Object.assign(Object.create(deps.keys), away);
    await applyLedger({ ...deps, log: silent, keys });
    expect(await findCaller(deps, headers)).toBeNull();
    expect(await signIn(deps, email, goodPassword)).toBe("account_blocked");
    await applyLedger(deps);
    expect(await emailsIn(deps)).not.toContain(email);
  });

  it("counts in every table that keeps a secret of a way in", async () => {
    const { rows } = await deps.database.query(`SELECT DISTINCT table_name AS name
      FROM information_schema.columns WHERE table_schema = 'public'
      AND column_name ~ '(token|secret|challenge|session|code|slug|form|password|credential)(_|$)'
      AND column_name ~ '(hash|token|secret|challenge|password)'`);
    const ended = [
      "calendar_feeds",
      "codes",
      "email_changes",
      "mailed_links",
      "operator_links",
      "passkey_challenges",
      "provider_trips",
      "public_profiles",
      "sessions",
      "sign_in_methods",
      "team_invitations",
    ];
    // The ledger knows replaced or used backup codes; a sent form gives no access.
    const staying = ["backup_codes", "profile_messages"];
    const found = rows.map((row) => (row as { name: string }).name);
    expect(
      found.filter((name) => ![...ended, ...staying].includes(name)),
      "end these in restoring/",
    ).toEqual([]);
    expect(ended.filter((name) => !found.includes(name))).toEqual([]);
  });
});

describe("a database that the operator restored with tools of their own", () => {
  it("is treated likewise by a command, inside the server that runs", async () => {
    const deps = await testDeps();
    const { headers, email, actor } = await aPerson(deps);
    await recordChange(deps.config.DATA_DIR, "password", actor.userId, new Date(Date.now() + 1_000));
    const closeDoor = await openAdminSocket(deps);
    const lines: string[] = [];
    const env = { DATA_DIR: deps.config.DATA_DIR, LANG: "en" };
    const terminal = { env, folder: "/", write: (line: string) => lines.push(line) };
    const code = await runOperator(["after-restore"], terminal);
    expect([code, lines]).toEqual([
      0,
      [
        expect.stringContaining("Everybody has to sign in again."),
        expect.stringContaining("1 person changed their password"),
      ],
    ]);
    expect(await findCaller(deps, headers)).toBeNull();
    expect(await signIn(deps, email, goodPassword)).toBe("invalid_credentials");
    await closeDoor();
    await deps.database.close();
  });
});

describe("a start", () => {
  const closers: (() => void)[] = [];
  afterEach(() => {
    for (const close of closers.splice(0)) close();
  });

  it("applies the ledger before its port opens", async () => {
    const deps = await testDeps();
    const { actor, email } = await aPerson(deps);
    const { DATA_DIR } = deps.config;
    await recordErasure(DATA_DIR, actor.userId);
    // Another program has the port, so everything was done before listening.
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
    closers.push(() => taken.close());
    const address = taken.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const env = {
      DATA_DIR,
      DATABASE_URL: deps.database.url,
      SEAL_KEY: "07".repeat(32),
      PORT: `${port}`,
      HOST: "127.0.0.1",
      LOG_LEVEL: "silent",
    };
    const exit = (code: number) => {
      throw new Error(`exit ${code}`);
    };
    const host = Object.create(process, {
      env: { value: env },
      stderr: { value: { write: () => true } },
      exit: { value: exit },
    });
    await expect(start(host)).rejects.toThrow("exit 1");
    expect(await emailsIn(deps)).not.toContain(email);
    await deps.database.close();
  });
});
