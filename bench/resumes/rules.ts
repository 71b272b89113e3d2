import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ResumeDocument } from "@waymark/domain/resumes/read/document";
import type { ResumeReading } from "@waymark/domain/resumes/read/read-resume";
import { parseSync } from "oxc-parser";
import { build, type Plugin } from "vite";
import { extractDoc } from "../../server/src/document-parsers/formats/extract-doc.ts";
import { extractDocx } from "../../server/src/document-parsers/formats/extract-docx.ts";
import { extractPdf } from "../../server/src/document-parsers/formats/extract-pdf.ts";
import { extractText } from "../../server/src/document-parsers/formats/extract-text.ts";
import { isLinkedinPdf, withMarkedItems } from "../../server/src/document-parsers/linkedin-pdf.ts";
import { judge } from "./judge.ts";
import type { LabelledFile } from "./measure.ts";
import { mean } from "./scorer.ts";

/**
 * The rules of the reader are its patterns and its yes-or-no questions. They are found in its sources, so the reader
 * needs no list of them; for the measurement a copy of it is built in which each can be switched off.
 */
const root = join(import.meta.dirname, "../..");
const reader = join(root, "domain/src/resumes/read");

/** Changes of less than this, in percent of a family's score, are no help and no harm. */
const least = 0.1;

declare global {
  /** The rule that is switched off in the built copy of the reader. */
  var waymarkRuleOff: string;
}

type Node = { readonly type: string; readonly start: number; readonly end: number } & Record<string, unknown>;
const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;

interface Edit {
  readonly at: number;
  readonly text: string;
}

const asksYesOrNo = /^(?:is|has|looks|begins|starts|ends|can|goes|follows|contains)[A-Z]/;
const functions = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);

/** The text of a source file in which every rule can be switched off; the names of the rules go to `rules`. */
function switchable(path: string, text: string, rules: string[]): string {
  const edits: Edit[] = [];
  /** Functions that were changed: those within them have no name of their own. */
  const visited = new Set<string>();
  const named = (name: string): string => {
    const plain = `${relative(reader, path).replace(/\.ts$/, "")}: ${name || "at the top"}`;
    const taken = rules.filter((rule) => rule === plain || rule.startsWith(`${plain} #`)).length;
    const rule = taken === 0 ? plain : `${plain} #${taken + 1}`;
    rules.push(rule);
    return JSON.stringify(rule);
  };
  const visit = (node: Node, name: string): void => {
    const own = [node.id, node.key].find((id) => isNode(id) && id.type === "Identifier");
    const here = isNode(own) ? String(own.name) : name;
    if (node.type === "Literal" && "regex" in node) {
      edits.push({ at: node.start, text: `new RuleOfBench(${named(here)}, ` }, { at: node.end, text: ")" });
    } else if (functions.has(node.type) && asksYesOrNo.test(here) && !visited.has(here)) {
      visited.add(here);
      const { body } = node;
      const off = `globalThis.waymarkRuleOff === ${named(here)}`;
      if (isNode(body) && body.type === "BlockStatement")
        edits.push({ at: body.start + 1, text: ` if (${off}) return false; ` });
      else if (isNode(body))
        edits.push({ at: body.start, text: `${off} ? false : (` }, { at: body.end, text: ")" });
    }
    for (const child of Object.values(node)) {
      if (Array.isArray(child)) for (const one of child.filter(isNode)) visit(one, here);
      else if (isNode(child)) visit(child, here);
    }
  };
  // A cast of the parser's own types, which have no common index signature.
  visit(parseSync(path, text).program as unknown as Node, "");
  const ordered = edits.map((edit, i) => ({ ...edit, i })).sort((a, b) => b.at - a.at || b.i - a.i);
  return `${ordered.reduce((made, { at, text: added }) => made.slice(0, at) + added + made.slice(at), text)}\n${ruleClass}`;
}

/** A pattern that finds nothing while it is switched off. A function, so that it is there before the first constant. */
const ruleClass = `
function RuleOfBench(rule, pattern) {
  const isOff = () => globalThis.waymarkRuleOff === rule;
  const own = new RegExp(pattern);
  own.exec = (text) => { if (isOff()) return null; pattern.lastIndex = own.lastIndex; const found = pattern.exec(text); own.lastIndex = pattern.lastIndex; return found; };
  own[Symbol.matchAll] = (text) => isOff() ? [][Symbol.iterator]() : text.matchAll(pattern);
  own[Symbol.split] = (text, limit) => isOff() ? [text] : text.split(pattern, limit);
  return own;
}`;

type ReadResume = (document: ResumeDocument, options: { fileName?: string }) => ResumeReading;

