import { type Endpoint, usualBodyLimit } from "@waymark/contract/endpoint";
import { AppError, ErrorAnswer, type ErrorCode } from "@waymark/contract/errors";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Actor, requireVerified } from "../actor.ts";
import type { Deps } from "../deps.ts";
import { arrivingBody, isArriving } from "./bodies/arriving-body.ts";
import type { BodyMemoryLimit } from "./bodies/body-memory-limit.ts";
import { announcedBytes } from "./bodies/json-body.ts";
import { isForm, mostFormBytes, readUpload } from "./bodies/upload.ts";
import { sendGzip } from "./compress-answers.ts";
import { addressKey, type Limits, networkKey } from "./limits.ts";
import { readOutsidePlaces } from "./load-shedding.ts";
import { type ArrivingBody, type Call, type Mount, ReadyAnswer } from "./mount.ts";

export interface Proven {
  readonly actor: Actor;
  readonly sessionId: string;
  readonly owesSecondFactor: boolean;
}

/** Returns an error code when nobody is signed in; the accounts feature implements it. */
export type Prove = (request: FastifyRequest) => Promise<Proven | ErrorCode>;

export interface Guards {
  readonly limits: Limits;
  readonly prove: Prove;
  readonly bodyRoom: BodyMemoryLimit;
}

/** @returns the function that puts endpoints of the contract on a server. */
export function mountOn(app: FastifyInstance, deps: Deps, { limits, prove, bodyRoom }: Guards): Mount {
  return (endpoint, answer) => {
    const bodyLimit = endpoint.bodyLimit ?? usualBodyLimit;
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: schemaOf(endpoint),
      bodyLimit: bodyLimit.bytes,
      config: { bodyValues: bodyLimit.values, ...base64FileOf(endpoint) },
      onRequest: async (request) => {
        if (endpoint.limit !== undefined) {
          const key = `${endpoint.method} ${endpoint.path} ${addressKey(request.ip)}`;
          await limits.exact(key, endpoint.limit);
        }
        const proven = await prove(request);
        if (typeof proven === "string") {
          const isStranger = endpoint.access === "anyone" && proven === "not_signed_in";
          if (endpoint.access !== "public" && !isStranger) throw new AppError(proven);
          return;
        }
        request.language = proven.actor.locale;
        if (endpoint.access === "user" && proven.owesSecondFactor)
          throw new AppError("second_factor_required");
        // To a public call, a person who still owes the second factor is nobody.
        if (proven.owesSecondFactor && (endpoint.access === "public" || endpoint.access === "anyone")) return;
        if (endpoint.action !== undefined) requireVerified(proven.actor, endpoint.action);
        request.actor = proven.actor;
        request.sessionId = proven.sessionId;
      },
      preParsing: async (request, reply) => {
        const form = isForm(request);
        if (form && endpoint.files === undefined) throw new AppError("unsupported_media");
        if (isArriving(request, endpoint)) return;
        const most = form ? mostFormBytes(endpoint) : bodyLimit.bytes;
        const bytes = announcedBytes(request) ?? most;
        if (bytes > most) throw new AppError(form ? "file_too_large" : "body_too_large");
        if (bytes <= usualBodyLimit.bytes) return;
        const address = addressKey(request.ip);
        const network = networkKey(request.ip);
        const sender = { person: request.actor?.userId ?? address, address, network };
        await bodyRoom.take(request.raw, reply.raw, sender, bytes);
      },
      preValidation: (request, _reply, done) => {
        // PostgreSQL stores no zero byte and would answer with an error of its own.
        if (Object.values(request.params ?? {}).some((value) => String(value).includes("\0")))
          throw new AppError("not_found");
        done();
      },
      handler: async (request, reply) => {
        if ((announcedBytes(request) ?? 0) > usualBodyLimit.bytes) await new Promise(setImmediate);
        if (isArriving(request, endpoint)) {
          const call = callOf<typeof endpoint>(deps, request, reply, {
            ...{ files: [], fields: {} },
            stream: arrivingBody(request, endpoint),
          });
          // It waits for its sender and for another service, which is no work of ours.
          return readOutsidePlaces(request, () => answer(call));
        }
        const upload = isForm(request)
          ? await readOutsidePlaces(request, () => readUpload(request, endpoint))
          : { files: request.base64File === null ? [] : [request.base64File], fields: {} };
        request.base64File = null;
        const answering = answer(callOf<typeof endpoint>(deps, request, reply, upload));
        // The answer has taken what it needs of a large body, which is then not kept.
        request.body = undefined;
        const given = await answering;
        if (!(given instanceof ReadyAnswer)) return given;
        if (given.encoding === "gzip") return sendGzip(request, reply, given.json);
        return reply.type("application/json; charset=utf-8").send(given.json);
      },
    });
  };
}

const base64FileOf = ({ base64File: field, fileBytes: bytes = 0 }: Endpoint) =>
  field === undefined ? {} : { base64File: { field, bytes } };

/** Fastify's validation has put the contract's own output types there; it cannot name them per route. */
function callOf<E extends Endpoint>(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  parts: Pick<Call<Endpoint>, "files" | "fields"> & { readonly stream?: ArrivingBody },
): Call<E> {
  const { actor, language, params, query } = request;
  // Parts of a form are read later, so its body is null until then.
  const body = request.body ?? undefined;
  return {
    deps,
    actor,
    language,
    params,
    query,
    body,
    stream: null,
    ...parts,
    request,
    reply,
  } as unknown as Call<E>;
}

function schemaOf(endpoint: Endpoint): object {
  return {
    tags: [endpoint.noun],
    ...(endpoint.access === "public"
      ? {}
      : { security: [...(endpoint.access === "anyone" ? [{}] : []), { session: [] }, { bearer: [] }] }),
    ...(endpoint.params === undefined ? {} : { params: endpoint.params }),
    ...(endpoint.query === undefined ? {} : { querystring: endpoint.query }),
    ...(endpoint.body === undefined
      ? {}
      : { body: endpoint.files ? endpoint.body.nullish() : endpoint.body }),
    response: { 200: endpoint.response, default: ErrorAnswer },
  };
}
