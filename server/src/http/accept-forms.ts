import type { FastifyInstance } from "fastify";

/**
 * Lets the calls of this scope be sent as a plain form, which any site and any mail program can send: only for calls
 * that prove who asks by something else than a cookie. The form's fields are not read.
 */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: 10_000 },
    (_request, _body, done) => done(null, undefined),
  );
}
