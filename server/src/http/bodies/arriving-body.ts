import type { Endpoint } from "@waymark/contract/endpoint";
import { allEndpoints } from "@waymark/contract/endpoints";
import { AppError } from "@waymark/contract/errors";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ArrivingBody } from "../mount.ts";
import { announcedBytes } from "./json-body.ts";

const typeOf = ({ headers }: FastifyRequest): string =>
  (headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase() ?? "";

const arrivingTypes = new Set(
  (allEndpoints as readonly Endpoint[]).flatMap(({ stream }) => stream?.types ?? []),
);

/** Leaves such bodies unread; the endpoint passes them on. */
export function acceptArrivingBodies(app: FastifyInstance): void {
  for (const type of arrivingTypes) app.addContentTypeParser(type, (_request, _payload, done) => done(null));
}

/** @throws AppError `unsupported_media` when only one of endpoint and body is of that kind, `body_too_large`. */
export function isArriving(request: FastifyRequest, { stream }: Endpoint): boolean {
  const type = typeOf(request);
  if (stream === undefined) {
    if (arrivingTypes.has(type)) throw new AppError("unsupported_media");
    return false;
  }
  if (!stream.types.includes(type)) throw new AppError("unsupported_media");
  if ((announcedBytes(request) ?? 0) > stream.bytes) throw new AppError("body_too_large");
  return true;
}

export function arrivingBody(request: FastifyRequest, { stream }: Endpoint): ArrivingBody {
  const most = stream?.bytes ?? 0;
  return {
    bytes: announcedBytes(request),
    chunks: (async function* () {
      let length = 0;
      // Leaving the loop must not close the connection: the refusal still has to be sent.
      for await (const chunk of request.raw.iterator({ destroyOnReturn: false })) {
        // A request without an encoding gives buffers.
        const bytes = chunk as Buffer;
        length += bytes.length;
        if (length > most) throw new AppError("body_too_large");
        yield bytes;
      }
    })(),
  };
}
