import { AppError } from "@waymark/contract/errors";
import type { LogicalLine, ResumeDocument } from "@waymark/domain/resumes/read/document";
import { limits } from "../limits.ts";
import { readDocxLines } from "./docx-lines.ts";
import { readStyles } from "./docx-styles.ts";
import { withFoot } from "./line-order.ts";
import { openZip, type ZipParts } from "./read-zip.ts";
import { attribute, xmlTokens } from "./xml-tokens.ts";

/** Whether a file of an archive is the main part of a Word document; SharePoint numbers it. */
export const isDocxBody = (name: string): boolean => /^word\/document\d{0,3}\.xml$/.test(name);

/**
 * Reads the lines of a Word document: page headers and what page footers say of how to reach the person, then the body,
 * then the rest of the footers.
 */
export async function extractDocx(bytes: Uint8Array): Promise<ResumeDocument> {
  const zip = await openZip(bytes);
  const body = zip.names.find(isDocxBody);
  if (body === undefined) throw new AppError("file_kind");
  const styles = readStyles(textOf(zip, "word/styles.xml"));
  const named = (pattern: RegExp): string[] => zip.names.filter((name) => pattern.test(name)).sort();
  const notes = new Map([...notesOf(zip, "footnote"), ...notesOf(zip, "endnote")]);
  let characters = 0;
  const read = (part: string): LogicalLine[] => {
    const lines = readDocxLines(textOf(zip, part), styles, {
      notes,
      links: linksOf(zip, part),
      diagrams: diagramsOf(zip, part),
    });
    characters += lines.reduce((sum, { text }) => sum + text.length, 0);
    if (characters > limits.characters) throw new AppError("file_bomb");
    return lines;
  };
  const headers = named(/^word\/header\d*\.xml$/).flatMap(read);
  const lines = read(body);
  const footers = named(/^word\/footer\d*\.xml$/).flatMap(read);
  const isTold = new Set<string>();
  const once = (all: readonly LogicalLine[]): LogicalLine[] =>
    all.filter(({ text }) => !isTold.has(text) && isTold.add(text));
  const head = once(headers);
  return { kind: "lines", lines: [...head, ...withFoot(lines, once(footers))] };
}

/** The texts of footnotes or endnotes; the lines that separate them from the page have a type. */
function notesOf(zip: ZipParts, kind: "footnote" | "endnote"): [string, string][] {
  const notes: [string, string][] = [];
  let open: [string, string] | null = null;
  let inText = false;
  for (const token of xmlTokens(textOf(zip, `word/${kind}s.xml`))) {
    if (token.kind === "text") {
      if (inText && open !== null) open[1] += token.text;
    } else if (token.name === "w:t") inText = token.kind === "open" && !token.isEmpty;
    else if (token.name === `w:${kind}`) {
      if (open !== null && open[1].trim() !== "") notes.push(open);
      const isNote = token.kind === "open" && attribute(token.attributes, "w:type") === null;
      open = isNote ? [`${kind} ${attribute(token.attributes, "w:id")}`, ""] : null;
    }
  }
  return notes.map(([name, text]) => [name, text.trim()]);
}

/** The addresses outside of the document to which a part of it has links, by their ids. */
const linksOf = (zip: ZipParts, part: string): Map<string, string> =>
  new Map(relationsOf(zip, part).flatMap(({ id, target, isOutside }) => (isOutside ? [[id, target]] : [])));

/** The texts of the diagrams that a part of the document shows, by the ids of their data. */
const diagramsOf = (zip: ZipParts, part: string): Map<string, readonly string[]> =>
  new Map(
    relationsOf(zip, part).flatMap(({ id, target }) =>
      /^diagrams\/data\d*\.xml$/.test(target) ? [[id, textsOfDiagram(textOf(zip, `word/${target}`))]] : [],
    ),
  );

/** The paragraphs of a diagram's data, one after the other. */
function textsOfDiagram(xml: string): string[] {
  const texts: string[] = [];
  let open = "";
  let inText = false;
  for (const token of xmlTokens(xml)) {
    if (token.kind === "text") open += inText ? token.text : "";
    else if (token.name === "a:t") inText = token.kind === "open" && !token.isEmpty;
    else if (token.name === "a:p" && token.kind === "close") {
      if (open.trim() !== "") texts.push(open.trim());
      open = "";
    }
  }
  return texts;
}

interface Relation {
  readonly id: string;
  readonly target: string;
  readonly isOutside: boolean;
}

function relationsOf(zip: ZipParts, part: string): Relation[] {
  const relations: Relation[] = [];
  for (const token of xmlTokens(textOf(zip, part.replace(/^word\/(.*)$/, "word/_rels/$1.rels")))) {
    if (token.kind !== "open" || token.name !== "Relationship") continue;
    const [id, target] = ["Id", "Target"].map((name) => attribute(token.attributes, name));
    const isOutside = attribute(token.attributes, "TargetMode") === "External";
    if (id && target) relations.push({ id, target, isOutside });
  }
  return relations;
}

function textOf(zip: ZipParts, name: string): string {
  const part = zip.read(name);
  return part ? new TextDecoder().decode(part) : "";
}
