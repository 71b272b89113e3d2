import type { EdgeReason } from "@waymark/contract/careers";
import { languages } from "@waymark/contract/values";
import { finish, type Steps } from "../../in-steps.ts";
import { occupationTitlesOfData } from "../../vocabulary/occupation-titles.generated.ts";
import { type Catalogue, statedZone } from "../catalogue.ts";
import { OccupationSpace } from "../facts/occupation-space.ts";
import { type ImportedFacts, noFacts, withFacts } from "../facts/with-facts.ts";
import type { Role } from "../roles.ts";
import { type ImportedTitle, importedTitles } from "../titles/imported-titles.ts";
import { TitleReader } from "../titles/read-title.ts";
import { titleStems } from "../titles/title-features.ts";
import { demandScores } from "./demand.ts";
import { RolePairs } from "./role-pairs.ts";

/** A step from a role to the next one in the catalogue. */
export interface Move {
  readonly from: Role;
  readonly to: Role;
  readonly reason: EdgeReason;
  readonly up: boolean;
}

/** A catalogue with all lookup tables, built once. */
export interface CareerIndex {
  readonly catalogue: Catalogue;
  readonly reader: TitleReader;
  /** The moves out of a role and into it, by role id. */
  readonly out: ReadonlyMap<string, readonly Move[]>;
  readonly into: ReadonlyMap<string, readonly Move[]>;
  /** The rarity of a skill among roles; rare skills have more weight. */
  readonly rarity: ReadonlyMap<string, number>;
  /** The stems of the English titles with their rarity, by role id. */
  readonly stems: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** From 0 to 10, by occupation code. */
  readonly demand: ReadonlyMap<string, number>;
  /** Cache of relatedness. */
  readonly related: RolePairs;
  /** The nearness of imported occupations; null when none are imported. */
  readonly occupations: OccupationSpace | null;
  /** Cache of the costs of steps. */
  readonly costs: Map<Move, number>;
}

/** Builds the index from a catalogue and the facts that an operator imported. */
export const openCareers = (shipped: Catalogue, facts: ImportedFacts = noFacts): CareerIndex =>
  finish(careersInSteps(shipped, facts));

/** Same as `openCareers`, but in steps of at most some hundredths of a second, instead of blocking for a second. */
export function* careersInSteps(shipped: Catalogue, facts: ImportedFacts = noFacts): Steps<CareerIndex> {
  const catalogue = withFacts(shipped, facts);
  const roles = [...catalogue.roles.values()];
  const out = new Map<string, Move[]>(roles.map(({ id }) => [id, []]));
  const into = new Map<string, Move[]>(roles.map(({ id }) => [id, []]));
  for (const from of roles)
    for (const [edges, up] of [
      [from.up, true],
      [from.side, false],
    ] as const)
      for (const edge of edges) {
        const to = catalogue.roles.get(edge.to);
        if (to === undefined || to === from) continue;
        const move = { from, to, reason: edge.reason, up };
        out.get(from.id)?.push(move);
        into.get(to.id)?.push(move);
      }
  const reader = yield* TitleReader.of(roles);
  reader.learn(furtherTitles(roles));
  reader.learn(importedTitles(roles, facts, (title) => reader.named(title)));
  yield;
  const occupations = facts.onet.length === 0 ? null : new OccupationSpace(facts.onet);
  yield;
  // Computed now, because otherwise the first request would wait for it.
  yield* occupations?.prepare(roles.flatMap(({ codes }) => codes)) ?? [];
  const stems = stemsOf(roles);
  yield;
  return {
    catalogue,
    reader,
    occupations,
    out,
    into,
    rarity: rarities(roles.map(({ skills }) => skills)),
    stems,
    demand: demandScores([...catalogue.figures.values()]),
    related: new RolePairs(roles),
    costs: new Map(),
  };
}

/** The further titles of `domain/data/occupation-titles.tsv`, which name no language. */
function furtherTitles(roles: readonly Role[]): ImportedTitle[] {
  const titles = occupationTitlesOfData();
  return roles.flatMap((role) =>
    (titles[role.id] ?? []).flatMap((title) => languages.map((language) => ({ role, language, title }))),
  );
}

function rarities(lists: readonly (readonly string[])[]): Map<string, number> {
  const holders = new Map<string, number>();
  for (const list of lists) for (const item of new Set(list)) holders.set(item, (holders.get(item) ?? 0) + 1);
  return new Map([...holders].map(([item, count]) => [item, Math.log(1 + lists.length / count)]));
}

function stemsOf(roles: readonly Role[]): Map<string, Map<string, number>> {
  const stems = new Map(
    roles.map(({ id, titles }) => [id, [...new Set(titles.en.flatMap(titleStems))]] as const),
  );
  const rarity = rarities([...stems.values()]);
  return new Map(
    [...stems].map(([id, list]) => [id, new Map(list.map((stem) => [stem, rarity.get(stem) ?? 0]))]),
  );
}

/** The demand for a role, 0 to 10; 5 when unknown. */
export const demandOf = (index: CareerIndex, role: Role): number =>
  index.demand.get(role.codes[0] ?? "") ?? 5;

/** The job zone of a role: the highest of its codes, else the usual one for its education. */
export function zoneOf(index: CareerIndex, role: Role): number {
  const byEducation = {
    none: 1,
    school: 2,
    vocational: 3,
    associate: 3,
    bachelor: 4,
    master: 5,
    doctorate: 5,
  };
  return statedZone(index.catalogue, role) ?? byEducation[role.education];
}
