import type { Block } from "./printed-resume.ts";

const mark = /^\s*(?:[•●▪■◦○∙·‣⁃*+–—-]|\d{1,2}[.)])\s+(?=\S)/u;

/**
 * Splits a description into blocks. Lines with a bullet mark are bullets. Without any mark, two or more lines are
 * bullets too, because descriptions are read from files that way, unless blank lines separate them: then they are
 * paragraphs, as is a single line.
 */
export function descriptionBlocks(description: string): Block[] {
  const lines = description.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => line.replaceAll("\t", " ").trim());
  const filled = lines.filter((line) => line !== "");
  const isMarked = filled.some((line) => mark.test(line));
  const hasGaps = /\S\s*\n\s*\n\s*\S/.test(description);
  const isList = filled.length > 1 && !hasGaps;
  const blocks: Block[] = [];
  let points: string[] | null = null;
  for (const line of filled) {
    if (isMarked ? !mark.test(line) : !isList) {
      blocks.push({ kind: "paragraph", text: line });
      points = null;
      continue;
    }
    if (points === null) {
      points = [];
      blocks.push({ kind: "bullets", items: points });
    }
    points.push(line.replace(mark, ""));
  }
  return blocks;
}

/** Splits a summary into paragraphs, one per line; marked lines are bullets. */
export function summaryBlocks(summary: string): Block[] {
  const blocks = descriptionBlocks(summary);
  if (summary.split(/[\n\r]/).some((line) => mark.test(line))) return blocks;
  return blocks.flatMap((block) =>
    block.kind === "paragraph" ? [block] : block.items.map((text) => ({ kind: "paragraph" as const, text })),
  );
}
