import type { Endpoint } from "@waymark/contract/endpoint";
import { AppError, ErrorAnswer } from "@waymark/contract/errors";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Deps } from "../deps.ts";
import type { Who } from "../who.ts";
import { addressKey, type Limits } from "./limits.ts";
import type { Call, Mount } from "./mount.ts";
import { readUpload } from "./upload.ts";

export interface Proven {
  readonly who: Who;
  readonly sessionId: string;
  readonly owesSecondFactor: boolean;
  /** Cookies of a session that was just prolonged. */
  readonly setCookies?: readonly string[];
}

/** Proves who asks, or answers null; the accounts feature gives it. */
export type Prove = (request: FastifyRequest) => Promise<Proven | null>;

/** Makes the function that puts endpoints of the contract on a server. */
export function mountOn(app: FastifyInstance, deps: Deps, limits: Limits, prove: Prove): Mount {
  return (endpoint, answer) => {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: schemaOf(endpoint),
      onRequest: async (request, reply) => {
        if (endpoint.limit !== undefined) {
          const key = `${endpoint.method} ${endpoint.path} ${addressKey(request.ip)}`;
          await limits.exact(key, endpoint.limit);
        }
        const proven = await prove(request);
        if (proven?.setCookies !== undefined) void reply.header("set-cookie", [...proven.setCookies]);
        if (proven !== null) request.language = proven.who.locale;
        if (endpoint.access !== "public" && proven === null) throw new AppError("not_signed_in");
        const owing = proven?.owesSecondFactor === true;
        if (endpoint.access === "user" && owing) throw new AppError("second_factor_required");
        // To an open call somebody who is only half signed in is nobody.
        if (proven === null || (owing && endpoint.access === "public")) return;
        request.who = proven.who;
        request.sessionId = proven.sessionId;
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
        return answer(call);
      },
    });
  };
}

function schemaOf(endpoint: Endpoint): object {
  return {
    tags: [endpoint.noun],
    ...(endpoint.access === "user" ? { security: [{ session: [] }] } : {}),
    ...(endpoint.params === undefined ? {} : { params: endpoint.params }),
    ...(endpoint.query === undefined ? {} : { querystring: endpoint.query }),
    ...(endpoint.body === undefined
      ? {}
      : { body: endpoint.files ? endpoint.body.nullish() : endpoint.body }),
    response: { 200: endpoint.response, default: ErrorAnswer },
  };
}
