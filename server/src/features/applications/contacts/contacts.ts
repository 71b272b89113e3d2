import type * as contract from "@waymark/contract/applications-contacts";
import { type Contact, ContactInput, contactsLimit } from "@waymark/contract/applications-contacts";
import type { BodyOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import type { Actor } from "../../../actor.ts";
import { type Deps, inTransaction } from "../../../deps.ts";
import { newId } from "../../../ids.ts";
import { applicationSummaries } from "../application-summaries.ts";
import { waitForTracker } from "../board/read-tracker.ts";
import { publishChange } from "../publish-change.ts";
import {
  countContacts,
  insertContact,
  ownContactIds,
  ownerOf,
  readContacts,
  removeContact,
  updateContact,
  writeLinks,
} from "./store.ts";

export async function listContacts(
  deps: Deps,
  actor: Actor,
  applicationId?: string,
): Promise<{ contacts: Contact[] }> {
  const all = await readContacts(deps, actor.userId);
  const live = await applicationSummaries(deps, actor.userId, [
    ...new Set(all.flatMap((contact) => contact.applicationIds)),
  ]);
  const order = new Intl.Collator(actor.locale, { sensitivity: "base" });
  const contacts = all
    .map((contact) => ({ ...contact, applicationIds: contact.applicationIds.filter((id) => live.has(id)) }))
    .filter((contact) => applicationId === undefined || contact.applicationIds.includes(applicationId))
    .sort((a, b) => order.compare(a.name, b.name));
  return { contacts };
}

export async function ownContact(deps: Deps, userId: string, id: string): Promise<Contact> {
  const [contact] = await readContacts(deps, userId, id);
  if (contact === undefined) throw new AppError("not_found");
  return contact;
}

/** @throws AppError `not_found` when one of them is not the person's. */
async function requireOwn(deps: Deps, actor: Actor, applicationIds: readonly string[]): Promise<void> {
  const known = await applicationSummaries(deps, actor.userId, applicationIds);
  if (applicationIds.some((id) => !known.has(id))) throw new AppError("not_found");
}

export async function requireBelowLimit(deps: Deps, actor: Actor, more: number): Promise<void> {
  if ((await countContacts(deps.db, actor.userId)) + more > contactsLimit)
    throw new AppError("too_many_contacts", { limit: contactsLimit });
}

/** Creates a contact. A repeated request with the same id creates nothing more. */
export async function createContact(
  deps: Deps,
  actor: Actor,
  { id: given, applicationIds, ...input }: BodyOf<typeof contract.createContact>,
): Promise<Contact> {
  return inTransaction(deps, async (deps) => {
    await waitForTracker(deps, actor);
    const id = given ?? newId();
    // An id of another person gets the same answer as a missing one.
    if ((await ownerOf(deps.db, id)) !== null) return ownContact(deps, actor.userId, id);
    await requireOwn(deps, actor, applicationIds);
    await requireBelowLimit(deps, actor, 1);
    await insertContact(deps, actor.userId, id, input);
    await writeLinks(deps.db, actor.userId, id, applicationIds);
    await publishChange(deps, actor);
    return ownContact(deps, actor.userId, id);
  });
}

export async function changeContact(
  deps: Deps,
  actor: Actor,
  id: string,
  { version, applicationIds, ...change }: BodyOf<typeof contract.changeContact>,
): Promise<Contact> {
  return inTransaction(deps, async (deps) => {
    await waitForTracker(deps, actor);
    const before = await ownContact(deps, actor.userId, id);
    if (version !== undefined && version !== before.version)
      throw new AppError("conflict", { current: before });
    await updateContact(deps, actor.userId, id, ContactInput.parse({ ...before, ...change }));
    if (applicationIds !== undefined) {
      await requireOwn(deps, actor, applicationIds);
      const dropped = before.applicationIds.filter((one) => !applicationIds.includes(one));
      await writeLinks(deps.db, actor.userId, id, applicationIds, dropped);
    }
    await publishChange(deps, actor);
    return ownContact(deps, actor.userId, id);
  });
}

export async function deleteContact(deps: Deps, actor: Actor, id: string): Promise<void> {
  await inTransaction(deps, async (deps) => {
    await waitForTracker(deps, actor);
    if (!(await removeContact(deps.db, actor.userId, id))) throw new AppError("not_found");
    await publishChange(deps, actor);
  });
}

/** The ids among the given ones that are contacts of this person. */
export const ownContacts = async (
  deps: Deps,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => (ids.length === 0 ? new Set() : ownContactIds(deps.db, userId, ids));
