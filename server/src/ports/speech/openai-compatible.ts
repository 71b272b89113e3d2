import { randomBytes } from "node:crypto";
import { AppError } from "@waymark/contract/errors";
import { soundPiece } from "@waymark/contract/interviews-speech";
import type { Logger } from "pino";
import { z } from "zod";
import type { GuardedFetch } from "../../outbound/guard.ts";
import type { SpokenPiece, Transcriber } from "./port.ts";

interface CompatibleOptions {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  readonly timeoutMs: number;
  readonly fetch: GuardedFetch;
  readonly log: Logger;
}

/** Bytes of an answer: the words of half a minute, with room for a server that adds timings. */
const maxBytes = 64 * 1024;

/** Pieces being written down at once for everybody; a local recogniser does one after the other. */
const mostAtOnce = 16;

/** Nobody says more letters in a second; a recogniser that writes more has invented them. */
const mostLettersASecond = 40;

const Answer = z.object({ text: z.string() });

const unavailable = (reason: string) => new AppError("speech_unavailable", { reason });

/** Any endpoint with OpenAI's audio transcriptions: whisper.cpp, LocalAI, faster-whisper, hosted ones. */
export function compatibleTranscriber(options: CompatibleOptions): Transcriber {
  const url = `${options.baseUrl.replace(/\/+$/, "")}/audio/transcriptions`;
  let running = 0;

  async function ask(piece: SpokenPiece): Promise<string> {
    const boundary = `waymark-${randomBytes(12).toString("hex")}`;
    const { head, tail } = aroundSound(boundary, options.model, piece.language);
    const chunks = await startOfWav(piece.chunks);
    let bytes = 0;
    async function* body() {
      yield head;
      for await (const chunk of chunks) {
        bytes += chunk.byteLength;
        if (bytes > soundPiece.bytes) throw new AppError("body_too_large");
        yield chunk;
      }
      yield tail;
    }
    const answer = await options.fetch(url, {
      method: "POST",
      headers: {
        accept: "application/json",
        "content-type": `multipart/form-data; boundary=${boundary}`,
        ...(piece.bytes === undefined
          ? {}
          : { "content-length": String(head.length + piece.bytes + tail.length) }),
        ...(options.apiKey === undefined ? {} : { authorization: `Bearer ${options.apiKey}` }),
      },
      body: body(),
      maxBytes,
      timeoutMs: options.timeoutMs,
      ...(piece.signal === undefined ? {} : { signal: piece.signal }),
    });
    if (answer.status !== 200) throw unavailable("status");
    return wordsOf(answer.text, bytes / (2 * soundPiece.rate));
  }

  return {
    host: new URL(url).hostname,
    async write(piece) {
      if (running >= mostAtOnce) throw unavailable("busy");
      running += 1;
      const started = performance.now();
      try {
        return await ask(piece);
      } catch (error) {
        const failure = failureOf(error);
        const reason = failure.details?.reason ?? failure.code;
        options.log.warn(
          { reason, ms: Math.round(performance.now() - started) },
          "speech was not written down",
        );
        throw failure;
      } finally {
        running -= 1;
      }
    },
  };
}

/** The parts of the form before and behind the sound. */
function aroundSound(boundary: string, model: string, language: string): { head: Buffer; tail: Buffer } {
  const field = (name: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const file = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="answer.wav"\r\ncontent-type: audio/wav\r\n\r\n`;
  return {
    head: Buffer.from(
      field("model", model) + field("language", language) + field("response_format", "json") + file,
    ),
    tail: Buffer.from(`\r\n--${boundary}--\r\n`),
  };
}

/** The same chunks once their beginning is that of a WAV. @throws AppError `file_kind`. */
async function startOfWav(chunks: AsyncIterable<Uint8Array>): Promise<AsyncIterable<Uint8Array>> {
  const rest = chunks[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  while (start.length < 12) {
    const next = await rest.next();
    if (next.done === true) break;
    start = Buffer.concat([start, next.value]);
  }
  if (start.toString("latin1", 0, 4) !== "RIFF" || start.toString("latin1", 8, 12) !== "WAVE")
    throw new AppError("file_kind");
  return (async function* () {
    yield start;
    for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
  })();
}

/** @throws AppError `speech_unavailable` for an answer of another shape, or with more than can be said in the time. */
function wordsOf(answer: string, seconds: number): string {
  let read: unknown;
  try {
    read = JSON.parse(answer);
  } catch {
    throw unavailable("shape");
  }
  const { data } = Answer.safeParse(read);
  if (data === undefined) throw unavailable("shape");
  const text = data.text.replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}\s]+/gu, " ").trim();
  if (text.length > mostLettersASecond * Math.max(1, seconds)) throw unavailable("shape");
  return text;
}

/** Turns any failure into one of ours, without the words of the other side. */
function failureOf(error: unknown): AppError {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 6; at = at.cause, depth++) {
    if (!(at instanceof AppError)) continue;
    if (at.code === "outbound_refused") return unavailable("network");
    if (at.code !== "source_unavailable") return at;
    // Behind it may be the refusal of the sound itself.
    const inner = at.cause === undefined ? null : failureOf(at.cause);
    return inner !== null && inner.code !== "speech_unavailable"
      ? inner
      : unavailable(String(at.details?.reason ?? "network"));
  }
  return unavailable("network");
}
