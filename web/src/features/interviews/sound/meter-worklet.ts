import { LevelMeter } from "./level-meter.ts";

// TypeScript has no types of the scope in which worklets run.
declare const sampleRate: number;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;

/** Pairs of levels in a message: a tenth of a second, so that the page is woken ten times a second. */
const pairs = 10;

/** Measures the microphone. It keeps no sound and passes none on, only levels. */
class Meter extends AudioWorkletProcessor {
  #meter = new LevelMeter(sampleRate);
  #levels: number[] = [];

  process([input]: readonly Float32Array[][]): boolean {
    const [channel] = input ?? [];
    if (channel !== undefined) this.#meter.take(channel, this.#levels);
    if (this.#levels.length >= 2 * pairs) {
      this.port.postMessage(this.#levels);
      this.#levels = [];
    }
    return true;
  }
}

registerProcessor("waymark-meter", Meter);
