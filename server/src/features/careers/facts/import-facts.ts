import { createHash } from "node:crypto";
import { AppError } from "@waymark/contract/errors";
import { type Deps, inTransaction } from "../../../deps.ts";
import { factLimits } from "../../../document-parsers/facts/limits.ts";
import type { FactKind, Facts } from "../../../document-parsers/facts/shape.ts";
import { newId } from "../../../ids.ts";
import {
  addImport,
  bringBack,
  dropImport,
  type ImportRow,
  lockImports,
  readImports,
  setAside,
} from "./store.ts";

export interface FactsFile {
  readonly kind: FactKind;
  readonly bytes: Uint8Array;
  readonly fileName: string;
  /** The language of ESCO's titles, or the country of the wages; otherwise empty. */
  readonly of: string;
}

export interface ImportDone {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly rows: number;
  readonly replaced: boolean;
}

/**
 * Imports a file of occupational facts and replaces the previous one, in one transaction. An unreadable file changes
 * nothing.
 * @throws AppError with a `facts_…` or `file_…` code.
 */
export async function importFacts(deps: Deps, { kind, bytes, fileName, of }: FactsFile): Promise<ImportDone> {
  const facts = await readFile(deps, { kind, bytes, fileName, of });
  const name = of === "" ? kind : `${kind}-${of}`;
  const rows = [...new Map<string, Facts["rows"][number]>(facts.rows.map((row) => [row.code, row])).values()];
  const done = { name, version: facts.version, licence: licences[kind], rows: rows.length };
  const replaced = await inTransaction(deps, async ({ db, now }) => {
    await lockImports(db);
    const hadOne = await setAside(db, name);
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    await addImport(
      db,
      { id: newId(), state: "current", fileName: fileName.slice(0, 200), sha256, importedAt: now(), ...done },
      rows,
    );
    return hadOne;
  });
  return { ...done, replaced };
}

async function readFile(deps: Deps, { kind, bytes, fileName, of }: FactsFile): Promise<Facts> {
  try {
    const facts = await deps.pool.readFacts({ bytes, fileName, kind, language: kind === "esco" ? of : "" });
    if (facts.kind !== kind) throw new AppError("file_corrupt");
    return facts;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // The sentences of the original codes are about resumes.
    if (error.code === "file_bomb") throw new AppError("facts_bomb", undefined, error);
    if (error.code === "file_too_large")
      throw new AppError("facts_too_large", { megabytes: factLimits.bytes / 1024 / 1024 }, error);
    throw error;
  }
}

/** The imports in use, by name; `undoable` is the version that an undo would restore. */
export async function listImports(deps: Deps): Promise<(ImportRow & { readonly undoable: string | null })[]> {
  const all = await readImports(deps.db);
  return all
    .filter(({ state }) => state === "current")
    .map((row) => ({
      ...row,
      undoable: all.find(({ name, state }) => name === row.name && state === "previous")?.version ?? null,
    }));
}

/** The previous import applies again, else the shipped data. @returns its version; null for the shipped data. */
export const undoImport = (deps: Deps, name: string): Promise<{ version: string } | null> =>
  inTransaction(deps, async ({ db }) => {
    await lockImports(db);
    if (!(await dropImport(db, name, "current"))) throw new AppError("facts_nothing");
    const back = await bringBack(db, name);
    return back === null ? null : { version: back.version };
  });

/** The licence of each kind, with the credit that its publisher asks for. */
const licences: Readonly<Record<FactKind, string>> = {
  onet: "O*NET Database, U.S. Department of Labor, Employment and Training Administration (USDOL/ETA), CC BY 4.0, modified",
  oews: "U.S. Bureau of Labor Statistics, Occupational Employment and Wage Statistics, public domain",
  projections: "U.S. Bureau of Labor Statistics, Employment Projections, public domain",
  esco: "ESCO classification of the European Commission, reuse under Decision 2011/833/EU",
  wages: "As stated by the file’s publisher",
};
