import { type CareerLevel, careerLevels } from "@waymark/contract/careers";
import { languages } from "@waymark/contract/values";
import { skillById } from "../../vocabulary/skills.ts";
import { plainText } from "../../vocabulary/stem.ts";
import { type Catalogue, figuresOf, statedZone } from "../catalogue.ts";
import type { Figures } from "../figures.ts";
import { catalogueBand } from "../paths/pay.ts";
import type { Role, RoleEdge } from "../roles.ts";

const upReasons = ["lead", "master", "licence", "degree", "manage", "own", "breadth", "teach", "regular"];
const sideReasons = ["skills", "sector", "teach", "growing", "regular"];
/** Reasons that may justify less pay. */
const mayPayLess: readonly string[] = ["own", "teach", "regular"];

/** Lists the errors of a catalogue, one per line: violations of the format and of the rules. */
export function catalogueProblems(catalogue: Catalogue): string[] {
  const problems = [...catalogue.problems];
  const report = (text: string) => problems.push(text);
  for (const one of catalogue.figures.values()) checkFigures(one, report);
  const roles = [...catalogue.roles.values()];
  for (const role of roles) {
    const wrong = (text: string) => report(`${role.id}: ${text}`);
    checkHead(catalogue, role, wrong);
    checkTexts(role, wrong);
    checkSkills(role, wrong);
    checkEdges(catalogue, role, wrong);
  }
  checkAliases(roles, report);
  checkLadders(catalogue, roles, report);
  const used = new Set(roles.flatMap(({ licences }) => licences));
  for (const id of catalogue.licences.keys()) if (!used.has(id)) report(`licence ${id}: no role asks for it`);
  return problems;
}

type Report = (text: string) => void;

function checkFigures(
  { code, wages, employed, growth, openings, zone, transfer }: Figures,
  report: Report,
): void {
  const wrong = (text: string) => report(`figures ${code}: ${text}`);
  if (!/^\d\d-\d{4}$/.test(code)) wrong("no code of the classification");
  const { p10, p25, p50, p75, p90 } = wages;
  if (!(p10 <= p25 && p25 <= p50 && p50 <= p75 && p75 <= p90)) wrong("percentiles do not rise");
  if (p10 < 14_000 || p90 > 250_000) wrong(`wages out of range: ${p10} to ${p90}`);
  if (employed < 100 || employed > 6_000_000) wrong(`employment out of range: ${employed}`);
  if (growth < -50 || growth > 60) wrong(`growth out of range: ${growth}`);
  if (openings < 0 || openings > employed) wrong(`openings out of range: ${openings}`);
  if (zone !== null && !(zone >= 1 && zone <= 5)) wrong(`no job zone: ${zone}`);
  if (transfer < 0 || transfer > 20) wrong(`transfers out of range: ${transfer}`);
}

function checkHead(catalogue: Catalogue, role: Role, wrong: Report): void {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(role.id)) wrong("its id is not in kebab case");
  if (role.codes.length === 0) wrong("no code");
  for (const code of role.codes) if (!catalogue.figures.has(code)) wrong(`no figures for ${code}`);
  const inOrder = careerLevels.filter((level) => role.levels.includes(level));
  if (role.levels.length === 0 || inOrder.join() !== role.levels.join())
    wrong("levels are not in order, each once");
  if (role.years > 20) wrong(`years out of range: ${role.years}`);
  for (const id of role.licences) if (!catalogue.licences.has(id)) wrong(`no such licence: ${id}`);
}

function checkTexts({ titles, descriptions }: Role, wrong: Report): void {
  for (const language of languages) {
    const names = titles[language];
    if (names.length < 4 || names.length > 14) wrong(`${names.length} titles in ${language}`);
    const folded = names.map((name) => plainText(name));
    const twice = folded.filter((name, at) => folded.indexOf(name) !== at);
    if (twice.length > 0) wrong(`titles twice in ${language}: ${twice.join(", ")}`);
    const words = descriptions[language].split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
    if (words < 10 || words > 28) wrong(`a description of ${words} words in ${language}`);
  }
}

function checkSkills({ skills }: Role, wrong: Report): void {
  if (skills.length < 4 || skills.length > 10) wrong(`${skills.length} skills`);
  if (new Set(skills).size !== skills.length) wrong("a skill twice");
  for (const id of skills) if (skillById(id) === undefined) wrong(`no such skill: ${id}`);
}

function checkEdges(catalogue: Catalogue, role: Role, wrong: Report): void {
  const check = (edges: readonly RoleEdge[], reasons: readonly string[], kind: string) => {
    if (edges.length > 5) wrong(`${edges.length} roles in ${kind}`);
    if (new Set(edges.map(({ to }) => to)).size !== edges.length) wrong(`a role twice in ${kind}`);
    for (const { to, reason } of edges) {
      if (to === role.id) wrong(`leads to itself in ${kind}`);
      if (!catalogue.roles.has(to)) wrong(`no such role in ${kind}: ${to}`);
      if (!reasons.includes(reason)) wrong(`no reason of ${kind}: ${reason}`);
    }
  };
  check(role.up, upReasons, "up");
  check(role.side, sideReasons, "side");
  for (const edge of role.up) {
    const to = catalogue.roles.get(edge.to);
    if (to !== undefined) checkRise(catalogue, role, to, edge, wrong);
  }
}

function checkRise(catalogue: Catalogue, from: Role, to: Role, { reason }: RoleEdge, wrong: Report): void {
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

function checkAliases(roles: readonly Role[], report: Report): void {
  for (const language of languages) {
    const holders = new Map<string, string>();
    for (const { id, titles } of roles)
      for (const title of new Set(titles[language].map((name) => plainText(name)))) {
        const other = holders.get(title);
        if (other !== undefined) report(`${id}: "${title}" (${language}) is ${other}'s too`);
        else holders.set(title, id);
      }
  }
}

/** Reports cycles of steps up, and roles below the top without a step. */
function checkLadders(catalogue: Catalogue, roles: readonly Role[], report: Report): void {
  const done = new Set<string>();
  const climb = (role: Role, below: readonly string[]) => {
    if (below.includes(role.id)) {
      report(`${role.id}: a circle of up: ${[...below, role.id].join(" > ")}`);
      return;
    }
    if (done.has(role.id)) return;
    for (const { to } of role.up) {
      const next = catalogue.roles.get(to);
      if (next !== undefined) climb(next, [...below, role.id]);
    }
    done.add(role.id);
  };
  for (const role of roles) {
    climb(role, []);
    const isTop = role.levels.includes("executive") || role.levels.includes("lead");
    const leadsUp =
      role.up.length > 0 || role.side.some(({ to }) => (catalogue.roles.get(to)?.up.length ?? 0) > 0);
    if (!isTop && !leadsUp && role.education !== "doctorate") report(`${role.id}: nothing leads up from it`);
  }
}
