/** Levels a second: each is of ten milliseconds. */
export const levelsPerSecond = 100;

/** Decibels of full scale below which nothing is told apart from silence. */
export const silence = -120;

/** A second-order filter of the kind of the Audio EQ Cookbook. */
class Filter {
  #b0: number;
  #b1: number;
  #b2: number;
  #a1: number;
  #a2: number;
  #x1 = 0;
  #x2 = 0;
  #y1 = 0;
  #y2 = 0;

  constructor(kind: "low" | "high", hertz: number, sampleRate: number) {
    const w = (2 * Math.PI * hertz) / sampleRate;
    const cos = Math.cos(w);
    const alpha = Math.sin(w) / Math.SQRT2;
    const a0 = 1 + alpha;
    const edge = kind === "low" ? 1 - cos : 1 + cos;
    this.#b0 = edge / 2 / a0;
    this.#b1 = (kind === "low" ? edge : -edge) / a0;
    this.#b2 = this.#b0;
    this.#a1 = (-2 * cos) / a0;
    this.#a2 = (1 - alpha) / a0;
  }

  next(x: number): number {
    const y =
      this.#b0 * x + this.#b1 * this.#x1 + this.#b2 * this.#x2 - this.#a1 * this.#y1 - this.#a2 * this.#y2;
    this.#x2 = this.#x1;
    this.#x1 = x;
    this.#y2 = this.#y1;
    this.#y1 = y;
    return y;
  }
}

/** The band in which vowels are loud and hum, breath and hiss are not, in hertz. */
const vowels = { from: 300, to: 2_500 };

/** Turns samples into pairs of levels in decibels of full scale: of all sound, and of the band of vowels. */
export class LevelMeter {
  #high: Filter;
  #low: Filter;
  #size: number;
  #count = 0;
  #all = 0;
  #band = 0;

  constructor(sampleRate: number) {
    this.#high = new Filter("high", vowels.from, sampleRate);
    this.#low = new Filter("low", vowels.to, sampleRate);
    this.#size = sampleRate / levelsPerSecond;
  }

  /** Adds the pairs that these samples complete to `into`. */
  take(samples: Float32Array, into: number[]): void {
    for (const sample of samples) {
      const inBand = this.#low.next(this.#high.next(sample));
      this.#all += sample * sample;
      this.#band += inBand * inBand;
      this.#count += 1;
      if (this.#count < this.#size) continue;
      into.push(decibels(this.#all / this.#count), decibels(this.#band / this.#count));
      // A frame of 44.1 kHz is 441 samples, one of 22.05 kHz 220.5: the half is carried over.
      this.#count -= this.#size;
      this.#all = 0;
      this.#band = 0;
    }
  }
}

const decibels = (power: number): number =>
  power <= 1e-12 ? silence : Math.max(silence, 10 * Math.log10(power));
