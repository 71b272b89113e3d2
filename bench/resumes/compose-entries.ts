import { type Block, line, type Run, text } from "./blocks.ts";
import type { Sheet } from "./compose.ts";
import type { PrintedSpan } from "./dates.ts";
import type { Layout } from "./layout.ts";
import type { Job, Study } from "./person.ts";
import { wordsOf } from "./words.ts";

/** The lines at the top of an entry; the dates come to them by `dated`. */
type Head = readonly (readonly Run[])[];

const bold = (value: string): Run => text(value, { bold: true });

function withPlace(company: string, town: string, layout: Layout): { company: string; below: Head } {
  const forms: Readonly<Record<Layout["place"], string>> = {
    comma: `${company}, ${town}`,
    brackets: `${company} (${town})`,
    "middle-dot": `${company} · ${town}`,
    "own-line": company,
    none: company,
  };
  return { company: forms[layout.place], below: layout.place === "own-line" ? [[text(town)]] : [] };
}

function headOfJob({ layout, person }: Sheet, job: Job): Head {
  const { company, below } = withPlace(job.company, job.town, layout);
  const at = wordsOf(person.language).at[0] ?? "";
  const { title } = job;
  switch (layout.head) {
    case "employer-first":
      return [[bold(company)], [text(title)], ...below];
    case "title-first":
      return [[bold(title)], [text(company, { italic: true })], ...below];
    case "title-comma":
      return [[bold(`${title}, ${company}`)], ...below];
    case "title-dash":
      return [[bold(title), text(` – ${company}`)], ...below];
    case "title-at":
      return [[bold(title), text(` ${at} ${company}`)], ...below];
    case "bars":
      return [[bold(title), text(` | ${company}`)], ...below];
    case "employer-comma":
      return [[bold(company), text(`, ${title}`)], ...below];
    case "employer-colon":
      return [[bold(`${company}: `), text(title)], ...below];
  }
}

function headOfStudy({ layout, turn }: Sheet, study: Study): Head {
  const { company: school, below } = withPlace(study.school, study.town, layout);
  const grade = ["GPA 3.8", "1,7", "8,4", "mention bien"][turn % 4] ?? "";
  switch (layout.studies) {
    case "degree-first":
      return [[bold(study.degree)], [text(school)], ...below];
    case "school-first":
      return [[bold(school)], [text(study.degree, { italic: true })], ...below];
    case "one-line":
      return [[bold(study.degree), text(` – ${school}`)], ...below];
    case "with-grade":
      return [[bold(study.degree), text(` (${grade})`)], [text(school)], ...below];
    case "school-comma":
      return [[text(`${school}, `), bold(study.degree)], ...below];
  }
}

/** Puts the dates to the head of an entry and the body below it. */
function dated(layout: Layout, span: PrintedSpan, head: Head, body: readonly Block[]): Block[] {
  const lines = (runs: Head): Block[] => runs.map((one) => ({ kind: "line", runs: one }));
  const when = line(span.text);
  const [first = [], ...rest] = head;
  if (span.text === "") return [...lines(head), ...body];
  const grid = (date: readonly Block[]): Block[] => [
    {
      kind: "grid",
      widths: [1, 3.2],
      ruled: layout.entries === "table",
      rows: [[date, [...lines(head), ...body]]],
    },
  ];
  switch (layout.dates) {
    case "right":
      return [{ kind: "spread", left: first, right: [text(span.text)] }, ...lines(rest), ...body];
    case "right-second": {
      const [second, ...others] = rest;
      if (second === undefined) return [{ kind: "spread", left: first, right: [text(span.text)] }, ...body];
      return [
        ...lines([first]),
        { kind: "spread", left: second, right: [text(span.text)] },
        ...lines(others),
        ...body,
      ];
    }
    case "left":
      return grid([when]);
    case "stacked":
      return grid(span.stacked.filter(Boolean).map((part) => line(part)));
    case "above":
      return [when, ...lines(head), ...body];
    case "under":
      return [...lines(head), when, ...body];
    case "in-brackets":
      return [...lines([[...first, text(` (${span.text})`)], ...rest]), ...body];
    case "in-front":
      return [...lines([[text(`${span.text}: `), ...first], ...rest]), ...body];
    case "after-bar":
      return [...lines([[...first, text(` | ${span.text}`)], ...rest]), ...body];
  }
}

const marks: Partial<Record<Layout["bullets"], string>> = {
  dots: "•",
  dashes: "–",
  squares: "▪",
  arrows: "→",
};

function bulletBlocks({ layout, person, turn }: Sheet, bullets: readonly string[]): Block[] {
  if (bullets.length === 0 || layout.bullets === "none") return [];
  if (layout.bullets === "running-text") return [line(`${bullets.join(". ")}.`)];
  const { tasks } = wordsOf(person.language);
  const label = layout.bullets === "labelled" ? [line(tasks[turn % tasks.length] ?? "", { bold: true })] : [];
  const mark = layout.bullets === "real-list" ? null : (marks[layout.bullets] ?? "•");
  return [...label, { kind: "list", items: bullets, mark }];
}

/** Entries one after the other, as a table, between rules or in cards. */
function separated(layout: Layout, entries: readonly (readonly Block[])[]): Block[] {
  const isGrid = entries.some((entry) => entry.some(({ kind }) => kind === "grid"));
  if (!isGrid && (layout.entries === "cards" || layout.entries === "table"))
    return entries.flatMap((entry): Block[] => [
      { kind: "grid", widths: [1], ruled: true, rows: [[entry]] },
      ...(layout.entries === "cards" ? [{ kind: "gap" } as const] : []),
    ]);
  if (layout.entries === "tight") return entries.flat();
  const between: Block = layout.entries === "rules" ? { kind: "rule" } : { kind: "gap" };
  return entries.flatMap((entry, i) => (i === 0 ? entry : [between, ...entry]));
}

const noSpan: PrintedSpan = { text: "", stacked: ["", ""], start: null, end: null };

export const jobBlocks = (sheet: Sheet, spans: readonly PrintedSpan[]): Block[] =>
  separated(
    sheet.layout,
    sheet.person.jobs.map((job, i) =>
      dated(sheet.layout, spans[i] ?? noSpan, headOfJob(sheet, job), bulletBlocks(sheet, job.bullets)),
    ),
  );

export const studyBlocks = (sheet: Sheet, spans: readonly PrintedSpan[]): Block[] =>
  separated(
    sheet.layout,
    sheet.person.studies.map((study, i) =>
      dated(sheet.layout, spans[i] ?? noSpan, headOfStudy(sheet, study), []),
    ),
  );
