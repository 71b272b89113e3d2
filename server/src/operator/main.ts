import { pino } from "pino";
import { type Config, ConfigProblem, readConfig } from "../config.ts";
import { FolderTaken } from "../db/lock.ts";
import { openProduct } from "../open-product.ts";
import { languageOf, openSay } from "../say.ts";
import { startProblem } from "../start-problem.ts";
import { installTasks } from "../tasks/open-tasks.ts";
import { askDoor } from "./ask-door.ts";
import { type Print, wronglyAsked } from "./command.ts";
import { commands } from "./commands.ts";
import { runRestore } from "./restore-command.ts";
import { rotations, runRotation } from "./rotate-command.ts";
import { type Asked, runCommand } from "./run-command.ts";

/** The operator's terminal; tests hand in another. */
export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly folder: string;
  readonly write: (line: string) => void;
}

const thisTerminal = (): Terminal => ({
  env: process.env,
  folder: process.cwd(),
  write: (line) => void process.stdout.write(`${line}\n`),
});

/**
 * Runs a command of the operator: inside the running server when there is one, else with the data folder opened here.
 * @returns the exit code: 0 done, 1 failed, 2 asked wrongly.
 */
export async function runOperator(
  argv: readonly string[],
  terminal: Terminal = thisTerminal(),
): Promise<number> {
  const { env, write } = terminal;
  // npm runs its scripts in the repository, and says where it was called.
  const folder = env.INIT_CWD || terminal.folder;
  const say = openSay();
  const language = languageOf((env.LANG ?? "").replace("_", "-"));
  const print: Print = (key, params) => write(say(language, key, params));
  const [command = "", ...args] = argv;
  const runsAlone = command === "restore" || command in rotations;
  if (!runsAlone && !commands.some(({ name }) => name === command)) {
    print("operator.usage");
    return wronglyAsked;
  }
  let config: Config;
  try {
    config = readConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigProblem)) throw error;
    print("server.config_problem", { problem: error.message });
    return 1;
  }
  if (command === "restore") return runRestore(config, args, folder, print);
  if (runsAlone) return runRotation(command, config, args, print);
  const asked: Asked = { command, args, folder, language };
  const answered = await askDoor(config.DATA_DIR, asked, write);
  return answered ?? runHere(config, asked, write, print);
}

/** Opens the product without a server, runs the command, and closes everything again. */
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
      await installTasks(product.deps.database);
      return await runCommand(product.deps, asked, write, new AbortController().signal);
    } finally {
      await product.close();
    }
  } catch (error) {
    if (error instanceof FolderTaken) print("operator.starting", { pid: error.pid });
    else {
      const { key, params } = startProblem(error, config.DATA_DIR);
      print(key, params);
    }
    return 1;
  }
}
