import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { browserRecogniser } from "./browser-recogniser.ts";
import { operatorRecogniser, PieceProblem } from "./operator-recogniser.ts";
import type { Recogniser, RecogniserProblem } from "./recogniser.ts";
import { standInRecogniser } from "./testing/stand-in-recogniser.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A recogniser with the means to drive it from outside. */
interface Driven {
  readonly recogniser: Recogniser;
  /** Lets it hear all of these phrases in this listening. */
  readonly hear: (phrases: readonly string[]) => Promise<void>;
  /** Lets it end by itself because nobody answers. */
  readonly cutOff: () => Promise<void>;
  /** Lets it notice that it was told to stop. */
  readonly settle: () => Promise<void>;
}

const nothing = async () => undefined;

function aBrowser(): Driven {
  const made: {
    onresult?: (event: unknown) => void;
    onerror?: (event: unknown) => void;
    onend?: () => void;
  }[] = [];
  class Session {
    onend?: () => void;
    constructor() {
      made.push(this);
    }
    start() {}
    stop() {
      this.onend?.();
      // Some browsers say so twice.
      this.onend?.();
    }
  }
  vi.stubGlobal("SpeechRecognition", Session);
  return {
    recogniser: browserRecogniser("vendor"),
    hear: async (phrases) =>
      made.at(-1)?.onresult?.({
        results: phrases.map((transcript) => Object.assign([{ transcript }], { isFinal: true })),
      }),
    cutOff: async () => {
      made.at(-1)?.onerror?.({ error: "network" });
      made.at(-1)?.onend?.();
    },
    settle: nothing,
  };
}

function anOperators(): Driven {
  const words: string[] = [];
  let isCut = false;
  let say: (samples: Float32Array) => void = () => undefined;
  const recogniser = operatorRecogniser(
    async () => {
      if (isCut) throw new PieceProblem("unreachable");
      return words.shift() ?? "";
    },
    async (_stream, onSamples) => {
      say = (samples) => onSamples(samples, 16_000);
      return () => undefined;
    },
  );
  const piece = async () => {
    await vi.advanceTimersByTimeAsync(0);
    say(Float32Array.from({ length: 24_000 }, (_, i) => 0.2 * Math.sin(i / 10)));
    say(new Float32Array(32_000));
    await vi.advanceTimersByTimeAsync(1_000);
  };
  let heard = 0;
  return {
    recogniser,
    hear: async (phrases) => {
      for (const phrase of phrases.slice(heard)) {
        words.push(phrase);
        await piece();
      }
      heard = phrases.length;
    },
    cutOff: async () => {
      isCut = true;
      await piece();
    },
    settle: () => vi.advanceTimersByTimeAsync(1_000).then(() => undefined),
  };
}

function aStandIn(): Driven {
  const { recogniser, turns } = standInRecogniser();
  return {
    recogniser,
    hear: async (phrases) => turns.at(-1)?.hear(...phrases),
    cutOff: async () => turns.at(-1)?.end("unreachable"),
    settle: async () => turns.at(-1)?.end(),
  };
}

describe.each<[string, () => Driven]>([
  ["the browser's", aBrowser],
  ["the operator's", anOperators],
  ["the tests' own", aStandIn],
])("every recogniser: %s", (_, make) => {
  function listen(driven: Driven) {
    const heard: string[][] = [];
    const ends: (RecogniserProblem | null)[] = [];
    const listening = driven.recogniser.listen("en", new MediaStream(), {
      onPhrases: (phrases) => heard.push(phrases.map(({ text }) => text)),
      onEnd: (problem) => ends.push(problem),
    });
    return { heard, ends, listening };
  }

  it("hands over all phrases of a listening each time", async () => {
    const driven = make();
    const { heard } = listen(driven);
    await driven.hear(["One."]);
    await driven.hear(["One.", "Two."]);
    expect(heard.at(-1)).toEqual(["One.", "Two."]);
  });

  it("ends once, without a problem, when it is told to stop", async () => {
    const driven = make();
    const { ends, listening } = listen(driven);
    await driven.hear(["One."]);
    listening.stop();
    await driven.settle();
    expect(ends[0]).toBeNull();
    listening.stop();
    expect(ends.filter((problem) => problem !== null)).toEqual([]);
  });

  it("ends with 'unreachable' when nobody answers, and keeps the phrases that it handed over", async () => {
    const driven = make();
    const { heard, ends } = listen(driven);
    await driven.hear(["One."]);
    await driven.cutOff();
    expect([heard.at(-1), ends]).toEqual([["One."], ["unreachable"]]);
  });

  it("says where the sound goes", () => {
    expect(["device", "vendor", "operator"]).toContain(make().recogniser.where);
  });

  it("can listen again", async () => {
    const driven = make();
    const first = listen(driven);
    await driven.hear(["One."]);
    first.listening.stop();
    await driven.settle();
    const { ends } = listen(driven);
    expect(ends).toEqual([]);
  });
});
