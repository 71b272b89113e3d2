import type { Language } from "@waymark/contract/values";
import { figuresOfData } from "../careers/figures.generated.ts";
import type { Role } from "../careers/roles.ts";
import { shippedRoles } from "../careers/shipped-catalogue.ts";
import { stemsOf } from "../jobs/tokens/tokens.ts";

/** A title of the index: the number of postings with it, and a score of searches for it that decays with time. */
export interface CountedTitle {
  readonly label: string;
  readonly group: string;
  readonly language: string | null;
  readonly count: number;
  readonly searched: number;
  /** Workers of the occupation, in thousands, which decides between equally frequent titles; 0 when unknown. */
  readonly workers?: number;
}

let workers: ReadonlyMap<string, number> | undefined;

/** Workers of an occupation by its code, in thousands. Codes of managers and "all other" mix too many titles: 0. */
function workersOf(code: string): number {
  workers ??= new Map(
    figuresOfData()
      .filter((one) => !/^11-|9\d$/.test(one.code))
      .map((one) => [one.code, one.employed]),
  );
  return workers.get(code) ?? 0;
}

let mainRoles: ReadonlyMap<string, Role> | undefined;

/**
 * Workers of a role. Of the roles that share an occupation only one counts as it, that of the same name or else the one
 * that asks for the fewest years: nobody counts the case managers among the nurses, so a specialty has 0.
 */
export function workersOfRole(role: Role): number {
  mainRoles ??= findMainRoles();
  const [code = ""] = role.codes;
  return mainRoles.get(code)?.id === role.id ? workersOf(code) : 0;
}

function findMainRoles(): ReadonlyMap<string, Role> {
  const names = new Map(figuresOfData().map(({ code, name }) => [code, stemsOf(name).join(" ")]));
  const isNamed = ({ codes: [code = ""], titles }: Role) =>
    titles.en.some((title) => stemsOf(title).join(" ") === names.get(code));
  const main = new Map<string, Role>();
  for (const role of shippedRoles()) {
    const [code = ""] = role.codes;
    const before = main.get(code);
    const isFirst = before === undefined || (!isNamed(before) && role.years < before.years);
    if (isFirst || (isNamed(role) && !isNamed(before))) main.set(code, role);
  }
  return main;
}

const most = 12;
const mostSearched = 6;
/** The least score of recent searches for a popular title. */
const leastSearchScore = 3;

const byCount = (a: CountedTitle, b: CountedTitle): number =>
  b.count - a.count || (b.workers ?? 0) - (a.workers ?? 0);

/**
 * At most 12 titles across all industries: first up to six that were searched for often, then the most frequent title
 * of each occupation group in turn, the largest groups first and titles without a group last. Titles in the person's
 * language come first.
 */
export function pickTrending(titles: readonly CountedTitle[], language: Language): string[] {
  const picked = new Map<string, string>();
  const take = (title: CountedTitle | undefined) => {
    if (title !== undefined && picked.size < most) picked.set(title.label.toLowerCase(), title.label);
  };
  const searched = titles
    .filter((t) => t.searched >= leastSearchScore)
    .toSorted((a, b) => b.searched - a.searched);
  for (const title of searched.slice(0, mostSearched)) take(title);
  const mine = titles.filter((t) => t.language === language);
  for (const pool of [mine, titles]) {
    const groups = new Map<string, CountedTitle[]>();
    for (const title of pool.toSorted(byCount)) {
      groups.set(title.group, [...(groups.get(title.group) ?? []), title]);
    }
    const rank = (group: readonly CountedTitle[]) =>
      group[0]?.group === "other" ? 0 : group.reduce((sum, t) => sum + t.count, 0);
    const ranked = [...groups.values()].toSorted((a, b) => rank(b) - rank(a));
    const rounds = Math.max(0, ...ranked.map((group) => group.length));
    for (let round = 0; round < rounds && picked.size < most; round++) {
      for (const group of ranked) take(group[round]);
    }
  }
  return [...picked.values()];
}
