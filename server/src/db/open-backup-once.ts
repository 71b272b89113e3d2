import { fork } from "node:child_process";
import { join } from "node:path";
import { z } from "zod";
import { repositoryRoot } from "../root.ts";
import { S3Place } from "./archive/s3-backups.ts";
import type { Home } from "./embedded/home.ts";

/** The backup was made, but could not be opened again. */
export class BackupNotOpened extends Error {}

/** There was no room to unpack the backup, so nobody knows whether it opens. */
class NoRoomToOpen extends Error {
  readonly code = "ENOSPC";
}

const Checked = z.object({ people: z.number().nullable(), files: z.number() });
/** What was found in a backup: accounts (null where it holds no database) and stored files. */
export type CheckedBackup = z.infer<typeof Checked>;

export const CheckAnswer = z.union([
  z.object({ checked: Checked }),
  z.object({ problem: z.string(), isDiskFull: z.boolean() }),
]);
export type CheckAnswer = z.infer<typeof CheckAnswer>;

export const CheckRequest = z.object({
  file: z.union([z.string(), z.object({ place: z.union([z.string(), S3Place]), name: z.string() })]),
  identity: z.string().optional(),
  /** Where the database in use lies; the backup is unpacked beside it. Null for a backup of files alone. */
  home: z
    .object({
      folder: z.string(),
      account: z.object({ uid: z.number(), gid: z.number() }).nullable(),
      elsewhere: z.boolean(),
    })
    .nullable(),
});

/** Tests run the sources, a started product what was built from them. */
const child = import.meta.filename.endsWith(".ts")
  ? { entry: join(import.meta.dirname, "check-backup.ts"), execArgv: ["--import", "tsx"] }
  : { entry: join(repositoryRoot, "server/dist/check-backup.js"), execArgv: [] };

/**
 * Opens a backup in a process of its own: reads it to its end, unpacks its database, starts a server on it and asks
 * that something. The process ends with this one.
 * @throws BackupNotOpened, or an error with the code ENOSPC when there is no room to unpack it.
 */
export function openBackupOnce(request: {
  file: z.infer<typeof CheckRequest>["file"];
  identity?: string;
  home: Home | null;
}): Promise<CheckedBackup> {
  return new Promise((resolve, reject) => {
    const checker = fork(child.entry, [], {
      cwd: repositoryRoot,
      env: {},
      execArgv: child.execArgv,
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    let answer: CheckAnswer = { problem: "the process that opens it ended", isDiskFull: false };
    checker.on("message", (message) => {
      answer = CheckAnswer.parse(message);
    });
    checker.on("error", reject);
    checker.on("exit", () => {
      if ("checked" in answer) resolve(answer.checked);
      else reject(new (answer.isDiskFull ? NoRoomToOpen : BackupNotOpened)(answer.problem));
    });
    checker.send(request);
  });
}
