import type { Endpoint } from "@waymark/contract/endpoint";
import { AppError, ErrorAnswer, type ErrorCode } from "@waymark/contract/errors";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Deps } from "../deps.ts";
import { requireVerified, type Who } from "../who.ts";
import { addressKey, type Limits } from "./limits.ts";
import { type Call, type Mount, ReadyAnswer } from "./mount.ts";
import { readUpload } from "./upload.ts";

export interface Proven {
  readonly who: Who;
  readonly sessionId: string;
  readonly owesSecondFactor: boolean;
}

/** Proves who asks, or answers why that is nobody, as a code; the accounts feature gives it. */
export type Prove = (request: FastifyRequest) => Promise<Proven | ErrorCode>;

/** Makes the function that puts endpoints of the contract on a server. */
export function mountOn(app: FastifyInstance, deps: Deps, limits: Limits, prove: Prove): Mount {
  return (endpoint, answer) => {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: schemaOf(endpoint),
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
        request.language = proven.who.locale;
        if (endpoint.access === "user" && proven.owesSecondFactor)
          throw new AppError("second_factor_required");
        // To an open call somebody who is only half signed in is nobody.
        if (proven.owesSecondFactor && (endpoint.access === "public" || endpoint.access === "anyone")) return;
        if (endpoint.action !== undefined) requireVerified(proven.who, endpoint.action);
        request.who = proven.who;
        request.sessionId = proven.sessionId;
      },
      preValidation: (request, _reply, done) => {
        // PostgreSQL stores no zero byte: nothing is called so, and it would answer with an error of its own.
        if (Object.values(request.params ?? {}).some((value) => String(value).includes("\0")))
          throw new AppError("not_found");
        done();
      },
      handler: async (request, reply) => {
        const upload = request.isMultipart()
          ? await readUpload(request, endpoint)
          : { files: [], fields: {} };
        // Fastify's validation has put the contract's own output types here; it cannot name them per route.
        const call = {
          deps,
          who: request.who,
          language: request.language,
          params: request.params,
          query: request.query,
          // A form's parts are read later: its body is null until then.
          body: request.body ?? undefined,
          ...upload,
          request,
          reply,
        } as unknown as Call<typeof endpoint>;
        const given = await answer(call);
        // Bytes pass by the serialiser.
        return given instanceof ReadyAnswer
          ? reply.type("application/json; charset=utf-8").send(given.json)
          : given;
      },
    });
  };
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
