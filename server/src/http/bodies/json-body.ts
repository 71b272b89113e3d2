import { type BodyLimit, usualBodyLimit } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { UploadedFile } from "../mount.ts";
import { Base64Body } from "./base64-body.ts";
import { JsonCounter } from "./json-counter.ts";

declare module "fastify" {
  interface FastifyRequest {
    base64File: UploadedFile | null;
  }
  interface FastifyContextConfig {
    /** The most values in a JSON body of this route; `usualBodyLimit.values` by default. */
    bodyValues?: number;
    /** Name of the text in a JSON body that is a file as base64, and the most bytes of the file. */
    base64File?: { readonly field: string; readonly bytes: number };
  }
}

const limitOf = ({ routeOptions }: FastifyRequest): BodyLimit => ({
  bytes: routeOptions.bodyLimit ?? usualBodyLimit.bytes,
  values: routeOptions.config?.bodyValues ?? usualBodyLimit.values,
});

export function announcedBytes({ headers }: FastifyRequest): number | undefined {
  if (headers["transfer-encoding"] !== undefined) return undefined;
  return Number(headers["content-length"] ?? 0);
}

/** A larger announced size is refused unread, an unannounced one as soon as it is exceeded. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.decorateRequest("base64File", null);
  app.removeContentTypeParser(["application/json", "text/plain"]);
  app.addContentTypeParser("application/json", async (request: FastifyRequest) => {
    const limit = limitOf(request);
    const text = await (request.routeOptions.config.base64File ? readBase64 : readText)(request, limit);
    const parsed = await new Promise((resolve, reject) => {
      parse(request, text, (error, body) => (error === null ? resolve(body) : reject(error)));
    });
    // Reading a large body took long already, so its validation waits for the next turn of the event loop.
    if (text.length > usualBodyLimit.bytes) await new Promise(setImmediate);
    return parsed;
  });
}

/** Reads a body's pieces, each within the limit. @throws AppError `body_too_large`. */
async function readPieces(
  request: FastifyRequest,
  most: number,
  read: (bytes: Buffer) => void,
): Promise<void> {
  let length = 0;
  // Leaving the loop must not close the connection: the refusal still has to be sent.
  for await (const chunk of request.raw.iterator({ destroyOnReturn: false })) {
    const bytes = chunk as Buffer;
    length += bytes.length;
    if (length > most) throw new AppError("body_too_large");
    read(bytes);
  }
}

async function readText(request: FastifyRequest, { bytes: most, values }: BodyLimit): Promise<string> {
  const announced = announcedBytes(request) ?? most;
  if (announced > most) throw new AppError("body_too_large");
  const counter = new JsonCounter(values);
  // A single buffer, so that the pieces are freed as soon as they are copied.
  const body = Buffer.allocUnsafe(announced);
  let length = 0;
  await readPieces(request, announced, (bytes) => {
    counter.count(bytes);
    length += bytes.copy(body, length);
  });
  return body.toString("utf8", 0, length);
}

/** @returns the rest of the JSON; the file is decoded while it arrives. */
async function readBase64(request: FastifyRequest, { bytes: most, values }: BodyLimit): Promise<string> {
  const { field = "", bytes: fileBytes = 0 } = request.routeOptions.config.base64File ?? {};
  const announced = announcedBytes(request) ?? most;
  if (announced > most) throw new AppError("body_too_large");
  const body = new Base64Body(field, Math.min(fileBytes, Math.ceil((announced * 3) / 4)), values);
  await readPieces(request, announced, (bytes) => body.add(bytes));
  const { json, file } = body.end();
  if (file !== null) request.base64File = { field, fileName: "", mimeType: "", bytes: file };
  return json;
}
