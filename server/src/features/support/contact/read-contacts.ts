import { AppError } from "@waymark/contract/errors";
import type { ContactEntry } from "@waymark/contract/support-contact";
import { Language } from "@waymark/contract/values";
import { SealBroken } from "../../../db/seal.ts";
import type { Deps } from "../../../deps.ts";
import { openMessage } from "./send-contact.ts";
import { newestContacts, removeContact, setHandled } from "./store.ts";

const shown = 100;

export async function readContacts(deps: Pick<Deps, "db" | "keys">): Promise<ContactEntry[]> {
  const entries: ContactEntry[] = [];
  for (const { id, sealed, language, createdAt, handledAt } of await newestContacts(deps.db, shown)) {
    try {
      entries.push({
        ...(await openMessage(deps, id, sealed)),
        id,
        language: Language.parse(language),
        createdAt: createdAt.toISOString(),
        handledAt: handledAt?.toISOString() ?? null,
      });
    } catch (error) {
      if (!(error instanceof SealBroken)) throw error;
    }
  }
  return entries;
}

/** @throws AppError `not_found` */
export async function handleContact(deps: Pick<Deps, "db" | "now">, id: string, handled: boolean) {
  if (!(await setHandled(deps.db, id, handled ? deps.now() : null))) throw new AppError("not_found");
}

/** @throws AppError `not_found` */
export async function deleteContact(deps: Pick<Deps, "db">, id: string) {
  if (!(await removeContact(deps.db, id))) throw new AppError("not_found");
}
