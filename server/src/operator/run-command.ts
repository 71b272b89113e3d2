import { statfs } from "node:fs/promises";
import { AppError } from "@waymark/contract/errors";
import type { Language } from "@waymark/contract/values";
import { recordOperator } from "../audit/operator-log.ts";
import { isDatabaseGone, isStorageFull } from "../db/db.ts";
import type { Deps } from "../deps.ts";
import { describeProblem } from "../describe-problem.ts";
import { usageError } from "./command.ts";
import { commands } from "./commands.ts";

export interface Asked {
  readonly command: string;
  readonly args: readonly string[];
  readonly folder: string;
  readonly language: Language;
}

/** A server without room for the next piece of its log (4 MB) ends, and its callers do not learn why. */
const littleRoom = 8 * 2 ** 20;

async function wantsRoom(error: unknown, dataDir: string): Promise<boolean> {
  if (isStorageFull(error)) return true;
  if (!isDatabaseGone(error)) return false;
  const { bavail, bsize } = await statfs(dataDir);
  return bavail * bsize < littleRoom;
}

export async function runCommand(
  deps: Deps,
  asked: Asked,
  write: (line: string) => void,
  signal: AbortSignal,
): Promise<number> {
  const { args, folder, language } = asked;
  const translate = (key: string, params?: Readonly<Record<string, unknown>>) =>
    write(deps.translate(language, key, params));
  const command = commands.find(({ name }) => name === asked.command);
  if (command === undefined) {
    translate("operator.usage");
    return usageError;
  }
  let about = "";
  const concerns = (userId: string) => {
    about = userId;
  };
  const note = async (outcome: "done" | "failed") => {
    const action = command.actionOf?.(args) ?? command.name;
    if (command.isLookOnly !== true) await recordOperator(deps, { action, about, via: "command", outcome });
  };
  try {
    const code = await command.run({ deps, args, folder, print: translate, signal, concerns });
    if (code === usageError) translate("operator.usage");
    else await note(code === 0 ? "done" : "failed");
    return code;
  } catch (error) {
    if (error instanceof AppError) translate(`errors.${error.code}`, error.details);
    else if (await wantsRoom(error, deps.config.DATA_DIR))
      translate("operator.diskFull", { folder: deps.config.DATA_DIR });
    else {
      const { message, sqlState = "" } = describeProblem(error);
      translate("operator.failed", { problem: `${message} ${sqlState}`.trim() });
    }
    // An unreachable database is reported by the command's own failure.
    await note("failed").catch(() => {});
    deps.log.warn({ command: command.name, problem: describeProblem(error) }, "an operator's command failed");
    return 1;
  }
}
