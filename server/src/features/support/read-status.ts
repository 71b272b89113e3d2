import type { InstallationStatus } from "@waymark/contract/support";
import { productVersion } from "../../db/backup/backup-manifest.ts";
import { newestBackupAt } from "../../db/backup/kept-backups.ts";
import type { Deps } from "../../deps.ts";
import { paymentsState } from "../../ports/payments/open-payments.ts";
import { readJobSources } from "../job-sources/list-job-sources.ts";

/** For everybody with an account, so without secrets and details of the machine. */
export async function readStatus(deps: Deps): Promise<InstallationStatus> {
  const { sources, postings, samples } = await readJobSources(deps);
  const { behind } = await deps.jobIndex.state();
  const payments = paymentsState(deps.config);
  const successes = sources.flatMap(({ lastSuccess }) => lastSuccess ?? []).sort();
  return {
    version: productVersion(),
    database: deps.config.DATABASE_URL === undefined ? "embedded" : "postgres",
    postings,
    samples,
    index: behind === 0 ? "ready" : "catching_up",
    sources: {
      on: sources.length,
      well: sources.filter(({ lastSuccess, lastError }) => lastSuccess !== null && lastError === "").length,
      lastSuccess: successes.at(-1) ?? null,
    },
    mail: deps.mail.leaves ? "sends" : "outbox",
    sms: deps.sms.leaves ? "sends" : "outbox",
    payments: !payments.ready ? "off" : payments.provider === "stripe" ? "real" : "test",
    model: deps.llm.modelFor("feedback") === null ? "off" : "on",
    backups: await backupsOf(deps),
  };
}

async function backupsOf(deps: Deps): Promise<InstallationStatus["backups"]> {
  const { BACKUP_HOURS, DATABASE_URL } = deps.config;
  if (DATABASE_URL !== undefined) return null;
  const last = await newestBackupAt(deps.config);
  return { last: last?.toISOString() ?? null, everyHours: BACKUP_HOURS };
}
