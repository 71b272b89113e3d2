import { synonymsOfData } from "../../vocabulary/synonyms.generated.ts";

/**
 * Increment this when words are split, stemmed or filtered differently; new synonyms change the version by themselves.
 */
const rules = 9;

/** The version of the index's tokens. An index with another version must be rebuilt. */
export const tokensVersion: string = `${rules}-${hashOf(JSON.stringify(synonymsOfData()))}`;

function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}
