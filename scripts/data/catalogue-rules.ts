import { type CareerLevel, careerLevels } from "@waymark/contract/careers";
import { languages } from "@waymark/contract/values";
import { type Catalogue, figuresOf, openCatalogue, statedZone } from "@waymark/domain/careers/catalogue";
import { catalogueBand } from "@waymark/domain/careers/paths/pay";
import type { Role, RoleEdge } from "@waymark/domain/careers/roles";
import { plainText } from "@waymark/domain/vocabulary/stem";
import type { Block } from "./read-blocks.ts";
import { type FigureRow, type LicenceTable, licenceNames, type RoleBlocks } from "./read-careers.ts";

const upReasons = ["lead", "master", "licence", "degree", "manage", "own", "breadth", "teach", "regular"];
const sideReasons = ["skills", "sector", "teach", "growing", "regular"];
/** Reasons that may justify less pay. */
const mayPayLess: readonly string[] = ["own", "teach", "regular"];

interface Tables {
  readonly roles: RoleBlocks;
  readonly figures: ReadonlyMap<string, FigureRow>;
  readonly licences: LicenceTable;
}

/** Reports what breaks the rules of the catalogue: lengths, ladders, pay that does not rise, titles of two roles. */
export function checkCatalogue({ roles: blocks, figures, licences }: Tables): void {
  for (const row of figures.values()) checkFigures(row);
  const catalogue = openCatalogue({
    roles: blocks.map(({ value }) => value),
    figures: [...figures.values()].map((row) => row.figures),
    licences: licenceNames(licences),
  });
  const blockOf = new Map(blocks.map((block) => [block.value.id, block]));
  for (const block of blocks) {
    checkLevels(block);
    checkTexts(block);
    checkSkills(block);
    checkEdges(catalogue, block);
  }
  checkAliases(blocks);
  checkLadders(blocks, blockOf);
  const used = new Set(blocks.flatMap(({ value }) => value.licences));
  for (const [id, { wrong }] of licences) if (!used.has(id)) wrong(`no role asks for ${id}`);
}

function checkFigures({ figures, wrong }: FigureRow): void {
  const { wages, employed, growth, openings, transfer } = figures;
  const { p10, p25, p50, p75, p90 } = wages;
  if (!(p10 <= p25 && p25 <= p50 && p50 <= p75 && p75 <= p90)) wrong("percentiles do not rise");
  if (p10 < 14_000 || p90 > 250_000) wrong(`wages out of range: ${p10} to ${p90}`);
  if (employed < 100 || employed > 6_000_000) wrong(`employment out of range: ${employed}`);
  if (growth < -50 || growth > 60) wrong(`growth out of range: ${growth}`);
  if (openings < 0 || openings > employed) wrong(`openings out of range: ${openings}`);
  if (transfer < 0 || transfer > 20) wrong(`transfers out of range: ${transfer}`);
}

function checkLevels({ value: { levels }, wrong }: Block<Role>): void {
  const inOrder = careerLevels.filter((level) => levels.includes(level));
  if (inOrder.join() !== levels.join()) wrong(["levels"], "levels are not in order, each once");
}

function checkTexts({ value: { titles, descriptions }, wrong }: Block<Role>): void {
  for (const language of languages) {
    const names = titles[language];
    if (names.length < 4 || names.length > 14)
      wrong(["titles", language], `${names.length} titles in ${language}, not 4 to 14`);
    const folded = names.map((name) => plainText(name));
    const twice = folded.filter((name, at) => folded.indexOf(name) !== at);
    if (twice.length > 0) wrong(["titles", language], `titles twice in ${language}: ${twice.join(", ")}`);
    const words = descriptions[language].split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
    if (words < 10 || words > 28)
      wrong(["descriptions", language], `a description of ${words} words in ${language}, not 10 to 28`);
  }
}

function checkSkills({ value: { skills }, wrong }: Block<Role>): void {
  if (skills.length < 4 || skills.length > 10) wrong(["skills"], `${skills.length} skills, not 4 to 10`);
  if (new Set(skills).size !== skills.length) wrong(["skills"], "a skill twice");
}

