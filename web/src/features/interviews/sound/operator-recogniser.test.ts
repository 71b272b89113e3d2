import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dictate } from "./dictation.ts";
import { operatorRecogniser, PieceProblem, type WritePiece } from "./operator-recogniser.ts";
import type { RecogniserProblem } from "./recogniser.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const rate = 16_000;
const speech = (seconds: number): Float32Array =>
  Float32Array.from({ length: seconds * rate }, (_, i) => 0.2 * Math.sin(i / 10));
const silence = (seconds: number): Float32Array => new Float32Array(seconds * rate);

/** A dictation by the operator's recogniser, whose answers are given in turn. */
function begin(answers: (string | Error | "wait")[]) {
  const asked: number[] = [];
  const texts: string[] = [];
  const problems: RecogniserProblem[] = [];
  let say: (samples: Float32Array) => void = () => undefined;
  let isOpen = false;
  const late: ((text: string) => void)[] = [];
  const write: WritePiece = (sound) => {
    asked.push(sound.size);
    const answer = answers.shift() ?? "";
    if (answer === "wait") return new Promise((resolve) => late.push(resolve));
    return typeof answer === "string" ? Promise.resolve(answer) : Promise.reject(answer);
  };
  const recogniser = operatorRecogniser(write, async (_stream, onSamples) => {
    isOpen = true;
    say = (samples) => onSamples(samples, rate);
    return () => {
      isOpen = false;
    };
  });
  const dictation = dictate(
    { recogniser, language: "en", stream: new MediaStream() },
    { onText: (text) => texts.push(text), onProblem: (problem) => problems.push(problem) },
  );
  return {
    ...{ dictation, asked, texts, problems },
    isOpen: () => isOpen,
    answerLate: (text: string) => late.shift()?.(text),
    say: async (...parts: Float32Array[]) => {
      await vi.advanceTimersByTimeAsync(0);
      for (const part of parts) say(part);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

describe("the operator's recogniser", () => {
  it("writes pieces down in their order, and nothing of silence", async () => {
    const { say, texts, asked, dictation, isOpen } = begin(["First we met.", "", "Then we went."]);
    await say(silence(4), speech(3), silence(2), speech(2), silence(2), speech(1));
    expect(asked).toHaveLength(2);
    const finished = dictation.finish();
    await vi.advanceTimersByTimeAsync(0);
    expect(await finished).toBe("First we met. Then we went.");
    expect(texts[0]).toBe("First we met.");
    expect([asked.length, isOpen()]).toEqual([3, false]);
  });

  it("waits half a minute for late words, not for ever", async () => {
    const { say, dictation, answerLate, asked } = begin(["wait", "wait"]);
    await say(speech(2));
    const finished = dictation.finish();
    await vi.advanceTimersByTimeAsync(20_000);
    answerLate("It was late.");
    await vi.advanceTimersByTimeAsync(0);
    expect(await finished).toBe("It was late.");
    const hanging = begin(["wait"]);
    await hanging.say(speech(2));
    const never = hanging.dictation.finish();
    await vi.advanceTimersByTimeAsync(31_000);
    expect(await never).toBe("");
    expect(asked).toHaveLength(1);
  });

  it("sends a piece again that did not get through, and loses none while it goes on", async () => {
    const lost = new PieceProblem("unreachable");
    const { say, dictation, problems, texts } = begin([lost, lost, "First.", "Second."]);
    await say(speech(2), silence(2));
    await vi.advanceTimersByTimeAsync(2_000);
    await say(speech(2), silence(2));
    await vi.advanceTimersByTimeAsync(2_000);
    expect([problems, texts.at(-1)]).toEqual([[], "First. Second."]);
    dictation.abandon();
  });

  it("gives up where asking again does not help, and keeps what was written down", async () => {
    const no = new PieceProblem("failed");
    const { say, dictation, problems } = begin(["Only this.", no, no, no, no, no]);
    await say(speech(2), silence(2), speech(2), silence(2));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(problems).toEqual(["failed"]);
    expect(dictation.heard()).toBe("Only this.");
  });

  it("lets go of the sound when it is left while it opens", async () => {
    const { dictation, isOpen } = begin([]);
    dictation.abandon();
    await vi.advanceTimersByTimeAsync(0);
    expect(isOpen()).toBe(false);
  });
});
