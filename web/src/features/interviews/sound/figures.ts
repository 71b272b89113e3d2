import { levelsPerSecond, silence } from "./level-meter.ts";

/** Seconds without speech from which on it is a pause; a shorter gap belongs to speaking. */
const pauseSeconds = 0.5;

/** A sound shorter than this is a click, not speech, in seconds. */
const clickSeconds = 0.06;

/** Decibels by which loudness falls between two syllables. */
const dip = 2.5;

/** Figures of a recording or of its beginning. */
export interface SoundFigures {
  readonly seconds: number;
  /** Without the pauses, the silence before and the silence after. */
  readonly speechSeconds: number;
  /** Between the first and the last sound. */
  readonly pauses: number;
  /** The silence before the first word counts, the one after the last does not. */
  readonly longestSilence: number;
  /** Mean loudness of the speech in decibels of full scale; that of silence when nothing is said. */
  readonly loudness: number;
  /** Rises and falls of loudness in the band of vowels: about one a syllable. */
  readonly bursts: number;
}

/** Computes the figures of pairs of levels, as `LevelMeter` makes them. */
export function figuresOf(levels: readonly number[]): SoundFigures {
  const count = Math.floor(levels.length / 2);
  const all = Array.from({ length: count }, (_, i) => levels[2 * i] ?? silence);
  const seconds = count / levelsPerSecond;
  const runs = spokenRuns(all);
  if (runs.length === 0)
    return { seconds, speechSeconds: 0, pauses: 0, longestSilence: seconds, loudness: silence, bursts: 0 };
  const band = smoothed(Array.from({ length: count }, (_, i) => levels[2 * i + 1] ?? silence));
  const spoken = runs.reduce((sum, { from, to }) => sum + to - from, 0);
  const gaps = runs.map(({ from }, i) => from - (runs[i - 1]?.to ?? 0));
  return {
    seconds,
    speechSeconds: spoken / levelsPerSecond,
    pauses: runs.length - 1,
    longestSilence: Math.max(...gaps) / levelsPerSecond,
    loudness: meanLevel(runs.flatMap(({ from, to }) => all.slice(from, to))),
    bursts: runs.reduce((sum, { from, to }) => sum + burstsIn(band.slice(from, to)), 0),
  };
}

interface Run {
  from: number;
  to: number;
}

/** Stretches of speech, with the short gaps within them. */
function spokenRuns(levels: readonly number[]): Run[] {
  const limit = speechLimit(levels);
  const sounds: Run[] = [];
  for (const [i, level] of levels.entries()) {
    if (level < limit) continue;
    const last = sounds.at(-1);
    // Consonants such as t and k are silent for a moment.
    if (last !== undefined && i - last.to < 0.1 * levelsPerSecond) last.to = i + 1;
    else sounds.push({ from: i, to: i + 1 });
  }
  const runs: Run[] = [];
  for (const { from, to } of sounds) {
    if (to - from < clickSeconds * levelsPerSecond) continue;
    const last = runs.at(-1);
    if (last !== undefined && from - last.to < pauseSeconds * levelsPerSecond) last.to = to;
    else runs.push({ from, to });
  }
  return runs;
}

/** Decibels between the room's noise and the voice; all sound is noise where hardly anything is louder than the rest. */
function speechLimit(levels: readonly number[]): number {
  const sorted = levels.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? silence;
  const [noise, voice] = [at(0.1), at(0.95)];
  return Math.max(-65, voice - 32, Math.min(noise + 8, voice - 12));
}

/** The mean of the power over fifty milliseconds, so that a single vibration of the voice is no syllable. */
function smoothed(levels: readonly number[]): number[] {
  const power = levels.map((level) => 10 ** (level / 10));
  return power.map((_, i) => {
    const part = power.slice(Math.max(0, i - 2), i + 3);
    return 10 * Math.log10(part.reduce((sum, one) => sum + one, 0) / part.length);
  });
}

const meanLevel = (levels: readonly number[]): number =>
  10 * Math.log10(levels.reduce((sum, level) => sum + 10 ** (level / 10), 0) / levels.length);

/** Counts the peaks with a fall of at least `dip` on both sides, of those that are loud enough for a vowel. */
function burstsIn(band: readonly number[]): number {
  const limit = Math.max(...band) - 25;
  let bursts = 0;
  let low = silence;
  let high = silence;
  let isRising = true;
  for (const level of band) {
    if (isRising) {
      high = Math.max(high, level);
      if (level > high - dip) continue;
      if (high >= limit) bursts += 1;
      isRising = false;
      low = level;
    } else {
      low = Math.min(low, level);
      if (level < low + dip) continue;
      isRising = true;
      high = level;
    }
  }
  return isRising && high >= limit ? bursts + 1 : bursts;
}