function checkEdges(catalogue: Catalogue, { value: role, wrong }: Block<Role>): void {
  const check = (kind: "up" | "side", reasons: readonly string[]) => {
    if (role[kind].length > 5) wrong([kind], `${role[kind].length} roles in ${kind}, not 5 at most`);
    for (const { to, reason } of role[kind]) {
      if (to === role.id) wrong([kind, to], `leads to itself in ${kind}`);
      if (!reasons.includes(reason)) wrong([kind, to], `no reason of ${kind}: ${reason}`);
    }
  };
  check("up", upReasons);
  check("side", sideReasons);
  for (const edge of role.up) {
    const to = catalogue.roles.get(edge.to);
    if (to !== undefined) checkRise(catalogue, role, to, edge, (text) => wrong(["up", edge.to], text));
  }
}

function checkRise(
  catalogue: Catalogue,
  from: Role,
  to: Role,
  { reason }: RoleEdge,
  wrong: (text: string) => void,
): void {
  const [before, after] = [figuresOf(catalogue, from), figuresOf(catalogue, to)];
  if (before === undefined || after === undefined) return;
  const zones = [statedZone(catalogue, from), statedZone(catalogue, to)] as const;
  if (zones[0] !== null && zones[1] !== null && zones[1] < zones[0])
    wrong(`rises to ${to.id}, from job zone ${zones.join(" to ")}`);
  if (mayPayLess.includes(reason) || after.wages.p50 >= before.wages.p50) return;
  const [low, high] = levelsCompared(from, to);
  const pays = [
    catalogueBand(catalogue, from, low)?.middle ?? 0,
    catalogueBand(catalogue, to, high)?.middle ?? 0,
  ];
  if ((pays[1] ?? 0) < (pays[0] ?? 0))
    wrong(
      `rises to ${to.id} for less: ${pays.join(" to ")}, medians ${before.wages.p50} to ${after.wages.p50}`,
    );
}

/** The highest level that both roles have; otherwise the last of one and the first of the other. */
function levelsCompared(from: Role, to: Role): [CareerLevel, CareerLevel] {
  const shared = from.levels.findLast((level) => to.levels.includes(level));
  if (shared !== undefined) return [shared, shared];
  return [from.levels.at(-1) ?? "entry", to.levels[0] ?? "entry"];
}

function checkAliases(blocks: RoleBlocks): void {
  for (const language of languages) {
    const holders = new Map<string, string>();
    for (const { value, wrong } of blocks)
      for (const title of new Set(value.titles[language].map((name) => plainText(name)))) {
        const other = holders.get(title);
        if (other !== undefined) wrong(["titles", language], `"${title}" (${language}) is ${other}'s too`);
        else holders.set(title, value.id);
      }
  }
}

/** Reports cycles of steps up, and roles below the top without a step. */
function checkLadders(blocks: RoleBlocks, blockOf: ReadonlyMap<string, Block<Role>>): void {
  const done = new Set<string>();
  const climb = ({ value: role, wrong }: Block<Role>, below: readonly string[]) => {
    if (below.includes(role.id)) {
      wrong(["up"], `a circle of up: ${[...below, role.id].join(" > ")}`);
      return;
    }
    if (done.has(role.id)) return;
    for (const { to } of role.up) {
      const next = blockOf.get(to);
      if (next !== undefined) climb(next, [...below, role.id]);
    }
    done.add(role.id);
  };
  for (const block of blocks) {
    climb(block, []);
    const { levels, up, side, education } = block.value;
    const isTop = levels.includes("executive") || levels.includes("lead");
    const leadsUp = up.length > 0 || side.some(({ to }) => (blockOf.get(to)?.value.up.length ?? 0) > 0);
    if (!isTop && !leadsUp && education !== "doctorate") block.wrong(["up"], "nothing leads up from it");
  }
}
