import { isMap, isNode, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import type { z } from "zod";
import type { DataFile, Problems } from "./data-file.ts";

/** A block of a file, with the lines of its parts. */
export interface Block<T> {
  readonly value: T;
  /** Reports a problem of the block, at the line of the part that a path leads to. */
  readonly wrong: (path: readonly PropertyKey[], text: string) => void;
}

/** Reads a YAML file that is a list of blocks; what does not fit the schema is reported and left out. */
export function readBlocks<T>(file: DataFile, schema: z.ZodType<T>, problems: Problems): Block<T>[] {
  const counter = new LineCounter();
  const document = parseDocument(file.text, { lineCounter: counter });
  for (const { pos, code, message } of document.errors)
    problems.add(file.path, counter.linePos(pos[0]).line, `${code}: ${message.split("\n")[0]}`);
  if (document.errors.length > 0) return [];
  if (!isSeq(document.contents)) {
    problems.add(file.path, 1, "not a list of blocks, each of which begins with `- id:`");
    return [];
  }
  return document.contents.items.flatMap((item) => {
    if (!isNode(item)) return [];
    const value: unknown = item.toJS(document);
    const id = idOf(value);
    const wrong = (path: readonly PropertyKey[], text: string) =>
      problems.add(file.path, lineAt(item, path, counter), `${id}${text}`);
    const read = schema.safeParse(value);
    if (read.success) return [{ value: read.data, wrong }];
    for (const issue of read.error.issues) {
      const unknown = issue.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
      const name = issue.path.map(String).join(".");
      wrong([...issue.path, ...unknown], `${name}${name === "" ? "" : ": "}${issue.message}`);
    }
    return [];
  });
}

const idOf = (value: unknown): string =>
  typeof value === "object" && value !== null && "id" in value && typeof value.id === "string"
    ? `${value.id}: `
    : "";

/** The line of the part that a path leads to, or of the last part on the way that is there. */
function lineAt(block: Node, path: readonly PropertyKey[], counter: LineCounter): number {
  let at = block.range?.[0] ?? 0;
  let node: unknown = block;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && key.value === step);
      if (pair === undefined) break;
      at = isScalar(pair.key) ? (pair.key.range?.[0] ?? at) : at;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      at = isNode(node) ? (node.range?.[0] ?? at) : at;
    } else break;
  }
  return counter.linePos(at).line;
}
