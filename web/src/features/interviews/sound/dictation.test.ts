import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dictate } from "./dictation.ts";
import type { RecogniserProblem } from "./recogniser.ts";
import { standInRecogniser, type Turn } from "./testing/stand-in-recogniser.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function begin() {
  const { recogniser, turns } = standInRecogniser();
  const texts: string[] = [];
  const problems: RecogniserProblem[] = [];
  const dictation = dictate(
    { recogniser, language: "en", stream: new MediaStream() },
    { onText: (text) => texts.push(text), onProblem: (problem) => problems.push(problem) },
  );
  const turn = (n: number): Turn => {
    const found = turns[n];
    if (found === undefined) throw new Error(`the recogniser was started ${turns.length} times`);
    return found;
  };
  return { dictation, texts, problems, turns, turn };
}

const interim = (text: string) => ({ text, isFinal: false });

describe("dictation", () => {
  it("shows words while they may still change, and takes them back", () => {
    const { texts, turn } = begin();
    turn(0).hear(interim("I asked"));
    turn(0).hear(interim("I asked the nurse"));
    turn(0).hear("I asked the nurses.");
    expect(texts).toEqual(["I asked", "I asked the nurse", "I asked the nurses."]);
  });

  it("begins again when the recogniser stops after a minute, and loses nothing", async () => {
    const { texts, problems, turns, turn } = begin();
    turn(0).hear("First we counted the stock.", interim("then we"));
    vi.advanceTimersByTime(60_000);
    turn(0).end();
    vi.advanceTimersByTime(1);
    expect(turns).toHaveLength(2);
    turn(1).hear("Then we ordered.");
    expect(texts.at(-1)).toBe("First we counted the stock. then we Then we ordered.");
    expect(problems).toEqual([]);
  });

  it("drops words that the recogniser repeats when it begins again", () => {
    const { texts, turn } = begin();
    turn(0).hear("I led a team of seven people");
    vi.advanceTimersByTime(60_000);
    turn(0).end();
    vi.advanceTimersByTime(1);
    turn(1).hear("team of seven people, and we were late");
    expect(texts.at(-1)).toBe("I led a team of seven people and we were late");
  });

  it("puts growing results together, as Chrome on Android sends them", () => {
    const { texts, turn } = begin();
    turn(0).hear("good", "good morning", "good morning all", "we begin");
    expect(texts.at(-1)).toBe("good morning all we begin");
  });

  it("keeps what a speaker says twice", () => {
    const { texts, turn } = begin();
    turn(0).hear("It was very very late.");
    vi.advanceTimersByTime(60_000);
    turn(0).end();
    vi.advanceTimersByTime(1);
    turn(1).hear("late again");
    expect(texts.at(-1)).toBe("It was very very late. late again");
  });

  it("waits for late words at the end", async () => {
    const { dictation, turn } = begin();
    turn(0).hear("It took");
    const finished = dictation.finish();
    expect(turn(0).isStopping()).toBe(true);
    await vi.advanceTimersByTimeAsync(800);
    turn(0).hear("It took three weeks.");
    turn(0).end();
    expect(await finished).toBe("It took three weeks.");
  });

  it("does not wait for ever, and hears nothing after the end", async () => {
    const { dictation, texts, turn } = begin();
    turn(0).hear(interim("It took"));
    const finished = dictation.finish();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await finished).toBe("It took");
    turn(0).end();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(texts).toEqual(["It took"]);
  });

  it("gives up after three answers of 'network', and keeps what was said", async () => {
    const { dictation, problems, turns, turn } = begin();
    turn(0).hear("Only this.");
    vi.advanceTimersByTime(20_000);
    turn(0).end();
    for (let n = 1; n <= 3; n += 1) {
      await vi.advanceTimersByTimeAsync(5_000);
      turn(n).end("unreachable");
    }
    await vi.advanceTimersByTimeAsync(60_000);
    expect(turns).toHaveLength(4);
    expect(problems).toEqual(["unreachable"]);
    expect(dictation.abandon()).toBe("Only this.");
  });

  it("goes on after gaps: silence is no failure", async () => {
    const { problems, turns, turn } = begin();
    for (let n = 0; n < 6; n += 1) {
      await vi.advanceTimersByTimeAsync(10_000);
      turn(n).end();
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(problems).toEqual([]);
    expect(turns).toHaveLength(7);
  });

  it("stops at once when it is refused", async () => {
    const { problems, turns, turn } = begin();
    turn(0).end("refused");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(problems).toEqual(["refused"]);
    expect(turns).toHaveLength(1);
  });

  it("does not spin when a recogniser ends at once without a word", async () => {
    const { problems, turns, turn } = begin();
    for (let n = 0; n < 3; n += 1) {
      turn(n).end();
      await vi.advanceTimersByTimeAsync(2_000);
    }
    expect(turns).toHaveLength(3);
    expect(problems).toEqual(["failed"]);
  });
});
