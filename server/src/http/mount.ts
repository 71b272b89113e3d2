import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from "@waymark/contract/endpoint";
import type { Language } from "@waymark/contract/values";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Actor } from "../actor.ts";
import type { Deps } from "../deps.ts";

export interface UploadedFile {
  readonly field: string;
  readonly fileName: string;
  readonly mimeType: string;
  readonly bytes: Uint8Array;
}

/** `bytes` is its length, where the sender has named it. */
export interface ArrivingBody {
  readonly bytes: number | undefined;
  /** @throws AppError `body_too_large`. */
  readonly chunks: AsyncIterable<Uint8Array>;
}

export interface Call<E extends Endpoint> {
  readonly deps: Deps;
  readonly actor: E["access"] extends "user" | "pending" ? Actor : Actor | null;
  readonly language: Language;
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  /** Undefined for a multipart call, whose parts are in `files` and `fields`. */
  readonly body: E["files"] extends readonly string[] ? BodyOf<E> | undefined : BodyOf<E>;
  readonly files: readonly UploadedFile[];
  readonly fields: Readonly<Record<string, string>>;
  readonly stream: E["stream"] extends object ? ArrivingBody : null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * JSON text in the endpoint's shape, which may be compressed already. It is not validated on its way out; a test of its
 * maker has to prove the shape.
 */
export class ReadyAnswer {
  constructor(
    readonly json: Uint8Array,
    readonly encoding?: "gzip",
  ) {}

  /** For an answer that is too long to be validated against the contract. */
  static of<E extends Endpoint>(_endpoint: E, answer: AnswerOf<E>): ReadyAnswer {
    return new ReadyAnswer(Buffer.from(JSON.stringify(answer)));
  }
}

export type Mount = <E extends Endpoint>(
  endpoint: E,
  answer: (call: Call<E>) => Promise<AnswerOf<E> | ReadyAnswer>,
) => void;
