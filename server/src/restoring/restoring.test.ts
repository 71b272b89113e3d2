import { spawnSync } from "node:child_process";

import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeLink, readLink } from "../codes/mailed-link.ts";
import { readConfig } from "../config.ts";
import { makeBackup } from "../db/backup/backup.ts";
import { restoreBackup } from "../db/backup/restore.ts";
import { rowsOf } from "../db/db.ts";
import { openEmbedded } from "../db/embedded/open-embedded.ts";
import { recordChange } from "../db/ledger.ts";
import { Keys, loadMasterKey } from "../db/seal.ts";
import { type Deps, inTransaction } from "../deps.ts";
import { findAccount } from "../features/accounts/account.ts";
import { blockUser, unblockUser } from "../features/accounts/block-user.ts";
import { changeEmail } from "../features/accounts/credentials/change-email.ts";
import { setSecondFactor } from "../features/accounts/credentials/complete-sign-in.ts";
import { login } from "../features/accounts/credentials/login.ts";
import { hashNewPassword, recovery, storePassword } from "../features/accounts/credentials/password.ts";
import { unknownDevice } from "../features/accounts/sessions/device-of.ts";
import { findCaller } from "../features/accounts/sessions/find-caller.ts";
import { openSession } from "../features/accounts/sessions/open-session.ts";
import { acceptProof } from "../features/accounts/sessions/recent-proof.ts";
import { makeFeed } from "../features/calendar/change-feed.ts";
import { readCalendar } from "../features/calendar/read-calendar.ts";
import { ensurePage, publishPage } from "../features/public-profile/own-page.ts";
import { findPage } from "../features/public-profile/store.ts";
import { insertPasskey } from "../features/security/passkeys/passkey-store.ts";
import { removePasskey } from "../features/security/passkeys/passkeys.ts";
import {
  consumeBackupCode,
  countBackupCodes,
  putPendingAuthenticator,
  readAuthenticator,
  replaceBackupCodes,
  turnOnAuthenticator,
} from "../features/security/second-factor/authenticator-store.ts";
import { backupCodeHash, backupCodeHashes } from "../features/security/second-factor/backup-code.ts";
import { renewBackupCodes, turnOffSecondFactor } from "../features/security/second-factor/second-factor.ts";
import { useSecondFactor } from "../features/security/second-factor/use-second-factor.ts";
import { claimAccount } from "../features/sign-in/claim-account.ts";
import { newId } from "../ids.ts";
import { createLink, exchangeLink, isOperator } from "../operator/links.ts";
import { type OpenProduct, openProduct } from "../startup/open-product.ts";

import { aPerson, freshEmail, goodPassword } from "../testing/a-person.ts";
import { childArguments } from "../testing/child-program.ts";
import { codeOf } from "../testing/code-of.ts";
import { testDeps } from "../testing/deps.ts";
import { freshDataDir, layEmbedded, removeDataDir } from "../testing/template.ts";
import { applyLedger } from "./apply-ledger.ts";

type Person = Awaited<ReturnType<typeof aPerson>>;
const silent = pino({ level: "silent" });
const restoreChild = childArguments("restoring/testing/restore-child.ts");

async function setPassword(deps: Deps, userId: string, email: string, password: string): Promise<void> {
  const hash = await hashNewPassword(deps, password, email, "en");
  await inTransaction(deps, (tx) => storePassword(tx, userId, hash));
}
const signIn = (deps: Deps, email: string, password: string) =>
  codeOf(login(deps, { email, password }, "en"));
const emailsIn = async (deps: Deps) =>
  rowsOf<{ email: string }>(await deps.db.execute(sql`SELECT email FROM users`)).map(({ email }) => email);

