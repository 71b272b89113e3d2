import { pino } from "pino";
import type { Config } from "../config.ts";
import { isRotating, replaceKeyFile } from "../db/key-files.ts";
import { FolderTaken, lockFolder } from "../db/lock.ts";
import type { Deps } from "../deps.ts";
import { recordRotation, rotatePepper, WrongKey } from "../startup/finish-key-rotation.ts";
import { openProduct } from "../startup/open-product.ts";
import { type Print, usageError } from "./command.ts";

/** A running server holds these keys in memory, so the commands only run without one. */
export const rotations: Readonly<Record<string, (config: Config, print: Print) => Promise<number>>> = {
  "rotate-seal-key": rotateSealKey,
  "rotate-pepper": runPepper,
};

export async function runRotation(
  command: string,
  config: Config,
  args: readonly string[],
  print: Print,
): Promise<number> {
  const rotate = rotations[command];
  if (rotate === undefined || args.length > 0) {
    print("operator.usage");
    return usageError;
  }
  try {
    return await rotate(config, print);
  } catch (error) {
    if (error instanceof FolderTaken) print("operator.rotateSeal.running", { pid: error.pid });
    else if (error instanceof WrongKey) print("server.wrong_key", { folder: config.DATA_DIR });
    else throw error;
    return 1;
  }
}

async function rotateSealKey(config: Config, print: Print): Promise<number> {
  const { DATA_DIR: dataDir, SEAL_KEY: given, SEAL_KEY_BEFORE: before } = config;
  if (given !== undefined && before === undefined) {
    print("operator.rotateSeal.given");
    return 1;
  }
  if (given === undefined && !isRotating(dataDir)) {
    // The present key must be valid before it is replaced.
    await inProduct(config, async () => {});
    const release = lockFolder(dataDir);
    try {
      replaceKeyFile(dataDir);
    } finally {
      release();
    }
  }
  // Opening the product wraps the data keys anew with the new key; with a key file it records that, too.
  await inProduct(config, async ({ db }) => {
    if (given !== undefined) await recordRotation(db, "rotate-seal-key");
  });
  print(given === undefined ? "operator.rotateSeal.done" : "operator.rotateSeal.doneGiven", {
    folder: dataDir,
  });
  return 0;
}

async function runPepper(config: Config, print: Print): Promise<number> {
  await inProduct(config, (deps) => rotatePepper(deps));
  print("operator.rotateSeal.pepper");
  return 0;
}

async function inProduct(config: Config, work: (deps: Deps) => Promise<void>): Promise<void> {
  const product = await openProduct(config, pino({ level: "silent" }));
  try {
    await work(product.deps);
  } finally {
    await product.close();
  }
}
