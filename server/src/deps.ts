import type { Logger } from "pino";
import type { Caches } from "./caches.ts";
import type { Config } from "./config.ts";
import type { Confinement } from "./confinement/confinement.ts";
import type { Db } from "./db/db.ts";
import type { OpenDatabase } from "./db/open.ts";
import type { Keys } from "./db/seal.ts";
import type { DocumentParsers } from "./document-parsers/parsers.ts";
import type { Events } from "./events/events.ts";
import type { Auth } from "./features/accounts/credentials/auth.ts";
import type { JobIndex } from "./features/job-search/index/job-index.ts";
import type { SampleLoading } from "./features/jobs/samples/sample-loading.ts";
import type { Gazetteer } from "./gazetteer/gazetteer.ts";
import type { GuardedFetch } from "./outbound/guard.ts";
import type { FileStore } from "./ports/files/port.ts";
import type { Llm } from "./ports/llm/port.ts";
import type { Mail } from "./ports/mail/port.ts";

import type { Payments } from "./ports/payments/port.ts";

import type { PhoneVerifier } from "./ports/phone/port.ts";
import type { Sms } from "./ports/sms/port.ts";
import type { Transcriber } from "./ports/speech/port.ts";
import type { Printer } from "./printing/printer.ts";
import type { FindLexicon } from "./spelling/open-lexicon.ts";
import type { UnhandledFailures } from "./startup/unhandled.ts";
import type { Tasks } from "./tasks/tasks.ts";
import type { Translate } from "./translate.ts";

/** The dependencies of all functions of the features, created once at the start. */
export interface Deps {
  readonly config: Config;
  readonly log: Logger;
  /** The current time; the operator's test clock and tests replace it. */
  readonly now: () => Date;
  readonly database: OpenDatabase;
  /** The database, or the transaction that `inTransaction` opened. */
  readonly db: Db;
  readonly keys: Keys;
  readonly caches: Caches;
  readonly auth: Auth;
  readonly translate: Translate;
  readonly tasks: Tasks;
  readonly events: Events;
  readonly mail: Mail;
  readonly sms: Sms;
  readonly payments: Payments;
  readonly phone: PhoneVerifier;
  readonly files: FileStore;
  readonly pool: DocumentParsers;
  /** The confinement of the processes of `pool` and `printer`. */
  readonly confinement: Confinement;
  readonly printer: Printer;
  readonly fetch: GuardedFetch;
  readonly llm: Llm;
  readonly transcriber: Transcriber;
  readonly jobIndex: JobIndex;
  readonly samples: SampleLoading;
  readonly gazetteer: Gazetteer;
  readonly findLexicon: FindLexicon;
  readonly unhandled: UnhandledFailures;
}

/** Runs work in one transaction; everything called with the passed `deps` takes part in it. */
export function inTransaction<T>(deps: Deps, work: (deps: Deps) => Promise<T>): Promise<T> {
  return deps.db.transaction((tx) => work({ ...deps, db: tx }));
}
