import { recordOperator } from "../audit/operator-log.ts";
import type { Config } from "../config.ts";
import { checkKey } from "../db/check-key.ts";
import type { Db } from "../db/db.ts";
import { endRotation, isRotating, type RotationStep, readOldKeys } from "../db/key-files.ts";
import { addPepper, finishPepper, isPepperUnfinished, loadPeppers, rewrapKeys } from "../db/rotate-keys.ts";
import { Keys, SealBroken } from "../db/seal.ts";
import { type Deps, inTransaction } from "../deps.ts";
import { rehashAllPhones } from "../features/accounts/rehash-phones.ts";
import { dropForeignSigningKeys } from "../features/accounts/sessions/rotate-signing-key.ts";

/** The installation's key does not open the database's data. */
export class WrongKey extends Error {}

export interface Installation {
  readonly config: Pick<Config, "DATA_DIR" | "SEAL_KEY_BEFORE">;
  readonly db: Db;
  readonly master: Buffer;
  readonly onStep?: (step: RotationStep) => void;
}

/** Wraps a database anew that still uses an earlier key. @throws WrongKey when no key opens its data. */
export async function openKeys({ config, db, master, onStep }: Installation): Promise<Keys> {
  const keys = new Keys(master);
  const given = config.SEAL_KEY_BEFORE;
  const older = [
    ...(given === undefined ? [] : [Buffer.from(given, "hex")]),
    ...readOldKeys(config.DATA_DIR),
  ];
  const fits = (await checkKey(db, keys)) !== "wrong";
  if (older.length > 0 && (!fits || given !== undefined || isRotating(config.DATA_DIR))) {
    try {
      await rewrapKeys({ db, master, older, ...(onStep === undefined ? {} : { onStep }) });
    } catch (error) {
      if (error instanceof SealBroken) throw new WrongKey(error.message);
      throw error;
    }
    await dropForeignSigningKeys({ db, keys });
    if (isRotating(config.DATA_DIR)) await recordRotation(db, "rotate-seal-key");
    endRotation(config.DATA_DIR);
  } else if (!fits) throw new WrongKey();
  await loadPeppers(db, keys);
  return keys;
}

/** Both the command and the start that finished a rotation call it. */
export const recordRotation = (db: Db, action: "rotate-seal-key" | "rotate-pepper"): Promise<void> =>
  recordOperator({ db, now: () => new Date() }, { action, via: "command", outcome: "done" });

/** Steps of a rotation of the pepper; tests interrupt it after each. */
export type PepperStep = "pepper added" | "batch" | "phones hashed" | "finished";

/** Replaces the secret for keyed hashes; continues an interrupted rotation. */
export async function rotatePepper(deps: Deps, onStep: (step: PepperStep) => void = () => {}): Promise<void> {
  await addPepper(deps.db, deps.keys);
  onStep("pepper added");
  await finishPepperRotation(deps, onStep);
}

export async function finishPepperRotation(
  deps: Deps,
  onStep: (step: PepperStep) => void = () => {},
): Promise<void> {
  if (!(await isPepperUnfinished(deps.db))) return;
  await rehashAllPhones(deps, () => onStep("batch"));
  onStep("phones hashed");
  await inTransaction(deps, async ({ db }) => {
    if (await finishPepper(db)) await recordRotation(db, "rotate-pepper");
  });
  onStep("finished");
}
