import { pino } from "pino";
import { Caches } from "../caches.ts";
import { type Config, readConfig } from "../config.ts";
import { unconfined } from "../confinement/confinement.ts";
import { Keys } from "../db/seal.ts";
import type { Deps } from "../deps.ts";
import { openEvents } from "../events/open-events.ts";
import { openAuth } from "../features/accounts/credentials/auth.ts";
import { openJobIndex } from "../features/job-search/index/open-job-index.ts";
import { readAnswer } from "../features/job-sources/fetching/read-answer.ts";
import { SampleLoading } from "../features/jobs/samples/sample-loading.ts";
import { mailBrandOf } from "../features/teams/branding/brand.ts";
import { Gazetteer } from "../gazetteer/gazetteer.ts";
import { openFileStore } from "../ports/files/open-file-store.ts";
import { openLlm } from "../ports/llm/open-llm.ts";
import { openMail } from "../ports/mail/open-mail.ts";

import { openPayments } from "../ports/payments/open-payments.ts";

import { openPhoneVerifier } from "../ports/phone/open-phone-verifier.ts";

import { openSms } from "../ports/sms/open-sms.ts";
import { openTranscriber } from "../ports/speech/open-transcriber.ts";
import { openTasks } from "../tasks/open-tasks.ts";
import { openTranslate } from "../translate.ts";
import { aPrinter } from "./a-printer.ts";
import { freshTestFolder, openTestDatabase } from "./database.ts";

/** Unexpected errors are logged to the test output: an unknown failure answers 500 and would leave no other trace. */
const errorsAlone = pino.destination({ fd: 2, sync: true });

export type GivenDeps = Partial<Omit<Deps, "config">> & { readonly config?: Partial<Config> };

const notGiven = (what: string) => async () => {
  throw new Error(`This test uses ${what} without giving one.`);
};

/**
 * The product's dependencies on a test database (a fresh one by default; close it): local ports, a log of errors only,
 * a temporary data folder, and by default no network and no file pool. Tasks and events are not started.
 */
export async function testDeps(given: GivenDeps = {}): Promise<Deps> {
  const log = given.log ?? pino({ level: "error" }, errorsAlone);
  const database = given.database ?? (await openTestDatabase());
  const config: Config = {
    // A process that a test starts has no test run to ask for a folder; it names its own.
    ...readConfig({ DATA_DIR: given.config?.DATA_DIR ?? freshTestFolder(), LOG_LEVEL: "silent" }),
    ...given.config,
  };
  const now = given.now ?? (() => new Date());
  const keys = given.keys ?? new Keys(Buffer.alloc(32, 7));
  const caches = new Caches(() => now().getTime());
  const base = {
    log,
    now,
    database,
    db: database.db,
    keys,
    // By the test's own clock.
    caches,
    auth: openAuth({ config, keys }),
    translate: openTranslate(),
    tasks: openTasks(database, log, { pollMs: 100, cronSeconds: 1 }),
    events: openEvents(database, log),
    files: openFileStore(config),
    pool: {
      readResume: notGiven("the file pool"),
      readLinkedin: notGiven("the file pool"),
      readTable: notGiven("the file pool"),
      drawPhoto: notGiven("the file pool"),
      drawMark: notGiven("the file pool"),
      readFacts: notGiven("the file pool"),
      readAnswer: async (bytes: Uint8Array, asked: string) => readAnswer(bytes, asked),
      bundleFiles: notGiven("the file pool"),
      prepare: () => {},
      stats: () => ({ running: 0, waiting: 0 }),
      close: async () => {},
    },
    confinement: unconfined,
    printer: aPrinter(),
    fetch: notGiven("the network"),
    jobIndex: openJobIndex({ config, database, log, caches, waitsForLoad: true }),
    samples: new SampleLoading(),
    gazetteer: new Gazetteer(),
    findLexicon: async () => null,
    unhandled: { count: 0 },
    ...given,
    config,
  };
  const sms = given.sms ?? openSms(base);
  return {
    ...base,
    llm: given.llm ?? (await openLlm(base)),
    transcriber: given.transcriber ?? openTranscriber(base),
    mail: given.mail ?? openMail(base, undefined, mailBrandOf),
    sms,
    phone: given.phone ?? openPhoneVerifier({ ...base, sms }),
    payments: given.payments ?? (await openPayments(base)),
  };
}
