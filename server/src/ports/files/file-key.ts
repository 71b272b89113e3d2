/** Segments of letters, digits, `-` and `_`, parted by `/`; a dot inside a segment for an ending. */
const keyShape = /^[a-z0-9][a-z0-9_-]*(\.[a-z0-9]+)?(\/[a-z0-9][a-z0-9_-]*(\.[a-z0-9]+)?){0,5}$/;
const longestKey = 200;

/** Keys a listing answers at most. */
export const listedKeys = 1_000;

/** The key of a file is not one that the product makes. */
class BadFileKey extends Error {}

/** The key itself, when it is one that the product makes; anything else never reaches a store. */
export function checkFileKey(key: string): string {
  if (key.length > longestKey || !keyShape.test(key)) throw new BadFileKey("A file key is malformed.");
  return key;
}
