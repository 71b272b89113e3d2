import { sqlState } from "./db/db.ts";

/** The parts of a failure that may be logged and stored. */
export interface Problem {
  readonly name: string;
  readonly message: string;
  readonly sqlState?: string;
  readonly at: readonly string[];
}

/** A failure without its data: messages of database errors repeat the values of the statement. */
export function describeProblem(error: unknown): Problem {
  if (!(error instanceof Error)) return { name: "unknown", message: "", at: [] };
  const at = (error.stack ?? "")
    .split("\n")
    .filter((line) => line.startsWith("    at "))
    .slice(0, 6)
    .map((line) => line.trim());
  const state = sqlState(error);
  const aboutData = state !== undefined || error.message.startsWith("Failed query");
  if (!aboutData) return { name: error.name, message: error.message, at };
  return { name: error.name, message: "database", ...(state === undefined ? {} : { sqlState: state }), at };
}
