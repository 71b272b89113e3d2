// Local storage may be blocked (private windows, strict settings) or full. Then reading finds nothing and
// writing has no effect, and the product works without what it would have kept.

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
    // Blocked or full: see above.
  }
}

export const storedKeys = (prefix: string): string[] => keysOf(() => localStorage, prefix);
export const tabKeys = (prefix: string): string[] => keysOf(() => sessionStorage, prefix);

function keysOf(storage: () => Storage, prefix: string): string[] {
  try {
    return Object.keys(storage()).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

export function forgetStored(prefix: string): void {
  for (const key of storedKeys(prefix)) writeStored(key, null);
}

/** JSON from storage; undefined when missing or invalid. It is untyped: parse it. */
export function readStoredJson(key: string): unknown {
  try {
    return JSON.parse(readStored(key) ?? "");
  } catch {
    return undefined;
  }
}

/** Keeps a value for this tab only, so that two tabs can hold two drafts. */
export function writeTab(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Blocked or full: see above.
  }
}

export function readTabJson(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "");
  } catch {
    return undefined;
  }
}
