import { type Config, ConfigProblem, readConfig } from "../config.ts";
import { checkRecipient } from "../db/backup/backup-encryption.ts";
import { openLog } from "../log.ts";
import { languageOf, openTranslate } from "../translate.ts";
import { openFolder } from "./open-folder.ts";
import { StopSignal } from "./stop.ts";
import { UnhandledCounter } from "./unhandled.ts";

/** The database starts, or is created, while most of the program loads. */
export async function start(host: NodeJS.Process): Promise<void> {
  const began = performance.now();
  const translate = openTranslate();
  const language = languageOf((host.env.LANG ?? "").replace("_", "-"));
  const print = (key: string, params?: Readonly<Record<string, unknown>>) =>
    host.stdout.write(`${translate(language, key, params)}\n`);
  const giveUp = (key: string, params?: Readonly<Record<string, unknown>>): never => {
    host.stderr.write(`${translate(language, key, params)}\n`);
    host.exit(1);
  };

  let config: Config;
  try {
    config = readConfig(host.env);
    await checkRecipient(config);
  } catch (error) {
    if (error instanceof ConfigProblem) return giveUp("server.config_problem", { problem: error.message });
    throw error;
  }
  const log = openLog(config.LOG_LEVEL);
  const unhandled = new UnhandledCounter();
  unhandled.watch(host, log);
  const stop = new StopSignal(host, () => print("server.closing"));
  const folder = openFolder(config, log);
  folder.catch(() => {});
  const { serve } = await import("./serve.ts");
  try {
    await serve({ host, config, log, folder, unhandled, began, stop, print, giveUp });
  } catch (error) {
    // Unhandled failures do not end the process, and without a server it would be of no use.
    log.fatal({ err: error }, "the start failed");
    host.exit(1);
  }
}
