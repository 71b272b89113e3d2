import { existsSync } from "node:fs";
import { join } from "node:path";
import { Lexicon } from "@waymark/domain/resume-analysis/spelling/lexicon";
import { packLexicon, readLexicon, writeLexicon } from "../../server/src/spelling/packed-lexicon.ts";

/** The words that the built product knows, packed now if there is no build. */
export async function openBenchLexicon(): Promise<Lexicon> {
  const file = join(import.meta.dirname, "../../server/dist/words.bin");
  if (!existsSync(file)) writeLexicon(file, packLexicon());
  return new Lexicon(await readLexicon(file));
}
