import type { Deps } from "../deps.ts";

export interface CommandCall {
  readonly deps: Deps;
  readonly args: readonly string[];
  readonly folder: string;
  readonly print: Print;
  readonly signal: AbortSignal;
  readonly concerns: (userId: string) => void;
}

export type Print = (key: string, params?: Readonly<Record<string, unknown>>) => void;

/** Exit codes: 0 done, 1 failed, 2 wrong usage. */
export interface Command {
  readonly name: string;
  /** The operator's log leaves it out: it changes nothing and shows no person's data. */
  readonly isLookOnly?: true;
  /** The action in the log, if it differs from the name; codes only. */
  actionOf?(args: readonly string[]): string;
  run(call: CommandCall): Promise<number>;
}

export const usageError = 2;
