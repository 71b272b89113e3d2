import { soundPiece } from "@waymark/contract/interviews-speech";
import { describe, expect, it } from "vitest";
import { PieceCutter, resampled, wavOf } from "./pieces.ts";

/** A tone of so many seconds, or silence with a little hiss. */
function tone(seconds: number, rate: number, gain = 0.2, hertz = 220): Float32Array {
  return Float32Array.from(
    { length: Math.round(seconds * rate) },
    (_, i) => gain * Math.sin((2 * Math.PI * hertz * i) / rate) + 0.0004 * Math.sin(i * 12.9898),
  );
}

/** Lengths of the pieces of a sound, in seconds. */
function cut(rate: number, parts: readonly (readonly [seconds: number, gain: number])[]): number[] {
  const pieces: number[] = [];
  const cutter = new PieceCutter(rate, ({ length }) => pieces.push(length / soundPiece.rate));
  for (const [seconds, gain] of parts) {
    const samples = tone(seconds, rate, gain);
    // As the worklet hands them over.
    for (let at = 0; at < samples.length; at += 4_800) cutter.add(samples.subarray(at, at + 4_800));
  }
  cutter.end();
  return pieces.map((seconds) => Math.round(10 * seconds) / 10);
}

describe("pieces of speech", () => {
  it.each([48_000, 44_100, 16_000])(
    "are cut at long pauses, and after six seconds at short ones, at %s Hz",
    (rate) => {
      expect(
        cut(rate, [
          [1, 0],
          [3, 0.2],
          [2, 0],
          [7, 0.2],
          [0.8, 0],
          [1, 0.2],
        ]),
      ).toEqual([4.9, 8.1, 1.1]);
    },
  );

  it("are never longer than a piece may be", () => {
    // Words of 0.3 s with gaps of 0.1 s, without a pause in seventy seconds.
    const words = Array.from({ length: 350 }, (_, i) =>
      i % 2 === 0 ? ([0.3, 0.2] as const) : ([0.1, 0.002] as const),
    );
    const pieces = cut(48_000, words);
    expect(pieces.length).toBeGreaterThan(2);
    expect(Math.max(...pieces)).toBeLessThanOrEqual(26);
    expect(pieces.reduce((sum, one) => sum + one, 0)).toBeCloseTo(70, 0);
    expect(26 * 2 * soundPiece.rate + 44).toBeLessThan(soundPiece.bytes);
  });

  it("are none of silence, of a click, or of an empty room's hum", () => {
    expect(cut(48_000, [[20, 0]])).toEqual([]);
    expect(
      cut(48_000, [
        [3, 0],
        [0.05, 0.5],
        [5, 0],
      ]),
    ).toEqual([]);
    expect(cut(48_000, [])).toEqual([]);
  });

  it("are heard over a loud room", () => {
    const pieces = cut(48_000, [
      [3, 0.02],
      [4, 0.3],
      [3, 0.02],
    ]);
    expect(pieces.length).toBeGreaterThanOrEqual(1);
  });
});

describe("samples at another rate", () => {
  it.each([48_000, 44_100, 22_050])("keep pitch and loudness from %s Hz", (rate) => {
    const made = resampled(tone(1, rate, 0.5, 440), rate, 16_000);
    expect(made.length).toBe(16_000);
    const crossings = made.filter((sample, i) => sample >= 0 && (made[i - 1] ?? 0) < 0).length;
    expect(Math.abs(crossings - 440)).toBeLessThanOrEqual(2);
    expect(Math.max(...made)).toBeCloseTo(0.5, 1);
  });
});

it("a WAV says what is in it", async () => {
  const wav = wavOf(Float32Array.from([0, 1, -1, 2, Number.NaN]));
  const view = new DataView(await wav.arrayBuffer());
  expect(wav.type).toBe("audio/wav");
  expect([view.getUint32(24, true), view.getUint16(34, true), view.getUint32(40, true)]).toEqual([
    16_000, 16, 10,
  ]);
  expect([0, 1, 2, 3, 4].map((i) => view.getInt16(44 + 2 * i, true))).toEqual([
    0, 32_767, -32_767, 32_767, 0,
  ]);
});
