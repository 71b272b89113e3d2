import { spawnSync } from "node:child_process";
import { appendFileSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { makeLink, readLink } from "../codes/mailed-link.ts";
import { readConfig } from "../config.ts";
import { makeBackup } from "../db/backup.ts";
import { rowsOf } from "../db/db.ts";
import { openEmbedded } from "../db/embedded/open-embedded.ts";
import { readChanges, recordChange, recordErasure } from "../db/ledger.ts";
import { restoreBackup } from "../db/restore.ts";
import { Keys, loadMasterKey } from "../db/seal.ts";
import { type Deps, inTransaction } from "../deps.ts";
import { blockUser, unblockUser } from "../features/accounts/block-user.ts";
import { unknownDevice } from "../features/accounts/device-of.ts";
import { login } from "../features/accounts/login.ts";
import { hashNewPassword, recovery, storePassword } from "../features/accounts/password.ts";
import { acceptProof } from "../features/accounts/recent-proof.ts";
import { whoAsks } from "../features/accounts/who-asks.ts";
import { makeFeed } from "../features/calendar/change-feed.ts";
import { readCalendar } from "../features/calendar/read-calendar.ts";
import { ensurePage } from "../features/public-profile/own-page.ts";
import { findPage } from "../features/public-profile/store.ts";
import { insertPasskey } from "../features/security/passkey-store.ts";
import { removePasskey } from "../features/security/remove-passkey.ts";
import { newId } from "../ids.ts";
import { type OpenProduct, openProduct } from "../open-product.ts";
import { openDoor } from "../operator/door.ts";
import { createLink, exchangeLink, isOperator } from "../operator/links.ts";
import { runOperator } from "../operator/main.ts";
import { start } from "../start.ts";
import { aPerson, goodPassword } from "../testing/a-person.ts";
import { codeOf } from "../testing/code-of.ts";
import { openTestDatabase } from "../testing/database.ts";
import { testDeps } from "../testing/deps.ts";
import { freshDataDir, layEmbedded, removeDataDir } from "../testing/template.ts";
import { applyLedger } from "./apply-ledger.ts";

const silent = pino({ level: "silent" });
const restoreChild = fileURLToPath(new URL("testing/restore-child.ts", import.meta.url));

async function setPassword(deps: Deps, userId: string, email: string, password: string): Promise<void> {
  const hash = await hashNewPassword(deps, password, email, "en");
  await inTransaction(deps, (tx) => storePassword(tx, userId, hash));
}
const signIn = (deps: Deps, email: string, password: string) =>
  codeOf(login(deps, { email, password }, "en"));
const emailsIn = async (deps: Deps) =>
  rowsOf<{ email: string }>(await deps.db.execute(sql`SELECT email FROM users`)).map(({ email }) => email);

// A database on the disk, saved, changed and restored: slow on a busy machine.
describe("after a backup was restored", { timeout: 240_000 }, () => {
  const dataDir = freshDataDir("waymark-restoring-");
  const config = readConfig({ DATA_DIR: dataDir, JOB_SOURCES: "remoteok", LOG_LEVEL: "silent" });
  let product: OpenProduct;
  let backup: string;
  let before: Awaited<ReturnType<typeof liveOn>>;

  /** What people have at the moment of the backup, and what they do about it afterwards. */
  async function liveOn(deps: Deps) {
    const [thief, blocked, freed, changed] = [
      await aPerson(deps),
      await aPerson(deps),
      await aPerson(deps),
      await aPerson(deps),
    ];
    await blockUser(deps, freed.who.userId);
    const feed = (await makeFeed(deps, thief.who, true)).address.split("/").at(-1) ?? "";
    const { secret } = await ensurePage(deps, thief.who);
    const mailed = await makeLink(deps, { purpose: recovery, userId: thief.who.userId });
    const operatorToken = (await createLink(deps)).split("token=")[1] ?? "";
    const operator = await exchangeLink(deps, (await createLink(deps)).split("token=")[1] ?? "");
    const passkey = {
      id: newId(),
      userId: thief.who.userId,
      credentialId: newId(),
      publicKey: "key",
      counter: 0,
      transports: [],
      backedUp: false,
      createdAt: deps.now(),
    };
    await insertPasskey(deps, { ...passkey, name: "stolen" });
    const teamId = newId();
    await deps.db.execute(sql`INSERT INTO teams (id, owner_id, name, seats, active, created_at)
      VALUES (${teamId}, ${thief.who.userId}, 'Team', 5, true, now())`);
    await deps.db.execute(sql`INSERT INTO team_invitations
      (id, team_id, email_sealed, email_hash, token_hash, state, expires_at, created_at)
      VALUES (${newId()}, ${teamId}, 'x', 'x', 'x', 'open', now() + interval '7 days', now())`);
    await deps.mail.send(deps.db, {
      userId: thief.who.userId,
      to: thief.email,
      language: "en",
      key: "welcome",
      params: { name: "Ada", link: "https://waymark.example" },
    });
    await deps.db.execute(sql`UPDATE outgoing_messages SET state = 'waiting'`);
    const made = (await makeBackup(deps)).file;
    await blockUser(deps, blocked.who.userId);
    await unblockUser(deps, freed.who.userId);
    await setPassword(deps, changed.who.userId, changed.email, "another horse, another battery");
    await acceptProof(deps, thief.who, thief.sessionId);
    await removePasskey(
      deps,
      { who: thief.who, sessionId: thief.sessionId, device: unknownDevice },
      passkey.id,
    );
    return { made, thief, blocked, freed, changed, feed, secret, mailed, operatorToken, operator };
  }

  beforeAll(async () => {
    await layEmbedded(dataDir);
    const database = await openEmbedded({ dataDir, log: silent, durable: false });
    const keys = new Keys(loadMasterKey(dataDir, undefined));
    const deps = await testDeps({ database, keys, config: { DATA_DIR: dataDir } });
    before = await liveOn(deps);
    backup = before.made;
    await database.close();
    await restoreBackup(config, backup, true);
    product = await openProduct(config, silent);
    await applyLedger(product.deps);
  }, 240_000);
  afterAll(async () => {
    await product?.close();
    removeDataDir(dataDir);
  });

  it("a stolen session that was ended since opens nothing", async () => {
    expect(await whoAsks(product.deps, before.thief.headers)).toBeNull();
    const { rows } = await product.deps.database.query("SELECT 1 FROM sessions");
    expect(rows).toEqual([]);
  });

  it("a password that was changed since opens nothing, and one that was not still does", async () => {
    const { changed, thief } = before;
    expect(await signIn(product.deps, changed.email, goodPassword)).toBe("invalid_credentials");
    expect(await signIn(product.deps, thief.email, goodPassword)).toBe("done");
  });

  it("somebody blocked since stays out, and somebody let in again since gets in", async () => {
    expect(await signIn(product.deps, before.blocked.email, goodPassword)).toBe("account_blocked");
    expect(await signIn(product.deps, before.freed.email, goodPassword)).toBe("done");
  });

  it("a calendar address, a secret profile link and a mailed link that leaked are dead", async () => {
    const { deps } = product;
    expect(await readCalendar(deps, before.feed)).toBeNull();
    expect(await findPage(deps, before.secret)).toBeNull();
    const page = await ensurePage(deps, before.thief.who);
    expect(await findPage(deps, page.secret)).toMatchObject({ bySecret: true });
    expect(await readLink(deps, recovery, before.mailed)).toBeNull();
  });

  it("the operator's old link and old session open nothing", async () => {
    expect(await exchangeLink(product.deps, before.operatorToken)).toBeNull();
    expect(await isOperator(product.deps, before.operator?.session)).toBe(false);
  });

  it("an invitation that was taken back is not open, and a passkey that was removed is gone", async () => {
    const read = async (text: string) => (await product.deps.database.query(text)).rows;
    expect(await read("SELECT state FROM team_invitations")).toEqual([{ state: "revoked" }]);
    expect(await read("SELECT name_sealed FROM passkeys")).toEqual([]);
  });

  it("what was waiting to be sent is not sent again", async () => {
    const text = "SELECT DISTINCT state, problem FROM outgoing_messages WHERE key = 'welcome'";
    expect((await product.deps.database.query(text)).rows).toEqual([
      { state: "failed", problem: "restored" },
    ]);
  });

  it("a session opened afterwards outlives the next start", async () => {
    const { headers } = await aPerson(product.deps);
    await product.close();
    product = await openProduct(config, silent);
    await applyLedger(product.deps);
    expect((await whoAsks(product.deps, headers))?.who.userId).toBeDefined();
  });

  // The old folders are whole beside the mark; in the swap; and with the old database already set aside.
  it.each([1, 3, 4])(
    "a restore killed at step %i leaves the old state or the restored one",
    async (moment) => {
      const { email } = await aPerson(product.deps);
      const old = await emailsIn(product.deps);
      await product.close();
      const killed = spawnSync(process.execPath, [
        "--import",
        "tsx",
        restoreChild,
        dataDir,
        backup,
        `${moment}`,
      ]);
      expect(killed.signal, killed.stderr.toString()).toBe("SIGKILL");
      product = await openProduct(config, silent);
      const now = await emailsIn(product.deps);
      const restored = ["thief", "blocked", "freed", "changed"] as const;
      if (moment < 3) expect(now.sort()).toEqual(old.sort());
      else expect(now.sort()).toEqual(restored.map((name) => before[name].email).sort());
      expect(now.includes(email)).toBe(moment < 3);
    },
  );
});

describe("the ledger beside the database", () => {
  let deps: Deps;
  beforeAll(async () => {
    deps = await testDeps({ database: await openTestDatabase() });
  });
  afterAll(() => deps.database.close());

  it("changes nothing in a database that was not restored", async () => {
    const { who, email, headers } = await aPerson(deps);
    await setPassword(deps, who.userId, email, "a password of today, quite long");
    await blockUser(deps, who.userId);
    await unblockUser(deps, who.userId);
    expect(await applyLedger(deps)).toEqual({ erased: 0, blocked: 0, passwords: 0 });
    expect(await signIn(deps, email, "a password of today, quite long")).toBe("done");
    expect(await whoAsks(deps, headers)).toBeNull();
  });

  it("holds ids and instants and nothing else", async () => {
    const { who, email } = await aPerson(deps);
    await setPassword(deps, who.userId, email, "a password of today, quite long");
    const lines = readFileSync(join(deps.config.DATA_DIR, "erasures/changes"), "utf8").split("\n");
    for (const line of lines.filter((text) => text !== ""))
      expect(line).toMatch(/^[\d-]{10}T[\d:.]{12}Z [\da-f-]{36} (blocked|unblocked|password|removed)$/);
    expect(lines.join()).toContain(who.userId);
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
    const { who, email, headers } = await aPerson(deps);
    await recordErasure(deps.config.DATA_DIR, who.userId);
    const away = { ...deps.keys, destroy: () => Promise.reject(new Error("away")) };
    const keys = Object.assign(Object.create(deps.keys), away);
    await applyLedger({ ...deps, log: silent, keys });
    expect(await whoAsks(deps, headers)).toBeNull();
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
    // Of an authenticator nothing says when it was replaced; a form that was sent opens nothing.
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
    const { headers, email, who } = await aPerson(deps);
    await recordChange(deps.config.DATA_DIR, "password", who.userId, new Date(Date.now() + 1_000));
    const closeDoor = await openDoor(deps);
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
    expect(await whoAsks(deps, headers)).toBeNull();
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
    const { who, email } = await aPerson(deps);
    const { DATA_DIR } = deps.config;
    await recordErasure(DATA_DIR, who.userId);
    // The port is somebody else's, so whatever was done was done before listening.
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
