import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { backupsFolder } from "../../db/backup/kept-backups.ts";
import { makeFolder } from "../../db/durable-folder.ts";
import { type Command, usageError } from "../command.ts";

const Seen = z.object({ at: z.coerce.date() });
const seenFile = (dataDir: string) => join(backupsFolder(dataDir), "seen.json");

export const sawBackupCommand: Command = {
  name: "saw-backup",
  isLookOnly: true,
  async run({ deps, args, print }) {
    if (args.length > 0) return usageError;
    const { DATA_DIR } = deps.config;
    await makeFolder(DATA_DIR, backupsFolder(DATA_DIR));
    const at = deps.now().toISOString();
    await writeFile(seenFile(DATA_DIR), JSON.stringify({ at }), { mode: 0o600, flush: true });
    print("operator.sawBackup", { at });
    return 0;
  },
};

/** When external tools last reported a backup; null when they never did. */
export async function lastSeenBackup(dataDir: string): Promise<Date | null> {
  try {
    return Seen.parse(JSON.parse(await readFile(seenFile(dataDir), "utf8"))).at;
  } catch {
    return null;
  }
}
