import type { Delivery } from "@waymark/contract/operator";
import { joinRanges, readMoments } from "../../db/archive/moments.ts";
import { productVersion } from "../../db/backup/backup-manifest.ts";
import { lastBackupProblem, listBackups, openBackupStore } from "../../db/backup/kept-backups.ts";
import type { Deps } from "../../deps.ts";
import { readJobSources } from "../../features/job-sources/list-job-sources.ts";
import { purposes } from "../../ports/llm/port.ts";
import { type Command, type Print, usageError } from "../command.ts";
import { readDelivery } from "../delivery.ts";
import { localTime, rangeLines } from "../restore-moment-command.ts";
import { countTasks, countUsers } from "../store.ts";
import { lastSeenBackup } from "./saw-backup.ts";

export const statusCommand: Command = {
  name: "status",
  isLookOnly: true,
  async run({ deps, args, print }) {
    if (args.length > 0) return usageError;
    const { db, config, database } = deps;
    print("operator.status.product", { version: productVersion(), folder: config.DATA_DIR });
    if (database.embedded === null) print("operator.status.postgres");
    else
      print("operator.status.embedded", {
        version: database.embedded.version,
        folder: database.embedded.home.folder,
      });
    print("operator.status.users", { number: await countUsers(db) });
    const { postings, samples, sources } = await readJobSources(deps);
    print("operator.status.postings", { postings, samples });
    await deps.jobIndex.follow();
    const { engine, docs, segments, behind } = await deps.jobIndex.state();
    print(`operator.status.index.${engine}`, { docs, segments, behind });
    for (const { id, lastSuccess, lastError, isAside, nextRun } of sources) {
      if (isAside)
        print("operator.status.sourceAside", { id, error: lastError || "failed", at: nextRun ?? "–" });
      else if (lastError !== "") print("operator.status.sourceFailed", { id, error: lastError });
      else if (lastSuccess === null) print("operator.status.sourceNever", { id });
      else print("operator.status.sourceWell", { id, at: lastSuccess });
    }
    print(`operator.status.readers.${deps.confinement.kind}`);
    const asked = purposes.map((purpose) => deps.llm.modelFor(purpose));
    const models = [...new Set([...asked, deps.llm.embedding].filter((name) => name !== null))];
    if (models.length === 0) print("operator.status.noModel");
    else print("operator.status.models", { models: models.join(", ") });
    const { count } = deps.unhandled;
    if (count > 0) print("operator.status.unhandled", { number: count });
    print("operator.status.tasks", await countTasks(db));
    for (const stats of deps.caches.stats()) print("operator.status.cache", { ...stats });
    printDelivery(await readDelivery(deps), print);
    await printBackups(config, print);
    if (database.embedded === null) await printSeen(config.DATA_DIR, print);
    else await printMoments(deps, print);
    return 0;
  },
};

/** Each was opened for a check before it got its name. */
async function printBackups(config: Deps["config"], print: Print): Promise<void> {
  const store = openBackupStore(config);
  const backups = await listBackups(store);
  const newest = backups.at(-1);
  if (newest === undefined) print("operator.status.noBackup");
  else {
    const megabytes = ((await store.size(newest.name)) / 1e6).toFixed(1);
    const kind = newest.encrypted ? "encryptedBackup" : "backup";
    print(`operator.status.${kind}`, { at: newest.at.toISOString(), megabytes, number: backups.length });
  }
  const failed = await lastBackupProblem(config.DATA_DIR);
  if (failed !== null) print(`operator.status.${failed.opened ? "backupFailed" : "backupNotOpened"}`, failed);
}

async function printSeen(dataDir: string, print: Print): Promise<void> {
  const seen = await lastSeenBackup(dataDir);
  if (seen === null) print("operator.status.neverSeen");
  else print("operator.status.seen", { at: seen.toISOString() });
}

async function printMoments({ config, database, now }: Deps, print: Print): Promise<void> {
  if (database.archiver === null) return print("operator.status.noArchive");
  const { newest, waiting, problem } = database.archiver.state;
  if (newest === null) print("operator.status.archiveNothing");
  else print("operator.status.archive", { at: localTime(newest) });
  if (waiting > 1) print("operator.status.archiveWaiting", { number: waiting });
  if (problem !== null)
    print("operator.status.archiveProblem", { at: localTime(problem.at), problem: problem.text });
  const moments = joinRanges(await readMoments(openBackupStore(config), null, now()));
  if (moments.length === 0) print("operator.status.noMoments");
  else print("operator.status.moments", { ranges: rangeLines(moments) });
}

function printDelivery({ channels, mailToday, modelToday }: Delivery, print: Print): void {
  for (const { channel, oldestWaiting, problem, problemAt, ...counts } of channels) {
    print(`operator.status.messages.${channel}`, counts);
    if (oldestWaiting !== null) print("operator.status.oldest", { at: oldestWaiting });
    if (problem !== null) print("operator.status.problem", { problem, at: problemAt ?? "" });
    if (problem === "tls_downgrade") print("operator.status.tlsDowngrade");
  }
  if (mailToday !== null) print("operator.status.mailToday", mailToday);
  if (modelToday !== null) print("operator.status.modelToday", modelToday);
}
