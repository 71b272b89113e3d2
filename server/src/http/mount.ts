import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from "@waymark/contract/endpoint";
import type { Language } from "@waymark/contract/values";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Actor } from "../actor.ts";
import type { Deps } from "../deps.ts";

/** One file of a multipart body, read whole within the call's size limit. */
export interface UploadedFile {
  readonly field: string;
  readonly fileName: string;
  readonly mimeType: string;
  readonly bytes: Uint8Array;
}

/** A body that is passed on while it arrives. `bytes`: its length, where the sender has named it. */
export interface ArrivingBody {
  readonly bytes: number | undefined;
  /** @throws AppError `body_too_large`. */
  readonly chunks: AsyncIterable<Uint8Array>;
}

/** The input of a route: everything parsed, the person proven. */
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

/** An answer that is already JSON in the endpoint's shape; a test of its maker has to prove that shape. */
export class ReadyAnswer {
  constructor(readonly json: Buffer) {}

  /** Writes an answer that is too long to be validated against the contract on its way out. */
  static of<E extends Endpoint>(_endpoint: E, answer: AnswerOf<E>): ReadyAnswer {
    return new ReadyAnswer(Buffer.from(JSON.stringify(answer)));
  }
}

/** Adds an endpoint of the contract to the server; each feature's `routes.ts` receives it. */
export type Mount = <E extends Endpoint>(
  endpoint: E,
  answer: (call: Call<E>) => Promise<AnswerOf<E> | ReadyAnswer>,
) => void;
