import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from "@waymark/contract/endpoint";
import type { Language } from "@waymark/contract/values";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../deps.ts";
import type { Who } from "../who.ts";

/** One file of a multipart body, read whole within the call's size limit. */
export interface UploadedFile {
  readonly field: string;
  readonly fileName: string;
  readonly mimeType: string;
  readonly bytes: Uint8Array;
}

/** What a route's adapter gets: everything parsed, the person proven. */
export interface Call<E extends Endpoint> {
  readonly deps: Deps;
  readonly who: E["access"] extends "user" | "pending" ? Who : Who | null;
  readonly language: Language;
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  /** For a multipart call: undefined, and the parts stand in `files` and `fields`. */
  readonly body: E["files"] extends readonly string[] ? BodyOf<E> | undefined : BodyOf<E>;
  readonly files: readonly UploadedFile[];
  readonly fields: Readonly<Record<string, string>>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** An answer that is JSON already, in the endpoint's shape: whoever makes it answers for that, with a test. */
export class ReadyAnswer {
  constructor(readonly json: Buffer) {}
}

/** Puts an endpoint of the contract on the server; a feature's `routes.ts` gets it handed in. */
export type Mount = <E extends Endpoint>(
  endpoint: E,
  answer: (call: Call<E>) => Promise<AnswerOf<E> | ReadyAnswer>,
) => void;
