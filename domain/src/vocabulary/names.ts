import { givenNamesOfData } from "./given-names.generated.ts";

const givenNames = new Set(givenNamesOfData());

export const isGivenName = (foldedWord: string): boolean => givenNames.has(foldedWord);
