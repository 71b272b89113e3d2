import type { PositionedPage, TextRun } from "@waymark/domain/resumes/read/document";

/** Right edge of the side column in points; its headings are larger than its items. */
const sideEnd = 200;
const headingSize = 12;
/** Lines of one item are closer than this many font heights; different items are not. */
const itemGap = 1.38;

/** LinkedIn's saved profile marks where its address is from, and has it on the first page. */
export function isLinkedinPdf([first]: readonly PositionedPage[]): boolean {
  const texts = first?.runs.map((run) => run.text) ?? [];
  return (
    texts.some((text) => /\(LinkedIn\)/.test(text)) && texts.some((text) => /linkedin\.com\/in\//.test(text))
  );
}

/**
 * Marks the items of the side column: only the distance between lines distinguishes two certifications from a two-line
 * one. The contact details at its top have no items.
 */
export function withMarkedItems(pages: readonly PositionedPage[]): PositionedPage[] {
  return pages.map((page) => {
    const side = page.runs.filter((run) => run.x < sideEnd).sort((a, b) => a.y - b.y);
    const headings = side.filter((run) => run.size >= headingSize);
    const from = headings[1]?.y ?? Number.POSITIVE_INFINITY;
    const starts = new Set(side.filter((run, i) => run.y > from && isStart(run, side[i - 1])));
    return {
      ...page,
      runs: page.runs.map((run) => (starts.has(run) ? { ...run, text: `• ${run.text}` } : run)),
    };
  });
}

const isStart = (run: TextRun, before: TextRun | undefined): boolean =>
  run.size < headingSize && (before === undefined || run.y - before.y > run.size * itemGap);
