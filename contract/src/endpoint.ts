import type { z } from "zod";
import type { AccountAction } from "./accounts-unverified.ts";
import type { ErrorCode } from "./errors.ts";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/**
 * `public`: anybody. `anyone`: not with an expired session, so that a person is never treated as a visitor without
 * noticing. `pending`: anybody with a session, even while its second factor is missing. `user`: fully signed in.
 */
export type Access = "public" | "anyone" | "pending" | "user";

type Fields = z.ZodObject;

/**
 * The limits of a JSON body.
 *
 * @property bytes Bytes on the wire.
 * @property values Texts, numbers, booleans, nulls, lists and objects in it, counted together.
 */
export interface BodyLimit {
  readonly bytes: number;
  readonly values: number;
}

/** Endpoints without sign-in have no other limit. */
export const usualBodyLimit: BodyLimit = { bytes: 64 * 1024, values: 2_000 };

/**
 * Most bytes of so many UTF-16 units in JSON. Browsers write up to three per unit; programs that write `\uXXXX` for
 * non-ASCII characters need six.
 */
export const jsonBytes = (units: number): number => 6 * units;

/** Bytes of a multipart body besides its file: the fields, and the lines between the parts. */
export const formBytes = 128 * 1024;

/**
 * One call of the product as plain data. The server mounts it, the web client calls it, tests iterate over it and
 * OpenAPI is generated from it; no address is written elsewhere.
 *
 * @property path Fastify style, `/api/user/:id`.
 * @property files Names of multipart fields, when the body is a form with files (then `body` may be JSON too).
 * @property fileBytes The most bytes of a file in such a form. Required with `files`.
 * @property base64File The text of a JSON body that is a file as base64, at most `fileBytes` of it. It is decoded while
 *   it arrives, and given like the file of a form; in the parsed body the word `base64` stands for it.
 * @property stream Content types and most bytes of a body that is passed on while it arrives, and never kept whole.
 * @property bodyLimit The limit of a JSON body, when the schema can hold more than the default.
 * @property answers Content types of an answer that is a file or a page (`response` is unknown then); none for a redirect.
 * @property errors Error codes of this call, besides those of every call.
 * @property action The row of the table `unverifiedMay` for this call: when that row is closed, an account with an
 * unverified address gets `email_unverified`.
 * @property replacesSession The answer has the cookies of a new session; the caller's session has ended.
 * @property limit Calls per minute and address, counted exactly. In addition, every address has 600 requests per minute
 * in all.
 */
export interface Endpoint {
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  readonly noun: string;
  readonly params?: Fields;
  readonly query?: Fields;
  readonly body?: z.ZodType;
  readonly files?: readonly string[];
  readonly fileBytes?: number;
  readonly base64File?: string;
  readonly stream?: { readonly types: readonly string[]; readonly bytes: number };
  readonly bodyLimit?: BodyLimit;
  readonly response: z.ZodType;
  readonly answers?: readonly string[];
  readonly errors: readonly ErrorCode[];
  readonly action?: AccountAction;
  readonly replacesSession?: true;
  readonly limit?: number;
}

export function endpoint<const E extends Endpoint>(e: E): E {
  return e;
}

export type ParamsOf<E extends Endpoint> = E["params"] extends z.ZodType ? z.output<E["params"]> : undefined;
export type QueryOf<E extends Endpoint> = E["query"] extends z.ZodType ? z.output<E["query"]> : undefined;
export type BodyOf<E extends Endpoint> = E["body"] extends z.ZodType ? z.output<E["body"]> : undefined;
export type AnswerOf<E extends Endpoint> = z.output<E["response"]>;

/** The caller's input: the input side of the schemas, before defaults. */
export type CallOf<E extends Endpoint> = (E["params"] extends z.ZodType
  ? { params: z.input<E["params"]> }
  : object) &
  (E["query"] extends z.ZodType ? { query?: z.input<E["query"]> } : object) &
  (E["body"] extends z.ZodType ? { body: z.input<E["body"]> } : object);
