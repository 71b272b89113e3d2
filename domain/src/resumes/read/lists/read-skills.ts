import { findSkills, skillId } from "../../../vocabulary/skills.ts";
import type { Line } from "../document.ts";
import { isBullet, withoutBullet } from "../entries.ts";
import { holding } from "../evidence.ts";
import type { Item } from "../layout/wrapped.ts";
import type { Found } from "../trace.ts";
import { joinWrapped, skillRows } from "./skill-rows.ts";
import { withoutLevels } from "./skill-tables.ts";
import { splitItems } from "./split-skills.ts";

const most = 200;
/**
 * The skills in the skills sections; without such sections, skills of the dictionary found in `loose` text below unknown
 * headings, else in the whole text.
 */
export function readSkills(
  written: readonly Line[],
  languages: readonly (readonly Line[])[],
  { loose, all }: { loose: readonly Line[]; all: readonly Line[] },
): Found[] {
  const lines = withoutLevels(written);
  const wholeItems = isListOfWholes(lines);
  const named = skillRows(lines).flatMap((item) => split(item, wholeItems));
  const listed = unique([...languages.flatMap(codeLanguages), ...named]).filter(isSure);
  if (lines.length > 0 || listed.length > 0) return listed.slice(0, most).map(fromList);
  const foundIn = (some: readonly Line[]): Item[] =>
    unique(some.flatMap((line) => findSkills(line.text).map((text) => ({ text, lines: [line] }))));
  const own = foundIn(loose);
  return (own.length > 1 ? own : foundIn(all.filter(isListOfSkills)))
    .slice(0, 40)
    .map((item) => ({ value: item.text, lines: item.lines, evidence: ["known", "unheaded"] }));
}

/** Tells whether a line lists skills: nothing but two, or two among short items. Sentences only mention some. */
function isListOfSkills({ text }: Line): boolean {
  const items = withoutBullet(text)
    .replace(/^[^:]{2,30}:\s*/, "")
    .split(/\s*[,;|•·]\s*|\s(?:and|y|e|et|und)\s/);
  const known = items.filter((item) => skillId(item) !== null).length;
  const isShort = items.length >= 3 && items.every((item) => item.split(" ").length < 5);
  return known >= 2 && (isShort || known === items.length);
}

function fromList({ text, lines }: Item): Found {
  const evidence = holding({
    headed: true,
    itemised: text.split(" ").length < 4,
    known: skillId(text) !== null,
    long: text.length > 40,
    odd:
      /\.\s|[?!=[\]]|\b(?:19|20)\d\d\b/.test(text) || (skillId(text) === null && text.split(" ").length > 4),
  });
  return { value: text, lines, evidence };
}

/** Tells whether no word of an item was hard to recognise in its picture. */
const isSure = ({ text, lines }: Item): boolean =>
  !lines.some((line) => line.doubtful.some((word) => text.includes(word)) && skillId(text) === null);

const split = (item: Item, isWhole: boolean): Item[] =>
  splitItems(item.text, isWhole).map((text) => ({ text, lines: item.lines }));

/** "Languages" may mean programming languages: then most items are in the dictionary. */
function codeLanguages(lines: readonly Line[]): Item[] {
  const items = joinWrapped(lines).flatMap((item) => split(item, false));
  const known = items.filter((item) => skillId(item.text) !== null);
  return known.length * 2 > items.length ? items : [];
}

/** Tells whether a list has one item per line, so that a comma is part of an item. */
function isListOfWholes(lines: readonly Line[]): boolean {
  const bullets = lines.filter(isBullet);
  const plain = bullets.filter((line) => !/[,:;|]/.test(line.text));
  return bullets.length >= 2 && plain.length * 2 >= bullets.length;
}

function unique(items: readonly Item[]): Item[] {
  const seen = new Map<string, Item>();
  for (const item of items) {
    const key = item.text.toLowerCase();
    if (!seen.has(key)) seen.set(key, item);
  }
  return [...seen.values()];
}
