import type { PositionedPage, TextRun } from "@waymark/domain/resumes/read/document";

/** The column beside the profile ends here, in points; its headings are larger than its items. */
const sideEnd = 200;
const headingSize = 12;
/** Lines of one item are closer than this many font heights, items are not. */
const itemGap = 1.38;

/** A profile as LinkedIn saves it says where its address is from, and names it on the first page. */
export function isLinkedinPdf([first]: readonly PositionedPage[]): boolean {
  const texts = first?.runs.map((run) => run.text) ?? [];
  return (
    texts.some((text) => /\(LinkedIn\)/.test(text)) && texts.some((text) => /linkedin\.com\/in\//.test(text))
  );
}

/**
 * Marks the items in the column beside the profile as such: only their distance tells two certifications from one
 * that is written on two lines. The contact at its top has no items.
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
