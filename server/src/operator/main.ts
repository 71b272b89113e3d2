import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { pino } from "pino";
import { type Config, ConfigProblem, readConfig } from "../config.ts";
import { fileToTake } from "../db/backup/backup.ts";
import { checkRecipient } from "../db/backup/backup-encryption.ts";
import { FolderTaken } from "../db/lock.ts";
import { openProduct } from "../startup/open-product.ts";
import { startProblem } from "../startup/start-problem.ts";
import { languageOf, openTranslate } from "../translate.ts";
import { callAdminSocket } from "./call-admin-socket.ts";
import { runCheck } from "./check-command.ts";
import { type Print, usageError } from "./command.ts";
import { commands } from "./commands.ts";
import { runRestore } from "./restore-command.ts";
import { runRollback } from "./rollback-command.ts";
import { rotations, runRotation } from "./rotate-command.ts";
import { type Asked, runCommand } from "./run-command.ts";

export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly folder: string;
  readonly write: (line: string) => void;
  readonly writeError?: (line: string) => void;
  readonly out?: NodeJS.WritableStream & { readonly isTTY?: boolean };
}

const thisTerminal = (): Terminal => ({
  env: process.env,
  folder: process.cwd(),
  write: (line) => void process.stdout.write(`${line}\n`),
});

/** Runs inside the running server when there is one. @returns the exit code: 0 done, 1 failed, 2 wrong usage. */
export async function runOperator(
  argv: readonly string[],
  terminal: Terminal = thisTerminal(),
): Promise<number> {
  const { env, write, writeError = (line) => void process.stderr.write(`${line}\n`) } = terminal;
  // npm runs its scripts in the repository's folder, and passes the caller's folder.
  const folder = env.INIT_CWD || terminal.folder;
  const translate = openTranslate();
  const language = languageOf((env.LANG ?? "").replace("_", "-"));
  const print: Print = (key, params) => write(translate(language, key, params));
  const [command = "", ...args] = argv;
  const runsAlone = ["restore", "rollback", "check"].includes(command) || command in rotations;
  if (!runsAlone && !commands.some(({ name }) => name === command)) {
    print("operator.usage");
    return usageError;
  }
  let config: Config;
  try {
    config = readConfig(env);
    await checkRecipient(config);
  } catch (error) {
    if (!(error instanceof ConfigProblem)) throw error;
    print("server.config_problem", { problem: error.message });
    return 1;
  }
  if (command === "restore") return runRestore(config, args, folder, print);
  if (command === "rollback") return runRollback(config, args, folder, print);
  if (command === "check") return runCheck(config, env, args, print);
  if (runsAlone) return runRotation(command, config, args, print);
  const run = async (asked: Asked, writeLine: (line: string) => void) =>
    (await callAdminSocket(config.DATA_DIR, asked, writeLine)) ??
    runHere(config, asked, writeLine, (key, params) => writeLine(translate(language, key, params)));
  if (command === "backup" && args[0] === "--stdout" && args.length === 1)
    return backupToStdout(config.DATA_DIR, terminal, print, (name) =>
      run({ command, args: ["--stdout", name], folder, language }, writeError),
    );
  return run({ command, args, folder, language }, write);
}

/** In the running server if there is one. Only a backup that was opened for a check goes to stdout. */
async function backupToStdout(
  dataDir: string,
  { env, out = process.stdout }: Terminal,
  print: Print,
  make: (name: string) => Promise<number>,
): Promise<number> {
  // npm prints a heading to stdout too, which would spoil the archive.
  const npmSpeaks = env.npm_lifecycle_event !== undefined && env.npm_config_loglevel !== "silent";
  if (npmSpeaks || out.isTTY === true) {
    print("operator.backup.stdout");
    return usageError;
  }
  const name = randomUUID();
  const file = fileToTake(dataDir, name);
  try {
    const code = await make(name);
    if (code === 0) await pipeline(createReadStream(file), out, { end: false });
    return code;
  } finally {
    await rm(file, { force: true });
  }
}

async function runHere(
  config: Config,
  asked: Asked,
  write: (line: string) => void,
  print: Print,
): Promise<number> {
  const log = pino({ level: config.LOG_LEVEL === "debug" ? "debug" : "silent" }, pino.destination(2));
  try {
    const product = await openProduct(config, log);
    try {
      return await runCommand(product.deps, asked, write, new AbortController().signal);
    } finally {
      await product.close();
    }
  } catch (error) {
    if (error instanceof FolderTaken) print("operator.starting", { pid: error.pid });
    else {
      const { key, params } = startProblem(error, config);
      print(key, params);
    }
    return 1;
  }
}
