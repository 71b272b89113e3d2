import { User } from "@waymark/contract/accounts";
import { z } from "zod";
import { signalStore } from "../../ui/signal-store.ts";
import { keepDates } from "../dates.ts";
import { readStoredJson, readTabJson, storedKeys, tabKeys, writeStored, writeTab } from "../storage.ts";

const userKey = "authenticatedUser";
const pendingKey = "pending-user";
const pendingHereKey = "pending-here";
/** Epoch milliseconds by this machine's clock, shared by all tabs. */
export const sessionEndKey = "session-ends";
/** Kept until onboarding is finished or the person leaves. */
export const draftKey = "onboarding-draft";
export const pendingCompletionKey = "onboarding-owed";
/** Unsaved, per tab; followed by the person's id. */
export const settingsDraftPrefix = "settings-draft-";
/** Kept per tab. */
export const messageDraftKey = "message-draft";
/** Unsaved, per browser; followed by the resume's id. */
export const resumeDraftPrefix = "resume-draft-";
/** Unsaved letters, stories and answers, per browser; followed by the id. */
export const letterDraftPrefix = "letter-draft-";
export const storyDraftPrefix = "story-draft-";
export const answerDraftPrefix = "answer-draft-";
/** Unsaved, per browser; followed by the person's id and the job's. */
export const notesDraftPrefix = "notes-draft-";
/** Unsaved rules and answers to forms, per browser; followed by what they belong to and its id. */
export const autoApplyDraftPrefix = "auto-apply-draft-";
export const mockDraftPrefix = "mock-draft-";
/** Changes that are not in the sync queue yet, per browser; followed by the person's id. */
export const unqueuedPrefix = "application-unqueued-";

const PendingUser = z.object({ id: z.string().min(1) });
export type PendingUser = z.infer<typeof PendingUser>;

function parseUser(): User | null {
  const parsed = User.safeParse(readStoredJson(userKey));
  return parsed.success ? parsed.data : null;
}

/** For the first paint only: it proves nothing. `useStoredUser` in session.tsx subscribes to it. */
export const storedUser = signalStore<User | null>(parseUser());

export function readStoredUser(): User | null {
  return storedUser.get();
}

/** Reads local storage, because this tab may not yet have heard of a change in another. */
export const isStillHere = (userId: string): boolean => (parseUser() ?? storedUser.get())?.id === userId;

/** Keeps only the fields of `User`, whatever else the answer carried. */
export function storeUser(user: User): void {
  const kept = User.parse(user);
  leftId = null;
  writeStored(userKey, JSON.stringify(kept));
  storedUser.set(kept);
}

export function clearStoredUser(): void {
  writeStored(userKey, null);
  writeStored(sessionEndKey, null);
  storedUser.set(null);
}

export function readPendingUser(): PendingUser | null {
  const parsed = PendingUser.safeParse(readStoredJson(pendingKey));
  return parsed.success ? parsed.data : null;
}

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

let leftId: string | null = null;

/** True after a person signed out in this tab, until somebody signs in. */
export const hasLeft = (userId: string): boolean => leftId === userId;

const perBrowser = [
  resumeDraftPrefix,
  letterDraftPrefix,
  storyDraftPrefix,
  answerDraftPrefix,
  notesDraftPrefix,
  autoApplyDraftPrefix,
  mockDraftPrefix,
  unqueuedPrefix,
];

const Owned = z.object({ userId: z.string() });

/** Another person's drafts, whose session merely ended, stay. */
function forgetDrafts(userId: string | null): void {
  const isTheirs = (draft: unknown) => {
    const owner = Owned.safeParse(draft).data?.userId;
    return userId === null || owner === undefined || owner === userId;
  };
  for (const prefix of perBrowser)
    for (const key of storedKeys(prefix)) if (isTheirs(readStoredJson(key))) writeStored(key, null);
  for (const key of tabKeys(settingsDraftPrefix)) if (isTheirs(readTabJson(key))) writeTab(key, null);
}

/** Forgets drafts and onboarding too; when nobody is signed in, everybody's. */
export function forgetPerson(): void {
  leftId = readStoredUser()?.id ?? null;
  forgetDrafts(leftId);
  clearStoredUser();
  clearPendingUser();
  writeStored(draftKey, null);
  writeStored(pendingCompletionKey, null);
  writeTab(messageDraftKey, null);
  keepDates(null);
}

export function followOtherTabs(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === userKey || event.key === null) storedUser.set(parseUser());
  };
  window.addEventListener("storage", follow);
  return () => window.removeEventListener("storage", follow);
}
