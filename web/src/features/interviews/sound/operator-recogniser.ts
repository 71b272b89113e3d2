import captureAddress from "./capture-worklet.ts?worker&url";
import { PieceCutter, wavOf } from "./pieces.ts";
import type { Listener, Listening, Recogniser, RecogniserProblem } from "./recogniser.ts";

/** Writes a piece down. Rejects with the problem when that fails. */
export type WritePiece = (sound: Blob) => Promise<string>;

/** A failure of `WritePiece`. `failed`: asking again would not help. */
export class PieceProblem extends Error {
  readonly problem: "unreachable" | "failed";
  constructor(problem: "unreachable" | "failed") {
    super(problem);
    this.problem = problem;
  }
}

/** Milliseconds before a piece is sent once more. */
const againMs = 800;

/** Gives the stream's samples until it is told to stop; its last ones come before that. */
export type OpenCapture = (
  stream: MediaStream,
  onSamples: (samples: Float32Array, rate: number) => void,
) => Promise<() => void>;

/**
 * The operator's recogniser: speech is cut at its pauses, and each piece is written down by way of our server. Pieces
 * that could not be sent wait for the next listening.
 */
export function operatorRecogniser(write: WritePiece, open: OpenCapture = openCapture): Recogniser {
  const waiting: Blob[] = [];
  return {
    where: "operator",
    // Whisper and its kin leave 'um' out.
    writesFillers: false,
    // A piece of half a minute takes a slow machine this long.
    lateWordsMs: 30_000,
    listen: (_language, stream, listener) =>
      new OperatorListening(waiting, { write, open, stream }, listener),
  };
}

class OperatorListening implements Listening {
  readonly #waiting: Blob[];
  readonly #write: WritePiece;
  readonly #listener: Listener;
  #phrases: string[] = [];
  #cutter: PieceCutter | null = null;
  #close: () => void = () => undefined;
  #isStopped = false;
  #isOver = false;
  #isSending = false;

  constructor(
    waiting: Blob[],
    { write, open, stream }: { write: WritePiece; open: OpenCapture; stream: MediaStream },
    listener: Listener,
  ) {
    this.#waiting = waiting;
    this.#write = write;
    this.#listener = listener;
    void this.#begin(open, stream);
  }

  async #begin(open: OpenCapture, stream: MediaStream): Promise<void> {
    try {
      const close = await open(stream, (samples, rate) => this.#hear(samples, rate));
      if (this.#isStopped) close();
      else this.#close = close;
    } catch {
      this.#end("failed");
    }
    void this.#send();
  }

  #hear(samples: Float32Array, rate: number): void {
    if (this.#isStopped) return;
    this.#cutter ??= new PieceCutter(rate, (piece) => {
      this.#waiting.push(wavOf(piece));
      void this.#send();
    });
    this.#cutter.add(samples);
  }

  stop(): void {
    if (this.#isStopped) return;
    this.#cutter?.end();
    this.#isStopped = true;
    this.#close();
    void this.#send();
  }

  /** Sends the pieces one after the other, so that the words come in their order. */
  async #send(): Promise<void> {
    if (this.#isSending || this.#isOver) return;
    this.#isSending = true;
    try {
      for (let piece = this.#waiting[0]; piece !== undefined && !this.#isOver; piece = this.#waiting[0]) {
        const text = await this.#writtenDown(piece);
        this.#waiting.shift();
        if (text === "") continue;
        this.#phrases.push(text);
        this.#listener.onPhrases(this.#phrases.map((phrase) => ({ text: phrase, isFinal: true })));
      }
      if (this.#isStopped) this.#end(null);
    } catch (error) {
      this.#end(error instanceof PieceProblem ? error.problem : "unreachable");
    } finally {
      this.#isSending = false;
    }
  }

  async #writtenDown(piece: Blob): Promise<string> {
    try {
      return await this.#write(piece);
    } catch (error) {
      if (error instanceof PieceProblem && error.problem === "failed") throw error;
      await new Promise((resolve) => setTimeout(resolve, againMs));
      return this.#write(piece);
    }
  }

  #end(problem: RecogniserProblem | null): void {
    if (this.#isOver) return;
    this.#isOver = true;
    if (!this.#isStopped) this.#cutter?.end();
    this.#isStopped = true;
    this.#close();
    this.#listener.onEnd(problem);
  }
}

async function openCapture(
  stream: MediaStream,
  onSamples: (samples: Float32Array, rate: number) => void,
): Promise<() => void> {
  const context = new AudioContext();
  // A context that is closed already says so by an error.
  const close = () => void context.close().catch(() => undefined);
  try {
    await context.audioWorklet.addModule(captureAddress);
    await context.resume();
    const capture = new AudioWorkletNode(context, "waymark-capture", { numberOfOutputs: 0 });
    capture.port.onmessage = ({ data }: MessageEvent<Float32Array>) => onSamples(data, context.sampleRate);
    context.createMediaStreamSource(stream).connect(capture);
    return close;
  } catch (error) {
    close();
    throw error;
  }
}
