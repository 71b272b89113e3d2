import type { Language } from "@waymark/contract/values";
import type { Phrase } from "./transcript.ts";

/** Why a recogniser stopped. `unreachable`: its service does not answer, as in Brave and Firefox. */
export type RecogniserProblem = "unreachable" | "refused" | "language" | "failed";

export interface Listener {
  /** All phrases of this listening so far; called again with each change. */
  onPhrases: (phrases: readonly Phrase[]) => void;
  /** It has stopped by itself, for a reason or without one. Nothing comes after it. */
  onEnd: (problem: RecogniserProblem | null) => void;
}

export interface Listening {
  /** Asks for the last words; `onEnd` follows, or the caller stops waiting. */
  stop(): void;
}

/** Turns speech into text. */
export interface Recogniser {
  /** `device`: sound stays in the page; `vendor`: the browser's maker hears it; `operator`: our server passes it on. */
  readonly where: "device" | "vendor" | "operator";
  /** Whether it writes down 'um' and its like. */
  readonly writesFillers: boolean;
  /** Milliseconds to wait for the last words after stopping, where that takes longer than in a browser. */
  readonly lateWordsMs?: number;
  listen(language: Language, stream: MediaStream, listener: Listener): Listening;
}