async function buildReader(): Promise<{ readResume: ReadResume; rules: string[]; remove: () => void }> {
  const rules: string[] = [];
  const plugin: Plugin = {
    name: "switchable-rules",
    enforce: "pre",
    resolveId(source, importer) {
      if (importer === undefined) return null;
      if (!source.startsWith(".")) return { id: source, external: true };
      const path = resolve(dirname(importer), source);
      return path.startsWith(reader) ? path : { id: pathToFileURL(path).href, external: true };
    },
    transform: (text, id) => (id.startsWith(reader) ? switchable(id, text, rules) : null),
  };
  const made = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [plugin],
    build: { ssr: join(reader, "read-resume.ts"), write: false, minify: false, target: "node20" },
  });
  const [first] = Array.isArray(made) ? made : [made];
  if (first === undefined || !("output" in first)) throw new Error("The reader could not be built.");
  const folder = join(root, "node_modules/.cache/waymark-bench");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `reader-${process.pid}.mjs`);
  writeFileSync(file, first.output[0].code);
  const { readResume }: { readResume: ReadResume } = await import(pathToFileURL(file).href);
  return { readResume, rules, remove: () => rmSync(file, { force: true }) };
}

/** The document of a file with text; null for pictures and for formats that are not read by rules. */
async function documentOf({ bytes, file }: LabelledFile): Promise<ResumeDocument | null> {
  if (file.endsWith(".txt")) return extractText(new TextDecoder().decode(bytes));
  if (file.endsWith(".docx")) return extractDocx(bytes);
  if (file.endsWith(".doc")) return extractDoc(bytes);
  const { document, pictures, attached } = await extractPdf(bytes);
  if (pictures.length > 0 || attached.length > 0) return null;
  return isLinkedinPdf(document.pages) ? { kind: "pages", pages: withMarkedItems(document.pages) } : document;
}

interface Weighed {
  readonly rule: string;
  readonly helped: readonly string[];
  readonly hurt: readonly string[];
}

/**
 * Switches each rule off in turn and prints the number of families it helps and hurts.
 * @returns For each family the rules that help it alone.
 */
export async function weighRules(files: readonly LabelledFile[]): Promise<Map<string, string[]>> {
  const { readResume, rules, remove } = await buildReader();
  try {
    const read: { of: LabelledFile; document: ResumeDocument }[] = [];
    for (const of of files.filter(({ isScan }) => !isScan)) {
      const document = await documentOf(of);
      if (document !== null) read.push({ of, document });
    }
    const families = [...new Set(read.map(({ of }) => of.family))];
    const scores = (off: string): Map<string, number> => {
      globalThis.waymarkRuleOff = off;
      const single = read.map(({ of, document }) => ({
        family: of.family,
        score: scoreOf(of, () => readResume(document, { fileName: basename(of.file) })),
      }));
      return new Map(
        families.map((family) => [
          family,
          100 * mean(single.filter((one) => one.family === family).map(({ score }) => score)),
        ]),
      );
    };
    const before = scores("");
    const weighed = rules.map((rule): Weighed => {
      const after = scores(rule);
      const gain = (family: string): number => (before.get(family) ?? 0) - (after.get(family) ?? 0);
      return {
        rule,
        helped: families.filter((one) => gain(one) > least),
        hurt: families.filter((one) => gain(one) < -least),
      };
    });
    printRules(weighed, families.length, read.length);
    return specialRules(weighed);
  } finally {
    globalThis.waymarkRuleOff = "";
    remove();
  }
}

/** A reader without one of its rules may fail; then it has read nothing. */
function scoreOf({ label }: LabelledFile, read: () => ResumeReading): number {
  try {
    return judge(label, read()).score;
  } catch {
    return 0;
  }
}

function printRules(weighed: readonly Weighed[], families: number, files: number): void {
  console.log(
    `\n${weighed.length} rules of the reader, each switched off, on ${files} files of ${families} families`,
  );
  console.log("helped  hurt  rule");
  for (const { rule, helped, hurt } of [...weighed].sort(
    (a, b) => a.helped.length - a.hurt.length - b.helped.length + b.hurt.length,
  )) {
    const only = helped.length === 1 ? `, helps ${helped[0]} alone` : "";
    const harmed = hurt.length > 0 && hurt.length <= 3 ? `, hurts ${hurt.join(", ")}` : "";
    console.log(
      `${String(helped.length).padStart(6)}${String(hurt.length).padStart(6)}  ${rule}${only}${harmed}`,
    );
  }
}

function specialRules(weighed: readonly Weighed[]): Map<string, string[]> {
  const special = new Map<string, string[]>();
  for (const { rule, helped } of weighed) {
    const [family] = helped;
    if (family !== undefined && helped.length === 1)
      special.set(family, [...(special.get(family) ?? []), rule]);
  }
  return special;
}
