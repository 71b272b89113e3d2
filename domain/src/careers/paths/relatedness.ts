import type { Role } from "../roles.ts";
import type { CareerIndex } from "./career-index.ts";

/** The shares of relatedness, with the sum 1. See `docs/decisions/0018-career-probability.md`. */
const relatednessShares = { edge: 0.4, skills: 0.3, code: 0.2, titles: 0.1 } as const;

/** Nearness by a step in the catalogue: up, to the side, in the opposite direction, or from a common role. */
const edgeNearness = { up: 1, side: 0.9, back: 0.7, sibling: 0.4 } as const;

/** Nearness by the shared characters of two codes: same occupation, broad occupation, minor group, major group. */
const codeNearness = [
  [7, 1],
  [6, 0.8],
  [4, 0.6],
  [2, 0.3],
] as const;

/** The relatedness of two roles, 0 to 1. The order matters, because the catalogue's steps have a direction. */
export function relatedness(index: CareerIndex, from: Role, to: Role): number {
  if (from === to) return 1;
  return index.related.of(from, to, () => computeRelatedness(index, from, to));
}

function computeRelatedness(index: CareerIndex, from: Role, to: Role): number {
  const { edge, skills, code, titles } = relatednessShares;
  const described = nearByOccupations(index, from, to);
  return (
    edge * nearByEdges(index, from, to) +
    skills * sharedSkills(index, from, to) +
    (described === null
      ? code * nearByCode(from, to) + titles * sharedStems(index, from, to)
      : (code + titles) * described)
  );
}

function nearByEdges(index: CareerIndex, from: Role, to: Role): number {
  const out = index.out.get(from.id) ?? [];
  const step = out.find((move) => move.to === to);
  if (step !== undefined) return step.up ? edgeNearness.up : edgeNearness.side;
  if (index.out.get(to.id)?.some((move) => move.to === from)) return edgeNearness.back;
  const into = index.into.get(to.id) ?? [];
  return into.some((move) => out.some((one) => one.to === move.from)) ? edgeNearness.sibling : 0;
}

/** The share of skills that two roles have in common; rare ones have more weight. */
function sharedSkills(index: CareerIndex, a: Role, b: Role): number {
  let both = 0;
  let one = 0;
  let other = 0;
  for (const skill of a.skills) {
    const weight = index.rarity.get(skill) ?? 1;
    one += weight;
    if (b.skills.includes(skill)) both += weight;
  }
  for (const skill of b.skills) other += index.rarity.get(skill) ?? 1;
  const least = Math.min(one, other);
  return least === 0 ? 0 : Math.min(1, both / least);
}

function nearByCode(a: Role, b: Role): number {
  let best = 0;
  for (const one of a.codes)
    for (const other of b.codes)
      for (const [length, nearness] of codeNearness)
        if (nearness > best && one.slice(0, length) === other.slice(0, length)) best = nearness;
  return best;
}

/**
 * Nearness by titles, tasks, skills and knowledge of imported occupations, which is more precise than codes and titles;
 * null without imports.
 */
function nearByOccupations(index: CareerIndex, a: Role, b: Role): number | null {
  if (index.occupations === null) return null;
  let best: number | null = null;
  for (const one of a.codes)
    for (const other of b.codes) {
      const near = one === other ? 1 : index.occupations.related(one, other);
      if (near !== null && near > (best ?? -1)) best = near;
    }
  return best;
}

function sharedStems(index: CareerIndex, a: Role, b: Role): number {
  const [mine, theirs] = [index.stems.get(a.id), index.stems.get(b.id)];
  if (mine === undefined || theirs === undefined) return 0;
  let both = 0;
  let one = 0;
  let other = 0;
  for (const [stem, weight] of mine) {
    one += weight;
    if (theirs.has(stem)) both += weight;
  }
  for (const weight of theirs.values()) other += weight;
  const least = Math.min(one, other);
  return least === 0 ? 0 : Math.min(1, both / least);
}
