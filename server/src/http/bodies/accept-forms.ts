import type { FastifyInstance } from "fastify";

/**
 * On the routes of this scope. Any site and any mail program can send forms, so this is only for calls that prove the
 * caller by something other than a cookie. The form's fields are not read.
 */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: 10_000 },
    (_request, _body, done) => done(null, undefined),
  );
}
