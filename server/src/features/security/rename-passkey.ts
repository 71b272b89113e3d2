import { AppError } from "@waymark/contract/errors";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { renameStoredPasskey } from "./passkey-store.ts";

/** @throws AppError `not_found` when it is another person's. */
export async function renamePasskey(deps: Deps, actor: Actor, id: string, name: string): Promise<void> {
  if (!(await renameStoredPasskey(deps, actor.userId, id, name))) throw new AppError("not_found");
}
