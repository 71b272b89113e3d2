import { type Contact, type ContactInput, vcardLimits } from "@waymark/contract/applications-contacts";
import { AppError } from "@waymark/contract/errors";
import type { Actor } from "../../../actor.ts";
import { type Deps, inTransaction } from "../../../deps.ts";
import type { UploadedFile } from "../../../http/mount.ts";
import { newId } from "../../../ids.ts";
import { ownApplication } from "../own-application.ts";
import { publishChange } from "../publish-change.ts";
import { ownContact, requireBelowLimit } from "./contacts.ts";
import { insertContact, readContacts, writeLinks } from "./store.ts";
import { readVcards } from "./vcards.ts";

const sameKey = ({ name, email }: Pick<ContactInput, "name" | "email">) =>
  `${name.trim().toLowerCase()}\n${email.trim().toLowerCase()}`;

/** Imports all cards that can be read, or none when they exceed the limit. Existing contacts are only linked. */
export async function importContacts(
  deps: Deps,
  actor: Actor,
  file: UploadedFile | undefined,
  applicationId: string | undefined,
): Promise<{ contacts: Contact[]; already: number; passedOver: number }> {
  if (applicationId !== undefined) await ownApplication(deps, actor, applicationId);
  if (file === undefined || file.bytes.length === 0) throw new AppError("file_missing");
  if (file.bytes.length > vcardLimits.bytes) throw new AppError("file_too_large");
  const { contacts: cards, passedOver } = await readVcards(file.bytes);
  return inTransaction(deps, async (deps) => {
    const { userId } = actor;
    const known = new Map(
      (await readContacts(deps, userId)).map((contact) => [sameKey(contact), contact.id]),
    );
    const fresh = new Map<string, ContactInput>();
    for (const card of cards) if (!known.has(sameKey(card))) fresh.set(sameKey(card), card);
    await requireBelowLimit(deps, actor, fresh.size);
    const links = applicationId === undefined ? [] : [applicationId];
    const made: string[] = [];
    for (const card of fresh.values()) {
      const id = newId();
      await insertContact(deps, userId, id, card);
      await writeLinks(deps.db, userId, id, links);
      made.push(id);
    }
    for (const card of cards) {
      const id = known.get(sameKey(card));
      if (id !== undefined) await writeLinks(deps.db, userId, id, links);
    }
    await publishChange(deps, actor, applicationId);
    const contacts: Contact[] = [];
    for (const id of made) contacts.push(await ownContact(deps, userId, id));
    return { contacts, already: cards.length - fresh.size, passedOver };
  });
}
