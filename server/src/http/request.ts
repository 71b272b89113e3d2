import type { Language } from "@waymark/contract/values";
import type { FastifyInstance } from "fastify";
import { languageOf } from "../say.ts";
import type { Who } from "../who.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The account's language once known, else the request's. */
    language: Language;
    who: Who | null;
    sessionId: string | null;
  }
}

/** Gives every request its language and the place where the proven person will stand. */
export function decorateRequests(app: FastifyInstance): void {
  app.decorateRequest("language", "en");
  app.decorateRequest("who", null);
  app.decorateRequest("sessionId", null);
  app.addHook("onRequest", (request, reply, done) => {
    request.language = languageOf(request.headers["accept-language"]);
    void reply.header("x-request-id", request.id);
    done();
  });
}