// A database on disk, saved, changed and restored: slow on a busy machine.
describe("after a backup was restored", { timeout: 240_000 }, () => {
  const dataDir = freshDataDir("waymark-restoring-");
  const config = readConfig({ DATA_DIR: dataDir, JOB_SOURCES: "remoteok", LOG_LEVEL: "silent" });
  let product: OpenProduct;
  let backup: string;
  let before: Awaited<ReturnType<typeof liveOn>>;

  /** People's data at the time of the backup, and their changes afterwards. */
  async function liveOn(deps: Deps) {
    const [thief, blocked, freed, changed] = [
      await aPerson(deps),
      await aPerson(deps),
      await aPerson(deps),
      await aPerson(deps),
    ];
    const factors = await factorsOf(deps);
    const [mover, taker, claimed] = [
      await aPerson(deps, { verified: true }),
      await aPerson(deps, { verified: true }),
      await aPerson(deps),
    ];
    const newAddress = freshEmail();
    await blockUser(deps, freed.actor.userId);
    const feed = (await makeFeed(deps, thief.actor, true)).address.split("/").at(-1) ?? "";
    const { secret } = await ensurePage(deps, thief.actor);
    await publishPage(deps, thief.actor, true);
    const mailed = await makeLink(deps, { purpose: recovery, userId: thief.actor.userId });
    const operatorToken = (await createLink(deps)).split("token=")[1] ?? "";
    const operator = await exchangeLink(deps, (await createLink(deps)).split("token=")[1] ?? "");
    const passkey = {
      id: newId(),
      userId: thief.actor.userId,
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
      VALUES (${teamId}, ${thief.actor.userId}, 'Team', 5, true, now())`);
    await deps.db.execute(sql`INSERT INTO team_invitations
      (id, team_id, email_sealed, email_hash, token_hash, state, expires_at, created_at)
      VALUES (${newId()}, ${teamId}, 'x', 'x', 'x', 'open', now() + interval '7 days', now())`);
    await deps.mail.send(deps.db, {
      userId: thief.actor.userId,
      to: thief.email,
      language: "en",
      key: "welcome",
      params: { name: "Ada", link: "https://waymark.example" },
    });
    await deps.db.execute(sql`UPDATE outgoing_messages SET state = 'waiting'`);
    const made = (await makeBackup(deps)).file;
    await blockUser(deps, blocked.actor.userId);
    await unblockUser(deps, freed.actor.userId);
    await setPassword(deps, changed.actor.userId, changed.email, "another horse, another battery");
    await acceptProof(deps, thief.actor, thief.sessionId);
    await removePasskey(
      deps,
      { actor: thief.actor, sessionId: thief.sessionId, device: unknownDevice },
      passkey.id,
    );
    await factors.change();
    await inTransaction(deps, (tx) => changeEmail(tx, mover.actor.userId, newAddress));
    await inTransaction(deps, (tx) => changeEmail(tx, taker.actor.userId, mover.email));
    await inTransaction(deps, (tx) => claimAccount(tx, claimed.actor.userId, claimed.email));
    const people = { thief, blocked, freed, changed, mover, taker, claimed, ...factors.people };
    const others = { made, feed, secret, mailed, operatorToken, operator, newAddress, people };
    return { ...others, ...people };
  }

  const oldCode = "AAAAA-AAAAA";
  const spareCode = "BBBBB-BBBBB";
  /** People with an authenticator and two backup codes, and their changes after the backup. */
  async function factorsOf(deps: Deps) {
    const turnOn = async (userId: string) => {
      await putPendingAuthenticator(deps, userId, "A".repeat(32));
      const begun = await readAuthenticator(deps, userId);
      const at = deps.now();
      await turnOnAuthenticator(deps.db, userId, { createdAt: begun?.createdAt ?? at, step: 1, at });
      await recordChange(deps.config.DATA_DIR, "factor-on", userId, at);
      const hashes = [oldCode, spareCode].map((code) => backupCodeHash(deps, userId, code));
      await replaceBackupCodes(deps.db, userId, hashes, at);
      await setSecondFactor(deps, userId, true);
      await acceptSession(userId);
    };
    const acceptSession = (userId: string) =>
      deps.db.execute(
        sql`UPDATE sessions SET second_factor_at = now(), proven_at = now() WHERE user_id = ${userId}`,
      );
    const asker = ({ actor, sessionId }: Person) => ({ actor, sessionId, device: unknownDevice });
    const [replacing, renewing, using] = [await aPerson(deps), await aPerson(deps), await aPerson(deps)];
    for (const { actor } of [replacing, renewing, using]) await turnOn(actor.userId);
    return {
      people: { replacing, renewing, using },
      async change() {
        await turnOffSecondFactor(deps, asker(replacing), { by: "backup-code", code: oldCode });
        await turnOn(replacing.actor.userId);
        await renewBackupCodes(deps, asker(renewing));
        await useSecondFactor(deps, asker(using), { by: "backup-code", code: oldCode });
      },
    };
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
    expect(await findCaller(product.deps, before.thief.headers)).toBeNull();
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
    const page = await ensurePage(deps, before.thief.actor);
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

  it("an authenticator that was replaced since opens nothing, and the second factor is owed as before", async () => {
    const { userId } = before.replacing.actor;
    expect(await readAuthenticator(product.deps, userId)).toBeNull();
    expect(await countBackupCodes(product.deps.db, userId)).toBe(0);
    expect((await openSession(product.deps, userId)).secondFactorOwed).toBe(true);
  });

  it("backup codes that were replaced since, or used, open nothing; the others still do", async () => {
    const { renewing, using } = before;
    const codes = async ({ actor }: Person) => {
      const taken = [];
      for (const code of [oldCode, spareCode])
        taken.push(
          await consumeBackupCode(
            product.deps.db,
            actor.userId,
            backupCodeHashes(product.deps, actor.userId, code),
            product.deps.now(),
          ),
        );
      return taken;
    };
    expect(await codes(renewing)).toEqual([null, null]);
    expect(await codes(using)).toEqual([null, expect.any(String)]);
    expect(await readAuthenticator(product.deps, using.actor.userId)).not.toBeNull();
  });

  it("no mail to an address that was given up since the backup opens the account", async () => {
    const { mover, taker, newAddress } = before;
    const { deps } = product;
    expect(await findAccount(deps, newAddress)).toMatchObject({
      userId: mover.actor.userId,
      emailVerified: true,
    });
    // Another person has the old address by now, and nobody this one.
    expect((await findAccount(deps, mover.email))?.userId).toBe(taker.actor.userId);
    expect(await findAccount(deps, taker.email)).toBeNull();
  });

  it("an account that its owner claimed since is not the stranger's again", async () => {
    const { claimed } = before;
    expect(await findAccount(product.deps, claimed.email)).toMatchObject({ emailVerified: true });
    expect(await signIn(product.deps, claimed.email, goodPassword)).toBe("invalid_credentials");
  });

  it("messages that were waiting at the time of the backup are not sent", async () => {
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
    expect((await findCaller(product.deps, headers))?.actor.userId).toBeDefined();
  });

  // The old folders are complete beside the mark; during the swap; and with the old database already set aside.
  it.each([1, 3, 4])(
    "a restore killed at step %i leaves the old state or the restored one",
    async (moment) => {
      const { email } = await aPerson(product.deps);
      const old = await emailsIn(product.deps);
      await product.close();
      const killed = spawnSync(process.execPath, [...restoreChild, dataDir, backup, `${moment}`]);
      expect(killed.signal, killed.stderr.toString()).toBe("SIGKILL");
      product = await openProduct(config, silent);
      const now = await emailsIn(product.deps);
      const { people, mover, taker, newAddress } = before;
      const restored = Object.values(people).map((person) =>
        person === mover ? newAddress : person === taker ? mover.email : person.email,
      );
      if (moment < 3) expect(now.sort()).toEqual(old.sort());
      // The ledger was not applied yet, so they are as in the backup.
      else expect(now).toHaveLength(restored.length);
      expect(now.includes(email)).toBe(moment < 3);
    },
  );
});
