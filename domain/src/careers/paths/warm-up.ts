import { languages } from "@waymark/contract/values";
import type { Steps } from "../../in-steps.ts";
import type { CareerIndex } from "./career-index.ts";
import { yearsOfLevel } from "./experience.ts";
import { findPaths } from "./find-paths.ts";

/** The title of one in this many roles is parsed too. */
const rolesPerTitle = 9;

/**
 * Computes paths from every role, so that no person's request is the first: this fills the caches and warms up the JIT
 * compiler. Takes about a second.
 */
export function* warmUp(index: CareerIndex): Steps<void> {
  let at = 0;
  for (const role of index.catalogue.roles.values()) {
    const language = languages[(at / rolesPerTitle) % languages.length];
    if (language !== undefined) index.reader.read(`${role.titles[language][0] ?? ""}, practice`, language);
    const level = role.levels[0] ?? "mid";
    findPaths(index, {
      stand: { role, level, years: yearsOfLevel[level], held: new Set(role.skills) },
      industry: null,
      wish: null,
      hidden: new Set(),
      pinned: [],
      not: new Set(),
    });
    at += 1;
    yield;
  }
}
