/** The value of a cookie as it was sent, the first one when there are several; undefined when there is none. */
export function cookieValue(header: string | undefined, name: string): string | undefined {
  for (const part of (header ?? "").split(";")) {
    const at = part.indexOf("=");
    if (at > 0 && part.slice(0, at).trim() === name) {
      const value = part.slice(at + 1).trim();
      return value === "" || value.length > 1_000 ? undefined : value;
    }
  }
  return undefined;
}
