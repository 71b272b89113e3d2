import { languages } from "@waymark/contract/values";
import type { Steps } from "../../in-steps.ts";
import type { CareerIndex } from "./career-index.ts";
import { yearsOfLevel } from "./experience.ts";
import { findPaths } from "./find-paths.ts";

/** From so many roles, spread over the catalogue: until the machine's compiler has seen what there is to see. */
const roundsOfPractice = 60;

/** Asks for paths as people will, so that nobody's question is the first and slow one. */
export function* practise(index: CareerIndex): Steps<void> {
  const roles = [...index.catalogue.roles.values()];
  const apart = Math.max(1, Math.floor(roles.length / roundsOfPractice));
  for (const [at, role] of roles.entries()) {
    if (at % apart !== 0) continue;
    const language = languages[(at / apart) % languages.length] ?? "en";
    index.reader.read(`${role.titles[language][0] ?? ""}, practice`, language);
    const level = role.levels[0] ?? "mid";
    findPaths(index, {
      stand: { role, level, years: yearsOfLevel[level], held: new Set(role.skills) },
      industry: null,
      wish: null,
      hidden: new Set(),
      pinned: [],
      not: new Set(),
    });
    yield;
  }
}
