import type { Language } from "@waymark/contract/values";

/** A piece of sound on its way. */
export interface SpokenPiece {
  readonly language: Language;
  /** WAV of 16-bit samples with one channel, while it arrives. */
  readonly chunks: AsyncIterable<Uint8Array>;
  /** Bytes of the whole piece; undefined until its end is there. */
  readonly bytes: number | undefined;
  /** Aborted when the person is gone. */
  readonly signal?: AbortSignal | undefined;
}

/** Writes speech down. Whoever implements it keeps no sound, and lets none of it nor of its words into a log. */
export interface Transcriber {
  /** The host to which the sound goes; null when nobody listens. */
  readonly host: string | null;
  /**
   * The words of a piece; empty when nothing was said.
   * @throws AppError `speech_off`, `file_kind` for anything but such a WAV, `speech_unavailable` (details: reason: time,
   * size, network, status, shape, busy).
   */
  write(piece: SpokenPiece): Promise<string>;
}
