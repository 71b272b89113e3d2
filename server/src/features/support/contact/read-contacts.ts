import { AppError } from "@waymark/contract/errors";
import type { ContactEntry } from "@waymark/contract/support-contact";
import { Language } from "@waymark/contract/values";
import { SealBroken } from "../../../db/seal.ts";
import type { Deps } from "../../../deps.ts";
import { hasPriority } from "./has-priority.ts";
import { openMessage } from "./send-contact.ts";
import { newestContacts, removeContact, setHandled } from "./store.ts";

const shown = 100;

/** Open messages with priority, then all others; within both the newest comes first. */
export async function readContacts(deps: Deps): Promise<ContactEntry[]> {
  const entries: ContactEntry[] = [];
  const known = new Map<string, boolean>();
  const isPreferred = async (email: string) => {
    const found = known.get(email) ?? (await hasPriority(deps, email));
    known.set(email, found);
    return found;
  };
  for (const { id, sealed, language, createdAt, handledAt } of await newestContacts(deps.db, shown)) {
    try {
      const message = await openMessage(deps, id, sealed);
      entries.push({
        ...message,
        priority: await isPreferred(message.email),
        id,
        language: Language.parse(language),
        createdAt: createdAt.toISOString(),
        handledAt: handledAt?.toISOString() ?? null,
      });
    } catch (error) {
      if (!(error instanceof SealBroken)) throw error;
    }
  }
  const isFirst = (entry: ContactEntry) => entry.priority && entry.handledAt === null;
  return [...entries.filter(isFirst), ...entries.filter((entry) => !isFirst(entry))];
}

export async function handleContact(deps: Pick<Deps, "db" | "now">, id: string, handled: boolean) {
  if (!(await setHandled(deps.db, id, handled ? deps.now() : null))) throw new AppError("not_found");
}

export async function deleteContact(deps: Pick<Deps, "db">, id: string) {
  if (!(await removeContact(deps.db, id))) throw new AppError("not_found");
}
