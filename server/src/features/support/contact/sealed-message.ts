import { ContactMessage } from "@waymark/contract/support-contact";
import type { Deps } from "../../../deps.ts";

/** Senders have no account, so a key of the installation seals these messages. */
const sealedFor = "contact-messages";

const placeOf = (id: string) => ({ table: "contact_messages", row: id, column: "sealed" });

type SealDeps = Pick<Deps, "db" | "keys">;

export async function sealMessage(deps: SealDeps, id: string, message: ContactMessage): Promise<string> {
  const seal = await deps.keys.of(deps.db, sealedFor);
  return seal.seal(placeOf(id), JSON.stringify(message));
}

export async function openMessage(deps: SealDeps, id: string, sealed: string): Promise<ContactMessage> {
  const seal = await deps.keys.of(deps.db, sealedFor);
  return ContactMessage.parse(JSON.parse(seal.open(placeOf(id), sealed)));
}
