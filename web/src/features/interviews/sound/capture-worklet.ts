// TypeScript has no types of the scope in which worklets run.
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;

/** Samples in a message: about a tenth of a second. */
const size = 4_800;

/** Hands the microphone's samples to the page. Only used while the operator's recogniser listens. */
class Capture extends AudioWorkletProcessor {
  #samples = new Float32Array(size);
  #count = 0;

  process([input]: readonly Float32Array[][]): boolean {
    const [channel] = input ?? [];
    for (const sample of channel ?? []) {
      this.#samples[this.#count] = sample;
      this.#count += 1;
      if (this.#count < size) continue;
      this.port.postMessage(this.#samples);
      this.#samples = new Float32Array(size);
      this.#count = 0;
    }
    return true;
  }
}

registerProcessor("waymark-capture", Capture);
