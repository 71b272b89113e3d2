import { Lexicon } from "@waymark/domain/resume-analysis/spelling/lexicon";
import type { Logger } from "pino";
import { readLexicon } from "./packed-lexicon.ts";

/** Gives the words by which spelling is checked; null if they cannot be read. */
export type FindLexicon = () => Promise<Lexicon | null>;

/** Reads the packed words of 6 MB when they are first asked for, and keeps them. A failure is logged once. */
export function openLexicon(log: Logger, file: string): FindLexicon {
  let lexicon: Promise<Lexicon | null> | undefined;
  return () => {
    lexicon ??= readLexicon(file).then(
      (packed) => new Lexicon(packed),
      (error: unknown) => {
        log.warn({ err: error }, "the words for checking spelling could not be read");
        return null;
      },
    );
    return lexicon;
  };
}
