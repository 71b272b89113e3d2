/** Segments of letters, digits, `-` and `_`, separated by `/`; a segment may have one file extension. */
const keyShape = /^[a-z0-9][a-z0-9_-]*(\.[a-z0-9]+)?(\/[a-z0-9][a-z0-9_-]*(\.[a-z0-9]+)?){0,5}$/;
const longestKey = 200;

export const listedKeys = 1_000;

class BadFileKey extends Error {}

/** Throws for any key that the product would not make, so that none reaches a store. */
export function checkFileKey(key: string): string {
  if (key.length > longestKey || !keyShape.test(key)) throw new BadFileKey("A file key is malformed.");
  return key;
}
