import type { ExportSection } from "../../export-section.ts";
import { readAllLetters } from "./store.ts";

/** Every letter with its posting, those in the trash too. */
export const exportLetters: ExportSection = {
  name: "letters",
  tables: ["letters"],
  read: async (deps, userId) => ({ data: { letters: await readAllLetters(deps, userId) } }),
};
