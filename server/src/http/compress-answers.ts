import { Readable } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, createGunzip, gzip, gzipSync } from "node:zlib";
import compress from "@fastify/compress";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

const encodings = ["br", "gzip"] as const;
type Encoding = (typeof encodings)[number];

/** Shorter answers fit into one packet anyway. */
const shortest = 1_024;
/** Up to this size compressing takes a tenth of a millisecond: less than the way to the thread pool and back. */
const atOnce = 16_384;

const compressible =
  /^(?:text\/(?!event-stream)|image\/svg|application\/(?:json|javascript|xml|[\w.-]+\+(?:json|xml))\b)/;

// Fast instead of small, because somebody waits for each answer; static files are stored well compressed.
const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 1 };
const gzipOptions = { level: 1 };

const compressLater = { br: promisify(brotliCompress), gzip: promisify(gzip) };

function compressed(body: Buffer, encoding: Encoding): Buffer | Promise<Buffer> {
  const params = { ...brotliParams, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const isSmall = body.length <= atOnce;
  if (encoding === "br")
    return isSmall ? brotliCompressSync(body, { params }) : compressLater.br(body, { params });
  return isSmall ? gzipSync(body, gzipOptions) : compressLater.gzip(body, gzipOptions);
}

function encodingsOf(accepted: string | undefined): Set<string> {
  const taken = new Set<string>();
  for (const one of (accepted ?? "").toLowerCase().split(",")) {
    const [name = "", ...parameters] = one.split(";").map((part) => part.trim());
    if (!parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))) taken.add(name);
  }
  return taken;
}

/** The best of our encodings that a client takes; undefined for none. */
export function encodingFor(accepted: string | undefined): Encoding | undefined {
  const taken = encodingsOf(accepted);
  return encodings.find((encoding) => taken.has(encoding));
}

/** Sends JSON that was compressed with gzip elsewhere; a client that takes no gzip gets it decompressed, as a stream. */
export function sendGzip(request: FastifyRequest, reply: FastifyReply, gzip: Uint8Array): FastifyReply {
  reply.type("application/json; charset=utf-8").header("vary", "accept-encoding");
  if (encodingsOf(request.headers["accept-encoding"]).has("gzip"))
    return reply.header("content-encoding", "gzip").send(gzip);
  return reply.send(Readable.from([gzip]).pipe(createGunzip()));
}

/**
 * Compresses answers that are there as a whole in one piece, and the others as streams: as a stream the thousand cards of
 * a board took eight times as long.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  app.addHook("onSend", async (request, reply, payload) => {
    if (typeof payload !== "string" && !Buffer.isBuffer(payload)) return payload;
    if (payload.length < shortest || reply.statusCode === 206 || reply.hasHeader("content-range"))
      return payload;
    if (reply.hasHeader("content-encoding")) return payload;
    if (!compressible.test(String(reply.getHeader("content-type") ?? ""))) return payload;
    const encoding = encodingFor(request.headers["accept-encoding"]);
    const vary = String(reply.getHeader("vary") ?? "");
    if (!/accept-encoding|\*/i.test(vary))
      reply.header("vary", vary === "" ? "accept-encoding" : `${vary}, accept-encoding`);
    if (encoding === undefined) return payload;
    const body = await compressed(Buffer.isBuffer(payload) ? payload : Buffer.from(payload), encoding);
    reply.header("content-encoding", encoding).removeHeader("content-length");
    return body;
  });
  await app.register(compress, {
    global: true,
    threshold: shortest,
    encodings: [...encodings],
    brotliOptions: { params: brotliParams },
    zlibOptions: gzipOptions,
  });
}
