import { givenNamesOfData } from "./given-names.generated.ts";

/** Common given names, folded: a hint that a line is a person's name. */
const givenNames = new Set(givenNamesOfData());

export const isGivenName = (foldedWord: string): boolean => givenNames.has(foldedWord);
