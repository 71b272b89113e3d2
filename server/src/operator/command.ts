import type { Deps } from "../deps.ts";

/** One run of a command, in the server or in the operator's own process. */
export interface CommandCall {
  readonly deps: Deps;
  /** The arguments after the command's name. */
  readonly args: readonly string[];
  /** The caller's folder, for relative paths. */
  readonly folder: string;
  /** Prints a text of the locale files in the caller's language. */
  readonly print: Print;
  /** Aborts when the caller disconnects. */
  readonly signal: AbortSignal;
  /** Sets the account that the operator's log shows for this run. */
  readonly concerns: (userId: string) => void;
}

export type Print = (key: string, params?: Readonly<Record<string, unknown>>) => void;

/** An operator command. It returns the exit code: 0 done, 1 failed, 2 wrong usage. */
export interface Command {
  readonly name: string;
  /** It changes nothing and shows no person's data, so the operator's log leaves it out. */
  readonly isLookOnly?: true;
  /** The action in the log, if it differs from the name; codes only. */
  actionOf?(args: readonly string[]): string;
  run(call: CommandCall): Promise<number>;
}

export const usageError = 2;
