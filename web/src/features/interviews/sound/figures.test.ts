import { execFileSync, spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { figuresOf, type SoundFigures } from "./figures.ts";
import { LevelMeter } from "./level-meter.ts";

/** Samples at a rate. */
interface Sound {
  readonly rate: number;
  readonly samples: Float32Array;
}

function heard({ rate, samples }: Sound): SoundFigures {
  const meter = new LevelMeter(rate);
  const levels: number[] = [];
  // As a worklet gets them, 128 at a time.
  for (let at = 0; at < samples.length; at += 128) meter.take(samples.subarray(at, at + 128), levels);
  return figuresOf(levels);
}

const within = (found: number, known: number, share = 0.05): void =>
  expect(Math.abs(found - known), `${found} instead of ${known}`).toBeLessThanOrEqual(share * known);

/** A voice of 140 Hz with overtones that says `aSecond` syllables a second, in parts with pauses between them. */
function syllables(
  aSecond: number,
  parts: readonly { seconds: number; pause: number }[],
  { rate = 48_000, noise = 0, gain = 0.2 } = {},
): Sound {
  const length = parts.reduce((sum, { seconds, pause }) => sum + seconds + pause, 0);
  const samples = new Float32Array(Math.round(length * rate));
  let seed = 1;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 1_073_741_823.5 - 1;
  };
  for (let i = 0; i < samples.length; i += 1) samples[i] = noise * random();
  let at = 0;
  for (const { seconds, pause } of parts) {
    const from = Math.round(at * rate);
    for (let i = 0; i < Math.round(seconds * rate); i += 1) {
      const t = i / rate;
      const shape = 0.5 - 0.5 * Math.cos(2 * Math.PI * aSecond * t);
      const voice = [1, 2, 3, 4, 6, 8].reduce((sum, n) => sum + Math.sin(2 * Math.PI * 140 * n * t) / n, 0);
      samples[from + i] = (samples[from + i] ?? 0) + gain * shape * voice;
    }
    at += seconds + pause;
  }
  return { rate, samples };
}

const spoken = [
  { seconds: 6, pause: 1.5 },
  { seconds: 4, pause: 3 },
  { seconds: 5, pause: 0.8 },
  { seconds: 5, pause: 0 },
];

describe("figures of made sounds", () => {
  it.each([
    ["at 48 kHz", {}],
    ["at 44.1 kHz", { rate: 44_100 }],
    ["at 16 kHz", { rate: 16_000 }],
    ["with a noisy room", { noise: 0.004 }],
    ["in a low voice", { gain: 0.01 }],
  ])("counts bursts, pauses and speech %s", (_, options) => {
    const found = heard(syllables(4, spoken, options));
    within(found.seconds, 25.3);
    within(found.bursts, 80);
    expect(found.pauses).toBe(3);
    within(found.longestSilence, 3, 0.08);
    within(found.speechSeconds, 20);
  });

  it.each([2.5, 3, 5, 6])("tells the pace of %s syllables a second", (aSecond) => {
    const found = heard(syllables(aSecond, [{ seconds: 20, pause: 0 }]));
    within(found.bursts / found.speechSeconds, aSecond);
  });

  it("measures loudness in decibels", () => {
    const loud = heard(syllables(4, spoken, { gain: 0.2 }));
    const low = heard(syllables(4, spoken, { gain: 0.02 }));
    within(loud.loudness - low.loudness, 20);
  });

  it("finds nothing in silence, in noise that is far away, or in a click", () => {
    const rate = 48_000;
    const click = new Float32Array(5 * rate);
    click.fill(0.5, 2 * rate, 2.02 * rate);
    const far = syllables(4, [{ seconds: 0, pause: 5 }], { noise: 0.0003 });
    for (const sound of [{ rate, samples: new Float32Array(5 * rate) }, { rate, samples: click }, far]) {
      const found = heard(sound);
      expect(found).toMatchObject({ speechSeconds: 0, pauses: 0, bursts: 0 });
      within(found.longestSilence, 5);
    }
  });

  it("counts the silence before the first word as the longest one", () => {
    const { rate, samples } = syllables(4, spoken);
    const late = new Float32Array(samples.length + 7 * rate);
    late.set(samples, 7 * rate);
    const found = heard({ rate, samples: late });
    expect(found.pauses).toBe(3);
    within(found.longestSilence, 7);
  });

  it("is empty without sound", () => {
    expect(figuresOf([])).toMatchObject({ seconds: 0, speechSeconds: 0, longestSilence: 0 });
  });

  it("takes less than a fiftieth of the time of the sound", () => {
    const sound = syllables(4, [{ seconds: 60, pause: 0 }]);
    const before = process.cpuUsage();
    const meter = new LevelMeter(sound.rate);
    meter.take(sound.samples, []);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1e6).toBeLessThan(60 * 0.02);
  });
});

const speaks = spawnSync("espeak-ng", ["--version"]).status === 0;

/** Sentences with their syllables, counted by hand. */
const sentences = {
  en: [
    ["In my last job I had to plan the shifts for twenty people.", 15],
    ["Nobody wanted to work on Sunday.", 10],
    ["I asked every one of them what they needed.", 11],
  ],
  de: [
    ["In meiner letzten Stelle musste ich die Schichten planen.", 15],
    ["Niemand wollte am Sonntag arbeiten.", 10],
    ["Ich habe alle gefragt.", 7],
  ],
  fr: [
    ["Dans mon dernier poste, je devais organiser les équipes.", 15],
    ["Personne ne voulait travailler le dimanche.", 11],
  ],
  es: [
    ["En mi último trabajo tenía que planificar los turnos.", 18],
    ["Nadie quería trabajar los domingos.", 12],
    ["Pregunté a todos.", 6],
  ],
} as const;

function say(language: string, speed: number, text: string): Sound {
  const file = execFileSync("espeak-ng", ["-v", language, "-s", String(speed), "--stdout", text]);
  const rate = file.readUInt32LE(24);
  const start = file.indexOf("data") + 8;
  const all = Float32Array.from(
    { length: (file.length - start) >> 1 },
    (_, i) => file.readInt16LE(start + 2 * i) / 32_768,
  );
  // The program ends each sentence with a silence of its own.
  const last = all.findLastIndex((sample) => Math.abs(sample) > 0.003);
  const first = all.findIndex((sample) => Math.abs(sample) > 0.003);
  return { rate, samples: all.slice(first, last + 1) };
}

describe.skipIf(!speaks)("figures of a speech program", () => {
  it.each([
    ["en", 130],
    ["en", 170],
    ["de", 130],
    ["de", 150],
    ["fr", 130],
    ["fr", 170],
    ["es", 130],
    ["es", 150],
  ] as const)("knows pace and pauses of %s at speed %s", (language, speed) => {
    const parts = sentences[language].map(([text]) => say(language, speed, text));
    const rate = parts[0]?.rate ?? 0;
    const pause = 1.4;
    const length = parts.reduce((sum, { samples }) => sum + samples.length + pause * rate, 0);
    const samples = new Float32Array(Math.round(length));
    let at = 0;
    let speech = 0;
    for (const part of parts) {
      samples.set(part.samples, at);
      at += Math.round(part.samples.length + pause * rate);
      speech += part.samples.length / rate;
    }
    const found = heard({ rate, samples });
    expect(found.pauses).toBe(parts.length - 1);
    within(found.longestSilence, pause);
    within(found.speechSeconds, speech);
    const known = sentences[language].reduce((sum, [, count]) => sum + count, 0);
    within((60 * found.bursts) / found.speechSeconds, (60 * known) / speech);
  });
});
