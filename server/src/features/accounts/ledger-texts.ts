import { recordSealedChange, type SealedKind } from "../../db/ledger.ts";
import { SealBroken } from "../../db/seal.ts";
import type { Deps } from "../../deps.ts";

const placeOf = (userId: string, kind: SealedKind) => ({ table: "ledger", row: userId, column: kind });

/** So that no restored backup goes back behind it. In the caller's transaction. */
export async function noteInLedger(
  deps: Deps,
  kind: SealedKind,
  { userId, text, at }: { readonly userId: string; readonly text: string; readonly at: Date },
): Promise<void> {
  const sealed = (await deps.keys.of(deps.db, userId)).seal(placeOf(userId, kind), text);
  await recordSealedChange(deps.config.DATA_DIR, kind, { id: userId, sealed, at });
}

/** Null when it does not open with the person's key. */
export async function openFromLedger(
  deps: Deps,
  kind: SealedKind,
  userId: string,
  sealed: string,
): Promise<string | null> {
  try {
    return (await deps.keys.of(deps.db, userId)).open(placeOf(userId, kind), sealed);
  } catch (error) {
    if (error instanceof SealBroken) return null;
    throw error;
  }
}
