import { type Block, line, text } from "./blocks.ts";
import type { Sheet } from "./compose.ts";
import { wordsOf } from "./words.ts";

/** The skills in the layout's form; names of groups and levels are no skills. */
export function skillBlocks({ person, layout, turn }: Sheet): Block[] {
  const { skills } = person;
  if (skills.length === 0) return [];
  const { groups, levels } = wordsOf(person.language);
  const names = skills.map(({ name }) => name);
  const half = Math.ceil(names.length / 2);
  const grouped = [names.slice(0, half), names.slice(half)]
    .map((items, i) => ({ group: groups[(turn + i) % groups.length] ?? "", items: items.join(", ") }))
    .filter(({ items }) => items !== "");
  const rows = (cells: readonly (readonly [string, string])[]): Block[] => [
    {
      kind: "grid",
      widths: [1, 1],
      ruled: false,
      rows: cells.map(([left, right]) => [[line(left)], [line(right)]]),
    },
  ];
  switch (layout.skills) {
    case "lines":
      return names.map((name) => line(name));
    case "groups":
      return grouped.map(({ group, items }) => ({
        kind: "line",
        runs: [text(`${group}: `, { bold: true }), text(items)],
      }));
    case "group-table":
      return rows(grouped.map(({ group, items }) => [group, items]));
    case "bars":
    case "dots":
      return skills.map(({ name, level }) => ({
        kind: "meter",
        text: name,
        level,
        as: layout.skills === "bars" ? "bar" : "dots",
      }));
    case "levels":
      return skills.map(({ name, level }) => line(`${name} (${levels[level - 1]})`));
    case "two-columns":
      return rows(names.slice(0, half).map((name, i) => [name, names[half + i] ?? ""]));
    case "vertical-bars":
      return [line(names.join(" | "))];
    case "middle-dots":
      return [line(names.join(" · "))];
    default:
      return [line(names.join(", "))];
  }
}
