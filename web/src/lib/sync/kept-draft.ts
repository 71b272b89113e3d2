import { z } from "zod";
import { hasLeft } from "../session/stored-user.ts";
import { readStoredJson, readTabJson, storedKeys, writeStored, writeTab } from "../storage.ts";
import { newUuid } from "../uuid.ts";

export interface Draft<T> {
  readonly version: number;
  readonly base: T;
  readonly mine: T;
}

export interface KeptDraft<T> {
  readonly read: () => Draft<T> | null;
  readonly keep: (draft: Draft<T>) => void;
  readonly forget: () => void;
}

const tabKey = "resume-tab";

/** Two tabs that edit one document keep separate drafts. The id survives a reload. */
export function tabId(): string {
  const known = readTabJson(tabKey);
  if (typeof known === "string") return known;
  const fresh = newUuid();
  writeTab(tabKey, JSON.stringify(fresh));
  return fresh;
}

function draftIn<T>(stored: unknown, userId: string, value: z.ZodType<T>): Draft<T> | null {
  const kept = z.object({ userId: z.string(), version: z.int(), base: value, mine: value }).safeParse(stored);
  return kept.success && kept.data.userId === userId ? kept.data : null;
}

/** After the person signed out in this tab, their screens are still closing and must not keep anything. */
const written = <T>(draft: Draft<T>, userId: string) =>
  hasLeft(userId) ? null : JSON.stringify({ ...draft, userId });

export function draftOfTab<T>(key: string, userId: string, value: z.ZodType<T>): KeptDraft<T> {
  return {
    read: () => draftIn(readTabJson(key), userId, value),
    keep: (draft) => writeTab(key, written(draft, userId)),
    forget: () => writeTab(key, null),
  };
}

/** A tab without a draft takes over one that another tab left. All keys begin with `prefix`. */
export function draftOfBrowser<T>(prefix: string, userId: string, value: z.ZodType<T>): KeptDraft<T> {
  const own = prefix + tabId();
  const keep = (draft: Draft<T>) => writeStored(own, written(draft, userId));
  return {
    read: () => {
      for (const key of [own, ...storedKeys(prefix)]) {
        const draft = draftIn(readStoredJson(key), userId, value);
        if (draft === null) continue;
        if (key !== own) {
          writeStored(key, null);
          keep(draft);
        }
        return draft;
      }
      return null;
    },
    keep,
    forget: () => writeStored(own, null),
  };
}
