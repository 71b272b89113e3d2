/** Each reason has its text in `server.database`. */
export type DatabaseProblemReason =
  | "oldEngine"
  | "otherVersion"
  | "newerVersion"
  | "previousMissing"
  | "incomplete"
  | "otherUser"
  | "readOnly"
  | "diskFull"
  | "noProgram"
  | "noAccount"
  | "notEnterable"
  | "gone"
  | "copied"
  | "served"
  | "failed";

export class DatabaseProblem extends Error {
  readonly reason: DatabaseProblemReason;
  /** Parameters of the text: folders, versions, the server's own last words. */
  readonly details: Readonly<Record<string, string>>;
  constructor(reason: DatabaseProblemReason, details: Readonly<Record<string, string>>) {
    super(`The embedded database could not be started: ${reason} ${JSON.stringify(details)}`);
    this.reason = reason;
    this.details = details;
  }
}

const unopenable: readonly DatabaseProblemReason[] = [
  "oldEngine",
  "otherVersion",
  "newerVersion",
  "incomplete",
  "failed",
];
const heldByAnother = /pre-existing shared memory block|lock file "postmaster.pid" already exists/;

/** Reads the last words of a server that did not start. */
export const isHeldByAnother = (error: unknown): boolean =>
  error instanceof DatabaseProblem && heldByAnother.test(error.details.said ?? "");

/** Damaged or of another version, so that it opens at no other time; not one that is served or on a full disk. */
export const doesNotOpen = (error: unknown): boolean =>
  error instanceof DatabaseProblem && unopenable.includes(error.reason) && !isHeldByAnother(error);

const signs: readonly (readonly [RegExp, DatabaseProblemReason])[] = [
  [/No space left on device|ENOSPC|disk quota exceeded|EDQUOT/i, "diskFull"],
  [/could not look up effective user ID/, "noAccount"],
  [/has wrong ownership/, "otherUser"],
  [/initialized by PostgreSQL version|incompatible with server/, "otherVersion"],
  [/Read-only file system|EROFS|Permission denied|EACCES|EPERM/i, "readOnly"],
  [
    /not a valid data directory|could not (read|open) file "[^"]*pg_control|could not locate a valid checkpoint|could not locate required checkpoint|WAL directory "[^"]*" does not exist/,
    "incomplete",
  ],
];

/** From an error of the file system, or the last output of `initdb` or `postgres`. */
export function problemFrom(said: unknown, details: Readonly<Record<string, string>>): DatabaseProblem {
  if (said instanceof DatabaseProblem) return said;
  const text = said instanceof Error ? `${said.message}` : String(said);
  const reason = signs.find(([sign]) => sign.test(text))?.[1] ?? "failed";
  return new DatabaseProblem(reason, { ...details, said: lastWords(text) });
}

function lastWords(text: string): string {
  const lines = text.trim().split("\n");
  const telling = lines.filter((line) => /\b(FATAL|PANIC|error|could not)\b/.test(line));
  return (telling.length > 0 ? telling : lines).slice(-3).join("\n").slice(0, 600);
}
