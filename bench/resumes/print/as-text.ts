import type { Block, Drawing, HeadingLook, Run } from "../blocks.ts";

const joined = (runs: readonly Run[]): string => runs.map(({ text }) => text).join("");
const width = 78;

/** A resume as people paste it into a form: no fonts, columns one after the other or by spaces. */
export function asText({ blocks, header, footer }: Drawing): Uint8Array {
  const lines = [
    ...(header === "" ? [] : [header]),
    ...linesOf(blocks),
    ...(footer === "" ? [] : ["", footer]),
  ];
  return new TextEncoder().encode(`${lines.join("\n")}\n`);
}

const linesOf = (blocks: readonly Block[]): string[] => blocks.flatMap(linesOfBlock);

function linesOfBlock(block: Block): string[] {
  switch (block.kind) {
    case "line": {
      const text = joined(block.runs);
      return block.align === "center"
        ? [`${" ".repeat(Math.max(0, (width - text.length) / 2))}${text}`]
        : [text];
    }
    case "spread": {
      const [left, right] = [joined(block.left), joined(block.right)];
      return [`${left}${" ".repeat(Math.max(3, width - left.length - right.length))}${right}`];
    }
    case "heading":
      return ["", ...headingLines(block.text, block.look)];
    case "list":
      return block.items.map((item) => `${block.mark ?? "*"} ${item}`);
    case "grid":
      return block.rows.flatMap((cells) => rowLines(cells));
    case "columns":
      return block.cells.flatMap((cell) => [...linesOf(cell), ""]);
    case "meter":
      return [
        `${block.text} ${(block.as === "bar" ? "█" : "●").repeat(block.level)}${(block.as === "bar" ? "░" : "○").repeat(4 - block.level)}`,
      ];
    case "rule":
      return ["-".repeat(40)];
    case "photo":
      return [];
    default:
      return [""];
  }
}

function headingLines(title: string, look: HeadingLook): string[] {
  const line = "-".repeat(title.length);
  if (look === "capitals") return [title.toUpperCase()];
  if (look === "underlined") return [title, line];
  if (look === "between-rules") return [line, title, line];
  if (look === "bar") return [`=== ${title} ===`];
  return [title];
}

/** Cells side by side while each has a line, the first one as a column of its own. */
function rowLines(cells: readonly (readonly Block[])[]): string[] {
  const texts = cells.map(linesOf);
  const [first = [], ...others] = texts;
  if (others.length === 0) return first;
  const rest = others.flat().filter((text, i) => text !== "" || i > 0);
  const wide = Math.max(18, ...first.map((text) => text.length + 2));
  return Array.from({ length: Math.max(first.length, rest.length) }, (_, i) =>
    `${(first[i] ?? "").padEnd(wide)}${rest[i] ?? ""}`.trimEnd(),
  );
}
