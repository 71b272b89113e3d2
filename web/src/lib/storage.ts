// Local storage may be closed (private windows, strict settings) or full: reading then finds nothing and
// writing is without effect, and the product works on without what it would have kept.

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Said above.
  }
}

/** The keys that begin so. */
export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Forgets everything whose key begins so. */
export function forgetStored(prefix: string): void {
  for (const key of storedKeys(prefix)) writeStored(key, null);
}

/** JSON from storage, or undefined when there is none or it is not JSON. Parse what comes out. */
export function readStoredJson(key: string): unknown {
  try {
    return JSON.parse(readStored(key) ?? "");
  } catch {
    return undefined;
  }
}

/** What is kept for this tab alone and goes with it: two tabs may hold two drafts. */
export function writeTab(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Said above.
  }
}

export function readTabJson(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "");
  } catch {
    return undefined;
  }
}
