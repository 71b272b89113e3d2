import { soundPiece } from "@waymark/contract/interviews-speech";

/** Seconds of each frame by which loudness is judged. */
const frameSeconds = 0.02;

/** Seconds: a pause that ends a piece of some length, one that ends any, and the longest piece. */
const cut = { shortPause: 0.7, enough: 6, longPause: 1.5, longest: 26, lookBack: 5, before: 0.4 } as const;

/** Seconds of sound without which a piece is a click. */
const leastSound = 0.12;

interface Frame {
  readonly samples: Float32Array;
  readonly level: number;
  readonly isLoud: boolean;
}

/** Cuts speech into pieces at its pauses, so that a recogniser gets whole phrases. Silence is left out. */
export class PieceCutter {
  readonly #rate: number;
  readonly #onPiece: (samples: Float32Array) => void;
  readonly #size: number;
  #rest = new Float32Array(0);
  #frames: Frame[] = [];
  #loud = 0;
  /** Decibels of the room. */
  #floor = -60;

  constructor(rate: number, onPiece: (samples: Float32Array) => void) {
    this.#rate = rate;
    this.#onPiece = onPiece;
    this.#size = Math.round(rate * frameSeconds);
  }

  add(samples: Float32Array): void {
    const all = joined([this.#rest, samples]);
    let at = 0;
    for (; at + this.#size <= all.length; at += this.#size) this.#take(all.slice(at, at + this.#size));
    this.#rest = all.slice(at);
  }

  /** Hands over what is left. */
  end(): void {
    this.#hand(this.#frames.length);
  }

  #take(samples: Float32Array): void {
    const level = levelOf(samples);
    // The room is as loud as its quietest moments; it may grow louder by two decibels a second.
    this.#floor = Math.min(Math.max(level, -90), this.#floor + 2 * frameSeconds);
    const isLoud = level > Math.max(-58, this.#floor + 10);
    this.#frames.push({ samples, level, isLoud });
    if (isLoud) this.#loud += 1;
    if (this.#loud === 0) {
      this.#frames = this.#frames.slice(-cut.before / frameSeconds);
      return;
    }
    const seconds = this.#frames.length * frameSeconds;
    const quiet = this.#quietSeconds();
    if (quiet >= cut.longPause || (quiet >= cut.shortPause && seconds >= cut.enough))
      this.#hand(this.#frames.length);
    else if (seconds >= cut.longest) this.#hand(this.#quietestPlace());
  }

  #quietSeconds(): number {
    const last = this.#frames.findLastIndex(({ isLoud }) => isLoud);
    return (this.#frames.length - 1 - last) * frameSeconds;
  }

  /** Behind the quietest tenth of a second of the last ones: between two words, as far as one can tell. */
  #quietestPlace(): number {
    const width = Math.round(0.1 / frameSeconds);
    const from = this.#frames.length - Math.round(cut.lookBack / frameSeconds);
    let best = { at: this.#frames.length, level: Number.POSITIVE_INFINITY };
    for (let at = from; at + width <= this.#frames.length; at += 1) {
      const level = Math.max(...this.#frames.slice(at, at + width).map((frame) => frame.level));
      if (level < best.level) best = { at: at + Math.ceil(width / 2), level };
    }
    return best.at;
  }

  #hand(count: number): void {
    const piece = this.#frames.slice(0, count);
    this.#frames = this.#frames.slice(count);
    this.#loud = this.#frames.filter(({ isLoud }) => isLoud).length;
    if (piece.filter(({ isLoud }) => isLoud).length * frameSeconds < leastSound) return;
    this.#onPiece(resampled(joined(piece.map(({ samples }) => samples)), this.#rate, soundPiece.rate));
  }
}

function joined(parts: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  const all = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function levelOf(samples: Float32Array): number {
  let power = 0;
  for (const sample of samples) power += sample * sample;
  return power === 0 ? -120 : 10 * Math.log10(power / samples.length);
}

/** Samples at another rate: each new one is the mean of the old ones in its time, which keeps hiss from folding back. */
export function resampled(samples: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return samples;
  const made = new Float32Array(Math.floor((samples.length * to) / from));
  const step = from / to;
  for (let i = 0; i < made.length; i += 1) {
    const end = Math.min(samples.length, (i + 1) * step);
    let sum = 0;
    for (let at = Math.floor(i * step); at < end; at += 1) {
      const share = Math.min(end, at + 1) - Math.max(i * step, at);
      sum += share * (samples[at] ?? 0);
    }
    made[i] = sum / (end - i * step);
  }
  return made;
}

/** A WAV of 16-bit samples with one channel, at the rate of the contract. */
export function wavOf(samples: Float32Array): Blob {
  const data = new DataView(new ArrayBuffer(44 + 2 * samples.length));
  const text = (at: number, letters: string) => {
    for (const [i, letter] of [...letters].entries()) data.setUint8(at + i, letter.charCodeAt(0));
  };
  text(0, "RIFF");
  data.setUint32(4, 36 + 2 * samples.length, true);
  text(8, "WAVEfmt ");
  data.setUint32(16, 16, true);
  data.setUint16(20, 1, true);
  data.setUint16(22, 1, true);
  data.setUint32(24, soundPiece.rate, true);
  data.setUint32(28, 2 * soundPiece.rate, true);
  data.setUint16(32, 2, true);
  data.setUint16(34, 16, true);
  text(36, "data");
  data.setUint32(40, 2 * samples.length, true);
  for (const [i, sample] of samples.entries())
    data.setInt16(44 + 2 * i, Math.round(32_767 * Math.max(-1, Math.min(1, sample))), true);
  return new Blob([data.buffer], { type: "audio/wav" });
}
