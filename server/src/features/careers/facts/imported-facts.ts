import { Language } from "@waymark/contract/values";
import type { EscoOccupation } from "@waymark/domain/careers/facts/facts";
import type { ImportedFacts } from "@waymark/domain/careers/facts/with-facts";
import type { Concept } from "@waymark/domain/careers/titles/concept-space";
import type { Deps } from "../../../deps.ts";
import { type FactKind, Facts, factKinds } from "../../../document-parsers/facts/shape.ts";
import { type ImportRow, readImports, readRows } from "./store.ts";

type FactsOf<K extends FactKind> = Extract<Facts, { kind: K }>["rows"];

/** The imports in use, with a stamp that changes when they do; empty without imports. */
export async function factsStamp(deps: Deps): Promise<{ stamp: string; imports: ImportRow[] }> {
  const imports = (await readImports(deps.db)).filter(({ state }) => state === "current");
  return { stamp: imports.map(({ id }) => id).join(" "), imports };
}

export async function importedFacts(deps: Deps, imports: readonly ImportRow[]): Promise<ImportedFacts> {
  const facts = {
    onet: [] as FactsOf<"onet">,
    oews: [] as FactsOf<"oews">,
    projections: [] as FactsOf<"projections">,
    wages: new Map<string, FactsOf<"wages">>(),
  };
  const concepts = new Map<string, Concept>();
  for (const { id, name } of imports) {
    const [kind, of = ""] = splitName(name);
    // Validated again, because an older version may have written them.
    const read = Facts.safeParse({ kind, version: "", rows: await readRows(deps.db, id) });
    if (!read.success) {
      deps.log.warn({ name }, "an import does not fit this version and is left out");
      continue;
    }
    const { data } = read;
    if (data.kind === "esco") {
      const language = Language.safeParse(of);
      if (language.success) addConcepts(concepts, language.data, data.rows);
    } else if (data.kind === "wages") facts.wages.set(of, data.rows);
    else if (data.kind === "onet") facts.onet = data.rows;
    else if (data.kind === "oews") facts.oews = data.rows;
    else facts.projections = data.rows;
  }
  return { ...facts, concepts: [...concepts.values()] };
}

function splitName(name: string): [kind: FactKind | null, of?: string] {
  const [first = "", of] = name.split("-");
  const kind = factKinds.find((one) => one === first) ?? null;
  return of === undefined ? [kind] : [kind, of];
}

export function addConcepts(
  concepts: Map<string, Concept>,
  language: Language,
  rows: readonly EscoOccupation[],
): void {
  for (const { code, isco, title, titles } of rows)
    concepts.set(code, {
      id: code,
      isco,
      titles: { ...concepts.get(code)?.titles, [language]: forms(title, titles) },
    });
}

/** Splits "director técnico/directora técnica" into two titles. */
const forms = (title: string, titles: readonly string[]): string[] => [
  ...new Set([...title.split("/"), ...titles].map((text) => text.trim()).filter((text) => text !== "")),
];
