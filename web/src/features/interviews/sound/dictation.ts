import type { Language } from "@waymark/contract/values";
import type { Listening, Recogniser, RecogniserProblem } from "./recogniser.ts";
import { closed, nothingHeard, type Phrase, type Transcript, textOf, withPhrases } from "./transcript.ts";

/** Milliseconds to wait for the last words after stopping. */
const lateWords = 2_500;

/** A recogniser that stops sooner than this, in milliseconds, without a word has not worked. */
const tooSoon = 3_000;

/** Failures in a row after which it is given up; the person goes on by typing. */
const mostFailures = 3;

export interface Dictation {
  /** Stops and waits for late words, but not for ever. */
  finish(): Promise<string>;
  /** Stops at once and keeps what was heard. */
  abandon(): string;
  /** The words heard so far. */
  heard(): string;
}

interface Told {
  onText: (text: string) => void;
  /** It cannot go on. What was heard stays. */
  onProblem: (problem: RecogniserProblem) => void;
}

interface Source {
  recogniser: Recogniser;
  language: Language;
  stream: MediaStream;
}

/** A recogniser that ends by itself, as browsers do after a minute or a pause, begins again and nothing is lost. */
export function dictate(source: Source, told: Told, now: () => number = Date.now): Dictation {
  return new Dictating(source, told, now);
}

class Dictating implements Dictation {
  #source: Source;
  #told: Told;
  #now: () => number;
  #transcript: Transcript = nothingHeard;
  #listening: Listening | null = null;
  #failures = 0;
  #isOver = false;
  #ended: () => void = () => undefined;

  constructor(source: Source, told: Told, now: () => number) {
    this.#source = source;
    this.#told = told;
    this.#now = now;
    this.#begin();
  }

  async finish(): Promise<string> {
    if (this.#listening === null) return this.abandon();
    this.#isOver = true;
    const done = new Promise<void>((resolve) => {
      this.#ended = resolve;
      setTimeout(resolve, this.#source.recogniser.lateWordsMs ?? lateWords);
    });
    this.#listening.stop();
    await done;
    return this.abandon();
  }

  abandon(): string {
    this.#isOver = true;
    this.#listening?.stop();
    this.#listening = null;
    this.#transcript = closed(this.#transcript);
    return textOf(this.#transcript);
  }

  heard(): string {
    return textOf(this.#transcript);
  }

  #begin(): void {
    const { recogniser, language, stream } = this.#source;
    const began = this.#now();
    let isPresent = true;
    const listening = recogniser.listen(language, stream, {
      onPhrases: (phrases) => isPresent && this.#hear(phrases),
      onEnd: (problem) => {
        if (!isPresent) return;
        isPresent = false;
        this.#end(problem, this.#now() - began);
      },
    });
    this.#listening = isPresent ? listening : this.#listening;
  }

  #hear(phrases: readonly Phrase[]): void {
    if (phrases.length > 0) this.#failures = 0;
    this.#transcript = withPhrases(this.#transcript, phrases);
    this.#told.onText(textOf(this.#transcript));
  }

  #end(problem: RecogniserProblem | null, lasted: number): void {
    const heardNothing = this.#transcript.present.length === 0;
    this.#transcript = closed(this.#transcript);
    this.#listening = null;
    if (this.#isOver) {
      this.#ended();
      return;
    }
    if (heardNothing && (problem !== null || lasted < tooSoon)) this.#failures += 1;
    if (problem === "refused" || problem === "language" || this.#failures >= mostFailures) {
      this.#isOver = true;
      this.#told.onProblem(problem ?? "failed");
      return;
    }
    // Not at once: a recogniser that fails at once would be started without end.
    setTimeout(() => !this.#isOver && this.#begin(), this.#failures === 0 ? 0 : 300 * this.#failures);
  }
}
