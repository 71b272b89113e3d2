import { isAscii } from "node:buffer";
import { type BodyLimit, usualBodyLimit } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import type { FastifyInstance, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Values that a JSON body of this route may hold; `usualBodyLimit.values` when it does not say. */
    bodyValues?: number;
  }
}

/** Levels of lists and objects in each other; the contract's deepest body has six. */
const deepest = 32;

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Counts the values of a JSON text and its depth while its bytes arrive. JSON.parse takes many times longer for a
 * megabyte of tiny lists than for a megabyte of text, and holds everybody up meanwhile: such a body is refused
 * before it is parsed. Each comma and each opening bracket stands for one value, so the count is never too low.
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

/** Bytes that a request says its body has; undefined for one in chunks, whose length shows at its end. */
export function announcedBytes({ headers }: FastifyRequest): number | undefined {
  if (headers["transfer-encoding"] !== undefined) return undefined;
  return Number(headers["content-length"] ?? 0);
}

/**
 * Reads JSON bodies within their route's limit: what announces more is refused unread, what turns out to be more is
 * refused there. Plain text is no body of ours.
 */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser(["application/json", "text/plain"]);
  app.addContentTypeParser("application/json", async (request: FastifyRequest) => {
    const text = await readText(request, limitOf(request));
    const parsed = await new Promise((resolve, reject) => {
      parse(request, text, (error, body) => (error === null ? resolve(body) : reject(error)));
    });
    // What has taken long already is not followed by its validation at once.
    if (text.length > usualBodyLimit.bytes) await new Promise(setImmediate);
    return parsed;
  });
}

async function readText(request: FastifyRequest, { bytes: most, values }: BodyLimit): Promise<string> {
  const announced = announcedBytes(request) ?? most;
  if (announced > most) throw new AppError("body_too_large");
  const counter = new JsonCounter(values);
  // One buffer for the whole, so that the pieces are given back as soon as they are copied.
  const body = Buffer.allocUnsafe(announced);
  let length = 0;
  // Leaving the loop must not close the connection: the refusal still has to be sent.
  for await (const chunk of request.raw.iterator({ destroyOnReturn: false })) {
    // A request without an encoding set gives buffers.
    const bytes = chunk as Buffer;
    if (length + bytes.length > announced) throw new AppError("body_too_large");
    counter.count(bytes);
    length += bytes.copy(body, length);
  }
  const read = body.subarray(0, length);
  // Files as base64 are ASCII. Read as such their text stays outside of V8's heap, which then is collected in time.
  return read.toString(isAscii(read) ? "latin1" : "utf8");
}
