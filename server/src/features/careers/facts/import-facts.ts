import { createHash } from "node:crypto";
import { AppError } from "@waymark/contract/errors";
import { type Deps, inTransaction } from "../../../deps.ts";
import { factLimits } from "../../../document-parsers/facts/limits.ts";
import type { FactKind, Facts } from "../../../document-parsers/facts/shape.ts";
import { newId } from "../../../ids.ts";
import { licences } from "./licences.ts";
import { addImport, lockImports, setAside } from "./store.ts";

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
