import { isAscii } from "node:buffer";
import { type BodyLimit, usualBodyLimit } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import type { FastifyInstance, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The most values in a JSON body of this route; `usualBodyLimit.values` by default. */
    bodyValues?: number;
  }
}

/** Nesting depth of lists and objects; the contract's deepest body has six levels. */
const deepest = 32;

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Counts the values and the depth of a JSON text while its bytes arrive. JSON.parse takes many times longer for a
 * megabyte of tiny lists than for a megabyte of text, and blocks everybody meanwhile, so such a body is refused before
 * it is parsed. Each comma and each opening bracket counts as a value, so the count is never too low.
 */
export class JsonCounter {
  readonly #mostValues: number;
  #values = 1;
  #depth = 0;
  #inText = false;
  #isEscaped = false;

  constructor(mostValues: number) {
    this.#mostValues = mostValues;
  }

  /** @throws AppError `body_too_complex`. */
  count(bytes: Uint8Array): void {
    let [values, depth, inText, isEscaped] = [this.#values, this.#depth, this.#inText, this.#isEscaped];
    for (const byte of bytes) {
      if (inText) {
        if (isEscaped) isEscaped = false;
        else if (byte === backslash) isEscaped = true;
        else if (byte === quote) inText = false;
      } else if (byte === quote) inText = true;
      else if (byte === comma) values += 1;
      else if (byte === openList || byte === openObject) {
        values += 1;
        depth += 1;
        if (depth > deepest) throw new AppError("body_too_complex");
      } else if (byte === closeList || byte === closeObject) depth -= 1;
    }
    if (values > this.#mostValues) throw new AppError("body_too_complex");
    [this.#values, this.#depth, this.#inText, this.#isEscaped] = [values, depth, inText, isEscaped];
  }
}

const limitOf = ({ routeOptions }: FastifyRequest): BodyLimit => ({
  bytes: routeOptions.bodyLimit ?? usualBodyLimit.bytes,
  values: routeOptions.config?.bodyValues ?? usualBodyLimit.values,
});

/** The body's size by its Content-Length; undefined for a chunked body, whose size is known only at its end. */
export function announcedBytes({ headers }: FastifyRequest): number | undefined {
  if (headers["transfer-encoding"] !== undefined) return undefined;
  return Number(headers["content-length"] ?? 0);
}

/**
 * Parses JSON bodies within their route's limit: a larger announced size is refused unread, an unannounced one as soon
 * as it is exceeded. No route takes plain text.
 */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser(["application/json", "text/plain"]);
  app.addContentTypeParser("application/json", async (request: FastifyRequest) => {
    const text = await readText(request, limitOf(request));
    const parsed = await new Promise((resolve, reject) => {
      parse(request, text, (error, body) => (error === null ? resolve(body) : reject(error)));
    });
    // Reading a large body took long already, so its validation waits for the next turn of the event loop.
    if (text.length > usualBodyLimit.bytes) await new Promise(setImmediate);
    return parsed;
  });
}

async function readText(request: FastifyRequest, { bytes: most, values }: BodyLimit): Promise<string> {
  const announced = announcedBytes(request) ?? most;
  if (announced > most) throw new AppError("body_too_large");
  const counter = new JsonCounter(values);
  // A single buffer, so that the pieces are freed as soon as they are copied.
  const body = Buffer.allocUnsafe(announced);
  let length = 0;
  // Leaving the loop must not close the connection: the refusal still has to be sent.
  for await (const chunk of request.raw.iterator({ destroyOnReturn: false })) {
    // A request without an encoding gives buffers.
    const bytes = chunk as Buffer;
    if (length + bytes.length > announced) throw new AppError("body_too_large");
    counter.count(bytes);
    length += bytes.copy(body, length);
  }
  const read = body.subarray(0, length);
  // Files as base64 are ASCII. As latin1 their text stays outside V8's heap, which is then collected in time.
  return read.toString(isAscii(read) ? "latin1" : "utf8");
}
