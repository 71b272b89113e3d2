import { User } from "@waymark/contract/accounts";
import { z } from "zod";
import { signalStore } from "../ui/signal-store.ts";
import { keepDates } from "./dates.ts";
import { forgetStored, readStoredJson, readTabJson, writeStored, writeTab } from "./storage.ts";

const userKey = "authenticatedUser";
const pendingKey = "pending-user";
/** In which tab they registered. */
const pendingHereKey = "pending-here";
/** When the access credential ends, in milliseconds by this machine's clock: for all tabs. */
export const sessionEndKey = "session-ends";
/** Where onboarding keeps what was entered, until the person is through or leaves. */
export const draftKey = "onboarding-draft";
/** Where a tab keeps what was typed into Settings and not saved. */
export const settingsDraftKey = "settings-draft";
/** Where a tab keeps a message that was typed and not sent. */
export const messageDraftKey = "message-draft";
/** Where this browser keeps what was typed into a resume and not yet saved; the resume's id follows. */
export const resumeDraftPrefix = "resume-draft-";

const PendingUser = z.object({ id: z.string().min(1) });
export type PendingUser = z.infer<typeof PendingUser>;

function parseUser(): User | null {
  const parsed = User.safeParse(readStoredJson(userKey));
  return parsed.success ? parsed.data : null;
}

/**
 * The signed-in person as this browser remembers them: a cache for the first paint, proof of nothing.
 * `useStoredUser` of session.tsx follows it.
 */
export const storedUser = signalStore<User | null>(parseUser());

export function readStoredUser(): User | null {
  return storedUser.get();
}

/** Whether this browser still is that person's, by what its tabs keep now: news of it may be on their way to this one. */
export const isStillHere = (userId: string): boolean => (parseUser() ?? storedUser.get())?.id === userId;

/** Keeps exactly the user's fields, whatever else the answer carried. */
export function storeUser(user: User): void {
  const kept = User.parse(user);
  writeStored(userKey, JSON.stringify(kept));
  storedUser.set(kept);
}

export function clearStoredUser(): void {
  writeStored(userKey, null);
  writeStored(sessionEndKey, null);
  storedUser.set(null);
}

/** Who registered and has not yet dealt with the phone step. */
export function readPendingUser(): PendingUser | null {
  const parsed = PendingUser.safeParse(readStoredJson(pendingKey));
  return parsed.success ? parsed.data : null;
}

/** The same, if they registered in this very tab, which was then loaded anew. */
export function readPendingHere(): PendingUser | null {
  const pending = readPendingUser();
  return pending !== null && readTabJson(pendingHereKey) === pending.id ? pending : null;
}

export function storePendingUser(user: PendingUser): void {
  writeStored(pendingKey, JSON.stringify({ id: user.id }));
  writeTab(pendingHereKey, JSON.stringify(user.id));
}

export function clearPendingUser(): void {
  writeStored(pendingKey, null);
  writeTab(pendingHereKey, null);
}

/** Forgets a person who leaves, with all that was kept of them here; onboarding's name, photo and rest too. */
export function forgetPerson(): void {
  clearStoredUser();
  clearPendingUser();
  writeStored(draftKey, null);
  writeTab(settingsDraftKey, null);
  writeTab(messageDraftKey, null);
  forgetStored(resumeDraftPrefix);
  keepDates(null);
}

/** Another tab signed out, in, or changed the profile: this one follows. Returns how to stop. */
export function followOtherTabs(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === userKey || event.key === null) storedUser.set(parseUser());
  };
  window.addEventListener("storage", follow);
  return () => window.removeEventListener("storage", follow);
}
