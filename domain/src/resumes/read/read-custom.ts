import type { CustomItem } from "@waymark/contract/resumes";
import type { Line } from "./document.ts";
import { isBullet, splitEntries } from "./entries.ts";
import { isHeadLike } from "./heads/head-like.ts";
import { headParts } from "./heads/head-parts.ts";
import { joinStackedDates } from "./layout/stacked-dates.ts";
import { type Item, joinWrappedLines } from "./layout/wrapped.ts";
import { describe } from "./read-experience.ts";
import type { Section } from "./sections.ts";

export interface CustomRead {
  title: string;
  items: { item: Omit<CustomItem, "id">; lines: readonly Line[] }[];
}

const mostSections = 30;
const mostItems = 100;

/** Reads sections that have no place of their own in the content: projects, volunteering, publications, interests. */
export function readCustom(sections: readonly Section[]): CustomRead[] {
  const out: CustomRead[] = [];
  for (const section of sections) {
    if (section.kind !== "projects" && section.kind !== "other") continue;
    const items = readItems(section.lines).slice(0, mostItems);
    if (items.length === 0) continue;
    const same = out.find(({ title }) => title === section.heading);
    if (same) same.items = [...same.items, ...items].slice(0, mostItems);
    else out.push({ title: section.heading.replace(/[\s:]+$/, "").slice(0, 120), items });
  }
  return out.slice(0, mostSections);
}

function readItems(lines: readonly Line[]): CustomRead["items"] {
  const entries = splitEntries(joinStackedDates(lines));
  const described = lines.some((line, i) => isBullet(line) && i > 0 && !isBullet(lines[i - 1] ?? line));
  if (entries.length === 0 && described) return headed(lines);
  if (entries.length === 0) return plain(joinWrappedLines(lines));
  const first = entries[0];
  const before = first ? lines.slice(0, Math.max(0, lines.length - countOf(entries))) : [];
  return [
    ...plain(joinWrappedLines(before)),
    ...entries.map((entry) => {
      const head = [...entry.before, ...(entry.dated ? [entry.dated] : [])];
      const [title = "", ...rest] = head.flatMap(headParts).map((part) => part.text);
      const item = {
        title: (title || entry.date).slice(0, 300),
        subtitle: rest.join(", ").slice(0, 300),
        date: (title === "" ? "" : entry.date).slice(0, 60),
        description: describe(entry.after),
      };
      return { item, lines: [...head, ...entry.after] };
    }),
  ];
}

const countOf = (entries: ReturnType<typeof splitEntries>): number =>
  entries.reduce((sum, entry) => sum + entry.before.length + 1 + entry.after.length, 0);

/** Without dates, a line that is no list item is the head of the items below it. */
function headed(lines: readonly Line[]): CustomRead["items"] {
  const out: { head: Line; rest: Line[] }[] = [];
  for (const line of lines) {
    const open = out.at(-1);
    const isHead = !isBullet(line) && isHeadLike(line);
    if (!open || isHead) out.push({ head: line, rest: [] });
    else open.rest.push(line);
  }
  return out.map(({ head, rest }) => {
    const [title = head.text, ...more] = headParts(head).map((part) => part.text);
    const item = {
      title: title.slice(0, 300),
      subtitle: more.join(", ").slice(0, 300),
      date: "",
      description: describe(rest),
    };
    return { item, lines: [head, ...rest] };
  });
}

/** Items without further parts: a short text becomes the title, a long one the description. */
const plain = (items: readonly Item[]): CustomRead["items"] =>
  items.map(({ text, lines }) => {
    const isShort = text.length <= 120;
    const item = {
      title: isShort ? text : "",
      subtitle: "",
      date: "",
      description: isShort ? "" : text.slice(0, 20_000),
    };
    return { item, lines };
  });
