import { join } from "node:path";
import type { Logger } from "pino";
import type { Config } from "./config.ts";
import { chooseConfinement } from "./confinement/choose-confinement.ts";
import type { Confinement } from "./confinement/confinement.ts";
import { openArchived } from "./db/archive/open-archived.ts";
import { lockFolder } from "./db/lock.ts";
import { type OpenDatabase, openPostgres } from "./db/open.ts";
import { loadMasterKey } from "./db/seal.ts";
import { endRestore, finishRestore, isRestoreUnopened } from "./db/swap.ts";
import { upgradeDatabase } from "./db/upgrade/upgrade-database.ts";
import type { Deps } from "./deps.ts";
import { openEvents } from "./events/open-events.ts";
import { openMatchProfiles } from "./features/job-fit/person-of.ts";
import { openJobIndex } from "./features/jobs/index/open-job-index.ts";
import { openKeys } from "./finish-key-rotation.ts";
import { openGazetteer } from "./gazetteer/open-gazetteer.ts";
import { openGuardedFetch } from "./outbound/guarded-fetch.ts";
import { openFilePool } from "./pool/open-file-pool.ts";
import { openFileStore } from "./ports/files/open-file-store.ts";
import { openLlm } from "./ports/llm/open-llm.ts";
import { openMail } from "./ports/mail/open-mail.ts";

import { openPayments } from "./ports/payments/open-payments.ts";

import { openPhoneVerifier } from "./ports/phone/open-phone-verifier.ts";
import { openSms } from "./ports/sms/open-sms.ts";
import { openPrinter } from "./printing/open-printer.ts";
import { endRevocable } from "./restoring/end-revocable.ts";
import { repositoryRoot } from "./root.ts";
import { openSay } from "./say.ts";
import { installTasks, openTasks } from "./tasks/open-tasks.ts";
import type { UnhandledFailures } from "./unhandled.ts";

const fileLimits = { size: 2, atOnce: 1, queue: 50, timeoutMs: 15_000, recognizingMs: 60_000, memoryMb: 768 };
const printLimits = { timeoutMs: 10_000, queue: 50 };

/** Everything open and migrated, nothing listening and no task running yet. */
export interface OpenProduct {
  readonly deps: Deps;
  /** Closes what was opened, in the reverse order, and gives the data folder back. */
  close(): Promise<void>;
}

/**
 * Opens the data folder, the database and the ports. A restore that died is finished or undone before, and what a
 * restored database revived is ended.
 * @throws FolderTaken, RestoreMarkBroken, DatabaseProblem, NewerDatabase, UpgradeFailed, WrongKey, or the database's own error; what was opened before is closed again.
 */
export async function openProduct(
  config: Config,
  log: Logger,
  unhandled: UnhandledFailures = { count: 0 },
): Promise<OpenProduct> {
  const release = lockFolder(config.DATA_DIR);
  const closers: (() => Promise<void> | void)[] = [release];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) {
      await Promise.resolve(closer()).catch((err: unknown) => log.error({ err }, "closing failed"));
    }
  };
  try {
    await finishRestore(config.DATA_DIR);
    const master = loadMasterKey(config.DATA_DIR, config.SEAL_KEY);
    const [database, confinement] = await Promise.all([
      openDatabase(config, log).then((opened) => {
        closers.push(() => opened.close());
        return opened;
      }),
      confine(config, log),
    ]);
    const now = () => new Date();
    await upgradeDatabase({ config, database, log, now });
    await installTasks(database);
    const keys = await openKeys({ config, db: database.db, master });
    const say = openSay();
    const pool = openFilePool({
      ...fileLimits,
      confinement,
      entry: join(repositoryRoot, "server/dist/pool-child.js"),
      log: (event) => log.warn(event, "a file was given up"),
    });
    closers.push(() => pool.close());
    const printer = openPrinter({
      ...printLimits,
      confinement,
      entry: join(repositoryRoot, "server/dist/printing-child.js"),
      log: (event) => log.warn(event, "a resume was not printed"),
    });
    closers.push(() => printer.close());
    const jobIndex = openJobIndex({ config, database, log });
    closers.push(() => jobIndex.close());
    const { gazetteer } = openGazetteer(log, {
      entry: join(repositoryRoot, "server/dist/gazetteer-thread.js"),
    });
    const base = {
      config,
      log,
      now,
      database,
      db: database.db,
      keys,
      say,
      pool,
      confinement,
      printer,
      files: openFileStore(config),
      fetch: openGuardedFetch({ allowPrivate: config.ALLOW_PRIVATE_OUTBOUND }),
      tasks: openTasks(database, log),
      events: openEvents(database, log),
      jobIndex,
      matchProfiles: openMatchProfiles(),
      gazetteer,
      unhandled,
    };
    const sms = openSms(base);
    const deps: Deps = {
      ...base,
      llm: openLlm(base),
      mail: openMail(base),
      sms,
      phone: openPhoneVerifier({ ...base, sms }),
      payments: openPayments(base),
    };
    if (await isRestoreUnopened(config.DATA_DIR)) {
      await endRevocable(deps);
      await endRestore(config.DATA_DIR);
    }
    return { deps, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openDatabase(config: Config, log: Logger): Promise<OpenDatabase> {
  if (config.DATABASE_URL === undefined) return openArchived(config, log);
  return openPostgres(config.DATABASE_URL, (err) => log.warn({ err }, "a database connection broke"));
}

/** Finds where untrusted files are read, and says in the log what could be set. */
async function confine(config: Config, log: Logger): Promise<Confinement> {
  const { confinement, refused } = await chooseConfinement({ dataDir: config.DATA_DIR });
  const { kind, networkClosed } = confinement;
  if (kind === "none")
    log.warn(
      { confinement: kind, networkClosed, refused },
      "untrusted files are read with this account's rights",
    );
  else log.info({ confinement: kind, networkClosed, refused }, "untrusted files are read in a confinement");
  return confinement;
}
