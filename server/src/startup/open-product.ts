import { join } from "node:path";
import type { Logger } from "pino";
import { Caches } from "../caches.ts";
import type { Config } from "../config.ts";
import { endRestore, isRestoreUnopened } from "../db/swap.ts";
import { upgradeDatabase } from "../db/upgrade/upgrade-database.ts";
import type { Deps } from "../deps.ts";
import { openDocumentParsers } from "../document-parsers/open-parsers.ts";
import { openEvents } from "../events/open-events.ts";
import { openAuth } from "../features/accounts/credentials/auth.ts";
import { openJobIndex } from "../features/job-search/index/open-job-index.ts";
import { SampleLoading } from "../features/jobs/samples/sample-loading.ts";
import { mailBrandOf } from "../features/teams/branding/brand.ts";
import { openGazetteer } from "../gazetteer/open-gazetteer.ts";
import { openGuardedFetch } from "../outbound/guarded-fetch.ts";
import { openFileStore } from "../ports/files/open-file-store.ts";
import { openLlm } from "../ports/llm/open-llm.ts";
import { openMail } from "../ports/mail/open-mail.ts";
import { openPayments } from "../ports/payments/open-payments.ts";
import { openPhoneVerifier } from "../ports/phone/open-phone-verifier.ts";
import { openSms } from "../ports/sms/open-sms.ts";
import { openTranscriber } from "../ports/speech/open-transcriber.ts";
import { openPrinter } from "../printing/open-printer.ts";
import { revokeAllAccess } from "../restoring/revoke-all-access.ts";
import { repositoryRoot } from "../root.ts";
import { openLexicon } from "../spelling/open-lexicon.ts";
import { openTasks } from "../tasks/open-tasks.ts";
import { openTranslate } from "../translate.ts";
import { openKeys } from "./finish-key-rotation.ts";
import { type OpenFolder, openFolder } from "./open-folder.ts";
import type { UnhandledFailures } from "./unhandled.ts";

const fileLimits = {
  ...{ size: 2, atOnce: 1, queue: 50, timeoutMs: 15_000, recognizingMs: 60_000, memoryMb: 768 },
  restMs: 10 * 60_000,
};
const printLimits = { timeoutMs: 10_000, queue: 50 };

/** Everything is open and migrated; nothing listens and no task runs yet. */
export interface OpenProduct {
  readonly deps: Deps;
  close(): Promise<void>;
}

/**
 * Opens the data folder, the database and the ports, and ends what a restored database revived.
 * @param folder The data folder when it is being opened already.
 * @throws FolderTaken, RestoreMarkBroken, DatabaseProblem, NewerDatabase, UpgradeFailed, WrongKey, or the database's
 * own error; what was opened before is closed again.
 */
export async function openProduct(
  config: Config,
  log: Logger,
  unhandled: UnhandledFailures = { count: 0 },
  folder: Promise<OpenFolder> = openFolder(config, log),
): Promise<OpenProduct> {
  const { master, database, confinement, close, closers } = await folder;
  try {
    const now = () => new Date();
    await upgradeDatabase({ config, database, log, now });
    const keys = await openKeys({ config, db: database.db, master });
    const translate = openTranslate();
    const caches = new Caches();
    closers.push(() => caches.clear());
    const pool = openDocumentParsers({
      ...fileLimits,
      confinement,
      entry: join(repositoryRoot, "server/dist/parser-child.js"),
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
    const jobIndex = openJobIndex({ config, database, log, caches });
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
      caches,
      auth: openAuth({ config, keys }),
      translate,
      pool,
      confinement,
      printer,
      files: openFileStore(config),
      fetch: openGuardedFetch({ allowPrivate: config.ALLOW_PRIVATE_OUTBOUND }),
      tasks: openTasks(database, log),
      events: openEvents(database, log),
      jobIndex,
      samples: new SampleLoading(),
      gazetteer,
      findLexicon: openLexicon(log, join(repositoryRoot, "server/dist/words.bin")),
      unhandled,
    };
    const sms = openSms(base);
    const deps: Deps = {
      ...base,
      llm: await openLlm(base),
      transcriber: openTranscriber(base),
      mail: openMail(base, undefined, mailBrandOf),
      sms,
      phone: openPhoneVerifier({ ...base, sms }),
      payments: await openPayments(base),
    };
    if (await isRestoreUnopened(config.DATA_DIR)) {
      await revokeAllAccess(deps);
      await endRestore(config.DATA_DIR);
    }
    return { deps, close };
  } catch (error) {
    await close();
    throw error;
  }
}
