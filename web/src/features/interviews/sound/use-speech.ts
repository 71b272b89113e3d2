import type { Delivery } from "@waymark/contract/interviews-mocks";
import type { Language } from "@waymark/contract/values";
import { useEffect, useState, useSyncExternalStore } from "react";
import { type SignalStore, signalStore } from "../../../ui/signal-store.ts";
import { type Dictation, dictate } from "./dictation.ts";
import { figuresOf, type SoundFigures } from "./figures.ts";
import { type Microphone, MicrophoneError, type MicrophoneProblem, openMicrophone } from "./microphone.ts";
import type { Recogniser, RecogniserProblem } from "./recogniser.ts";
import { record } from "./recorder.ts";
import { fillersIn, wordsIn } from "./transcript.ts";

/** Decibels of full scale below which a microphone is taken to be muted. */
const mutedLevel = -62;

/** Seconds without any sound after which that is said. */
const mutedSeconds = 6;

/** The measures of a spoken answer so far. */
export interface SpokenSoFar {
  readonly figures: SoundFigures;
  /** Null without a recogniser. */
  readonly words: number | null;
  readonly fillers: number | null;
  /** Decibels, the loudest of the last tenth of a second. */
  readonly level: number;
  readonly isMuted: boolean;
}

interface SpeechState {
  readonly state: "off" | "opening" | "listening" | "finishing";
  readonly problem: MicrophoneProblem | "lost" | null;
  /** Why the recogniser stopped, while the sound may still be measured. */
  readonly deaf: RecogniserProblem | null;
  readonly soFar: SpokenSoFar | null;
}

/** The field that the words are added to, behind its text. */
interface TextField {
  readonly text: string;
  readonly onText: (text: string) => void;
}

/**
 * Speaking instead of typing: measures the sound and writes down what a recogniser hears. Several stretches make one
 * answer. The microphone is released at each stop and when the device is lost.
 */
class Speaking {
  readonly shown: SignalStore<SpeechState> = signalStore<SpeechState>({
    state: "off",
    problem: null,
    deaf: null,
    soFar: null,
  });
  readonly language: Language;
  field: TextField = { text: "", onText: () => undefined };
  readonly #answerId: string;
  #microphone: Microphone | null = null;
  #dictation: Dictation | null = null;
  /** Rises with each start and stop, so that a microphone that opens too late is let go. */
  #turn = 0;
  #levels: number[] = [];
  #messages = 0;
  #figures = figuresOf([]);
  #words = "";
  #hasRecogniser = false;
  #writesFillers = true;

  #stopRecording: () => void = () => undefined;

  constructor(language: Language, answerId: string) {
    this.language = language;
    this.#answerId = answerId;
  }

  #show(part: Partial<SpeechState>): void {
    this.shown.set({ ...this.shown.get(), ...part });
  }

  /** Asks for the microphone and listens; without a recogniser it only measures. */
  async begin(recogniser: Recogniser | null): Promise<void> {
    if (this.shown.get().state !== "off") return;
    this.#turn += 1;
    const turn = this.#turn;
    this.#show({ state: "opening", problem: null, deaf: null });
    try {
      const opened = await openMicrophone({
        onLevels: (levels) => this.#measure(levels),
        onLost: () => {
          this.abandon();
          this.#show({ problem: "lost" });
        },
      });
      if (turn !== this.#turn) return opened.release();
      this.#microphone = opened;
      this.#stopRecording = record(opened.stream, this.#answerId);
      this.#show({ state: "listening" });
      if (recogniser !== null) this.#dictate(recogniser, opened.stream);
    } catch (error) {
      this.#show({
        state: "off",
        problem: error instanceof MicrophoneError ? error.problem : "unsupported",
      });
    }
  }

  #dictate(recogniser: Recogniser, stream: MediaStream): void {
    const before = this.field.text.trimEnd();
    this.#hasRecogniser = true;
    this.#writesFillers &&= recogniser.writesFillers;
    this.#dictation = dictate(
      { recogniser, language: this.language, stream },
      {
        onText: (words) => this.field.onText(joined(before, words)),
        onProblem: (deaf) => this.#show({ deaf }),
      },
    );
  }

  #measure(levels: readonly number[]): void {
    this.#levels.push(...levels);
    // They read everything since the start, which takes a while after some minutes.
    this.#figures = this.#messages % 5 === 0 ? figuresOf(this.#levels) : this.#figures;
    this.#messages += 1;
    const words = joined(this.#words, this.#dictation?.heard() ?? "");
    const all = (pairs: readonly number[]) => pairs.filter((_, i) => i % 2 === 0);
    const last = all(this.#levels.slice(-2 * 100 * mutedSeconds));
    this.#show({
      soFar: {
        figures: this.#figures,
        words: words === "" ? null : wordsIn(words),
        fillers: this.#fillers(words),
        level: Math.max(...all(levels)),
        isMuted: last.length >= 100 * mutedSeconds && Math.max(...last) < mutedLevel,
      },
    });
  }

  #fillers(words: string): number | null {
    return this.#hasRecogniser ? fillersIn(words, this.language, this.#writesFillers) : null;
  }

  /** Stops listening and waits for the last words; they are in the field then. */
  async finish(): Promise<void> {
    if (this.#dictation !== null) {
      this.#show({ state: "finishing" });
      // The sound is over now; only words may still come.
      this.#release();
      await this.#dictation.finish();
    }
    this.abandon();
  }

  /** Stops at once. What was heard stays. */
  abandon(): void {
    this.#turn += 1;
    if (this.#dictation !== null) this.#words = joined(this.#words, this.#dictation.abandon());
    this.#dictation = null;
    this.#release();
    this.#show({ state: "off" });
  }

  #release(): void {
    this.#stopRecording();
    this.#stopRecording = () => undefined;
    this.#microphone?.release();
    this.#microphone = null;
  }

  /** The figures of everything that was spoken; null when nothing was. */
  delivery(): Delivery | null {
    const { speechSeconds, pauses, longestSilence, loudness } = figuresOf(this.#levels);
    if (speechSeconds === 0) return null;
    const words = wordsIn(this.#words);
    return {
      wordsPerMinute: words === 0 ? null : Math.min(1_000, Math.round((60 * words) / speechSeconds)),
      speechSeconds: Math.min(7_200, tenths(speechSeconds)),
      pauses: Math.min(10_000, pauses),
      longestSilence: Math.min(7_200, tenths(longestSilence)),
      loudness: Math.min(0, tenths(loudness)),
      fillers: this.#fillers(this.#words),
    };
  }
}

const joined = (before: string, after: string): string => [before, after].filter(Boolean).join(" ");
const tenths = (value: number): number => Math.round(value * 10) / 10;

/** Speaking into a field of this page, as an answer with that id; leaving the page releases the microphone. */
export function useSpeech(language: Language, answerId: string, field: TextField) {
  const [speaking] = useState(() => new Speaking(language, answerId));
  const shown = useSyncExternalStore(speaking.shown.subscribe, speaking.shown.get);
  speaking.field = field;
  useEffect(() => () => speaking.abandon(), [speaking]);
  return { ...shown, speaking };
}

export type Speech = ReturnType<typeof useSpeech>;
