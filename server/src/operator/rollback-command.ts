import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Config } from "../config.ts";
import { readIdentity } from "../db/backup/backup-encryption.ts";
import { newestMigration } from "../db/backup/backup-manifest.ts";
import { ownMajor } from "../db/embedded/programs.ts";
import { NothingToRollBack, rollBack } from "../db/upgrade/rollback.ts";
import type { UpgradeBackup } from "../db/upgrade/upgrade-backup.ts";
import { compareDatabases } from "../restoring/compare-databases.ts";
import { type Print, usageError } from "./command.ts";
import { printFailure, printKeyState } from "./restore-command.ts";

function readArgs(args: readonly string[]): { identityFile: string | undefined; agreed: boolean } | null {
  try {
    const options = { identity: { type: "string" }, "move-aside": { type: "boolean" } } as const;
    const { values } = parseArgs({ args: [...args], options });
    return { identityFile: values.identity, agreed: values["move-aside"] ?? false };
  } catch {
    return null;
  }
}

const stateOf = ({ version, migration, postgres }: UpgradeBackup["from"]) =>
  `${version} (${migration}, PostgreSQL ${postgres})`;

/** Only while no server runs. Prints the changes since the upgrade, and restores with `--move-aside`. */
export async function runRollback(
  config: Config,
  args: readonly string[],
  folder: string,
  print: Print,
): Promise<number> {
  const asked = readArgs(args);
  if (asked === null) {
    print("operator.usage");
    return usageError;
  }
  if (config.DATABASE_URL !== undefined) {
    print("operator.rollback.postgres");
    return 1;
  }
  const { identityFile, agreed } = asked;
  try {
    const identity =
      identityFile === undefined ? undefined : await readIdentity(resolve(folder, identityFile));
    const { swapped, key, aside, backup, manifest } = await rollBack({
      config,
      identity,
      agreed,
      look: async (restored, present, { from, to }) => {
        print("operator.rollback.begins", { from: stateOf(from), to: stateOf(to) });
        if (present === null) return print("operator.restoreAt.nothingToCompare");
        const differences = await compareDatabases(present, restored);
        print(differences.length === 0 ? "operator.restoreAt.same" : "operator.restoreAt.differs");
        for (const { kind, gone, back, changed } of differences)
          print(`operator.restoreAt.kind.${kind}`, { gone, back, changed });
      },
    });
    if (!swapped) {
      print("operator.rollback.notAgreed", { folder: config.DATA_DIR });
      return 1;
    }
    print("operator.rollback.done", { at: manifest.createdAt });
    if (aside !== null) print("operator.restore.aside", { folder: aside });
    // This version would upgrade the database on opening it; if it is the older version, it ends revived sessions at
    // once.
    const isOfThisVersion = manifest.migration === newestMigration() && backup.from.postgres === ownMajor();
    if (isOfThisVersion) await printKeyState(config, key, print);
    else {
      print(`operator.restore.key.${key}`, { folder: config.DATA_DIR });
      print("operator.rollback.startOlder", { version: stateOf(backup.from) });
    }
    return 0;
  } catch (error) {
    if (error instanceof NothingToRollBack) print("operator.rollback.none", { folder: config.DATA_DIR });
    else printFailure(error, config, print);
    return 1;
  }
}
