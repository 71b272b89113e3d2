import type { SourceFile } from "./source-file.ts";
import {
  callsContract,
  dataFiles,
  declaresTables,
  emptyNames,
  longestFile,
  readsEnvironment,
  speaksSql,
} from "./table.ts";

// The DOM and HTTP are not listed, because these rooms are compiled without their types.
const impure: readonly (readonly [RegExp, string])[] = [
  [/\bDate\.now\b|\bnew Date\(\s*\)|\bperformance\.now\b/, "the clock"],
  [/\bMath\.random\b|\bcrypto\.|\brandomUUID\b/, "randomness"],
  [/\bprocess\s*\.|\bglobalThis\b/, "the environment"],
];

/** Whether a comment begins with a clause ("What a row says") and not with a noun or a verb. */
export const isClause = (comment: string): boolean => /^[\s*]*(?:What|Who|Whose|How|Where)\b/.test(comment);

/** The problems of a file's own text and name, each as one sentence. */
export function textProblems(file: SourceFile): string[] {
  const problems = [...nameProblems(file.path)];
  if (file.lines > longestFile && !dataFiles.test(file.path)) {
    problems.push(`has ${file.lines} lines; ${longestFile} is the end`);
  }
  if (file.comments.some((comment) => /\b(TODO|FIXME|XXX)\b/.test(comment)))
    problems.push("leaves work in a comment");
  const clause = file.comments.find(isClause);
  if (clause !== undefined)
    problems.push(
      `has a comment that begins with a clause in place of a noun: ${clause.trim().slice(0, 50)}`,
    );
  if (file.isTool) return problems;
  if (/\bprocess\s*\.\s*env\b/.test(file.code) && !readsEnvironment.test(file.path)) {
    problems.push("reads the environment; only config.ts and main.ts do");
  }
  if (/\bas \w+Endpoint\b/.test(file.code)) {
    problems.push("renames an endpoint; write import * as contract and contract.saveJob");
  }
  if (file.room === "web") problems.push(...callProblems(file));
  if (file.room === "domain" || file.room === "contract") {
    for (const [pattern, what] of impure) {
      if (pattern.test(file.code)) problems.push(`knows ${what}; it is to be passed in`);
    }
  }
  return file.room === "server" ? [...problems, ...sqlProblems(file)] : problems;
}

function nameProblems(path: string): string[] {
  const [, ...parts] = path.split("/");
  const problems: string[] = [];
  for (const part of parts) {
    const stem = part.split(".")[0] ?? "";
    if (!/^[a-z0-9$-]+$/.test(stem)) problems.push(`is not kebab-case: ${part}`);
    if (emptyNames.test(stem)) problems.push(`has a name that says nothing: ${part}`);
  }
  return problems;
}

/** Calls of the contract and query keys stand in the files that are named for them. */
function callProblems(file: SourceFile): string[] {
  if (callsContract.test(file.path)) return [];
  const problems: string[] = [];
  if (/(?<![.\w])call\(/.test(file.code)) problems.push("calls the contract; only queries.ts does");
  if (/\bqueryKey: \[\s*["'`]/.test(file.code)) problems.push("makes a query key; only queries.ts does");
  return problems;
}

function sqlProblems(file: SourceFile): string[] {
  const problems: string[] = [];
  if (/\bpg(Table|Schema|TableCreator)\s*\(/.test(file.code) && !declaresTables.test(file.path)) {
    problems.push("declares a table; only tables.ts does");
  }
  if (speaksSql.test(file.path) || declaresTables.test(file.path)) return problems;
  const loads = file.imports.some(
    ({ specifier, typeOnly }) => !typeOnly && /^(drizzle-orm|pg)($|\/)/.test(specifier),
  );
  const asks = /\b(db|tx|database)\s*\.\s*(select|selectDistinct|insert|update|delete|execute)\s*\(/.test(
    file.code,
  );
  if (loads || asks) problems.push("speaks SQL; only store.ts does");
  return problems;
}
