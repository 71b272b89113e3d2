const mostRemembered = 5_000;

/** Caches the result by text: a thousand postings have only a few hundred different titles and places. */
export function cached<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = read(text);
    if (known.size >= mostRemembered) known.clear();
    known.set(text, value);
    return value;
  };
}
