import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listOperatorEntries } from "../audit/operator-log.ts";
import { loadPeppers } from "../db/rotate-keys.ts";
import { Keys } from "../db/seal.ts";
import type { Deps } from "../deps.ts";
import { updatePerson } from "../features/accounts/store.ts";
import { aPerson } from "../testing/a-person.ts";
import { openTestDatabase } from "../testing/database.ts";
import { testDeps } from "../testing/deps.ts";
import { finishPepperRotation, type PepperStep, rotatePepper } from "./finish-key-rotation.ts";

class Killed extends Error {}

const steps: PepperStep[] = ["pepper added", "batch", "phones hashed", "finished"];

describe("a new secret for keyed hashes", () => {
  let deps: Deps;
  beforeAll(async () => {
    deps = await testDeps({ database: await openTestDatabase() });
  });
  afterAll(() => deps.database.close());

  it.each(steps)("whose command was killed after '%s', is finished by the next start", async (end) => {
    const { actor } = await aPerson(deps);
    const number = "+4915112345678";
    await updatePerson(deps, actor.userId, { phoneNumber: number });
    const before = deps.keys.lookupHash("phone", number);
    const killed = rotatePepper(deps, (step) => {
      if (step === end) throw new Killed();
    });
    await expect(killed).rejects.toThrow(Killed);

    const keys = new Keys(Buffer.alloc(32, 7));
    await loadPeppers(deps.db, keys);
    const next = { ...deps, keys };
    await finishPepperRotation(next);
    const fresh = keys.lookupHash("phone", number);
    expect(fresh).not.toBe(before);
    const { rows } = await deps.database.query("SELECT phone_hash FROM people WHERE user_id = $1", [
      actor.userId,
    ]);
    expect(rows).toEqual([{ phone_hash: fresh }]);
    const open = await deps.database.query("SELECT number FROM installation_keys WHERE finished_at IS NULL");
    expect(open.rows).toEqual([]);
    const noted = async () => (await listOperatorEntries(deps, { limit: 100 })).entries.length;
    const entries = await noted();
    expect(entries).toBe(steps.indexOf(end) + 1);
    // Later starts have nothing to do.
    await finishPepperRotation(next);
    expect(await noted()).toBe(entries);
  });
});
