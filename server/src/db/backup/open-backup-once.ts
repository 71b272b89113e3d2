import { fork } from "node:child_process";
import { join } from "node:path";
import { z } from "zod";
import { repositoryRoot } from "../../root.ts";
import { S3Place } from "../archive/s3-backups.ts";
import type { Home } from "../embedded/home.ts";

/** The backup was made, but could not be opened. */
export class BackupNotOpened extends Error {}

class NoRoomToOpen extends Error {
  readonly code = "ENOSPC";
}

/** The store did not answer, so it is unknown whether the backup opens. */
class NotReadBack extends Error {}

const CheckFailure = z.enum(["diskFull", "storeAway", "notOpened"]);
export type CheckFailure = z.infer<typeof CheckFailure>;
const failures = { diskFull: NoRoomToOpen, storeAway: NotReadBack, notOpened: BackupNotOpened } as const;

const Checked = z.object({ people: z.number().nullable(), files: z.number() });
export type CheckedBackup = z.infer<typeof Checked>;

export const CheckAnswer = z.union([
  z.object({ checked: Checked }),
  z.object({ problem: z.string(), kind: CheckFailure }),
]);
export type CheckAnswer = z.infer<typeof CheckAnswer>;

export const CheckRequest = z.object({
  file: z.union([z.string(), z.object({ place: z.union([z.string(), S3Place]), name: z.string() })]),
  identity: z.string().optional(),
  /** Of the database in use; the backup is unpacked beside it. Null for a backup of files only. */
  home: z
    .object({
      folder: z.string(),
      account: z.object({ uid: z.number(), gid: z.number() }).nullable(),
      elsewhere: z.boolean(),
    })
    .nullable(),
});

/** The program that opens a backup: from the sources beside this file, or built as this file is. Tests may replace it. */
export const backupOpener = import.meta.filename.endsWith(".ts")
  ? { entry: join(import.meta.dirname, "check-backup.ts"), execArgv: ["--import", "tsx"] }
  : { entry: join(repositoryRoot, "server/dist/check-backup.js"), execArgv: [] };

/**
 * A separate process, which ends with this one, reads the backup to its end, starts a server on its database and
 * queries that. @throws BackupNotOpened, or another error when it is unknown whether it opens: with the code ENOSPC
 * when there is no room to unpack it, or when its store did not answer.
 */
export function openBackupOnce(request: {
  file: z.infer<typeof CheckRequest>["file"];
  identity?: string;
  home: Home | null;
}): Promise<CheckedBackup> {
  return new Promise((resolve, reject) => {
    const checker = fork(backupOpener.entry, [], {
      cwd: repositoryRoot,
      env: {},
      execArgv: backupOpener.execArgv,
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    let answer: CheckAnswer = { problem: "the process that opens it ended", kind: "notOpened" };
    checker.on("message", (message) => {
      answer = CheckAnswer.parse(message);
    });
    checker.on("error", reject);
    checker.on("exit", () => {
      if ("checked" in answer) resolve(answer.checked);
      else reject(new failures[answer.kind](answer.problem));
    });
    checker.send(request);
  });
}
