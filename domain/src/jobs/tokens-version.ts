import { synonymList } from "../vocabulary/synonym-list.ts";

/** Raised when words are split, stemmed or filtered in another way; new synonyms change it by themselves. */
const rules = 6;

/** What an index was made by: one of another version has to be made again. */
export const tokensVersion: string = `${rules}-${hashOf(synonymList)}`;

function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}
