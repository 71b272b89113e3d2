import type { Deps } from "../deps.ts";

/** One run of a command, wherever it was asked for. */
export interface CommandCall {
  readonly deps: Deps;
  /** What stands behind the command's name. */
  readonly args: readonly string[];
  /** The asker's folder, from which paths are meant. */
  readonly folder: string;
  /** Prints a sentence of the locale files in the asker's language. */
  readonly print: Print;
  /** Aborts when the asker goes away. */
  readonly signal: AbortSignal;
  /** Notes for the operator's log which account the command is about. */
  readonly concerns: (userId: string) => void;
}

export type Print = (key: string, params?: Readonly<Record<string, unknown>>) => void;

/** Something the operator can ask for; answers the exit code: 0 done, 1 failed, 2 asked wrongly. */
export interface Command {
  readonly name: string;
  /** It changes nothing and shows nothing of a person, so the operator's log leaves it out. */
  readonly isLookOnly?: true;
  /** What the log calls a run, when the name alone does not say it; codes only. */
  actionOf?(args: readonly string[]): string;
  run(call: CommandCall): Promise<number>;
}

export const wronglyAsked = 2;
