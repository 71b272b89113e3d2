import { AppError, type ErrorCode, errorStatus } from "@waymark/contract/errors";
import { publicPath } from "@waymark/contract/public-pages";
import { ContactForm, ContactTopic } from "@waymark/contract/support-contact";
import { type Language, languages } from "@waymark/contract/values";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../../../deps.ts";
import { addressKey } from "../../../http/limits.ts";
import type { PublicPages } from "../../../http/pages/public-pages.ts";
import { makeFormToken, sendContact } from "./send-contact.ts";

const formLimit = 64 * 1024;
const shownFields = ["name", "email", "company", "times", "message"] as const;
type Fields = Readonly<Record<string, string>>;

/**
 * A plain form, for people without scripts. A refused form is shown again with its input and problems; a sent one is
 * answered by a redirect, so that reloading sends nothing.
 */
export async function mountContactPage(app: FastifyInstance, deps: Deps, pages: PublicPages): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: formLimit },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    for (const language of languages) {
      const path = publicPath("contact", language);
      const options = { schema: { hide: true } };
      scope.get(path, options, (request, reply) => {
        const { topic, sent } = asFields(request.query);
        return show(request, reply, language, { fields: { topic: topic ?? "" }, isSent: sent === "1" });
      });
      scope.post(path, options, async (request, reply) => {
        const fields = asFields(request.body);
        const failure = await takeForm(deps, fields, language, request);
        if (failure === null) return reply.redirect(`${path}?sent=1`, 303);
        return show(request, reply.code(errorStatus[failure.code]), language, { fields, failure });
      });
    }
  });

  function show(
    request: FastifyRequest,
    reply: FastifyReply,
    language: Language,
    { fields, failure, isSent = false }: { fields: Fields; failure?: Failure; isSent?: boolean },
  ): FastifyReply {
    const problems = failure?.problems ?? {};
    const html = pages.fill(request, "contact", language, {
      facts: [
        ...(isSent ? ["sent"] : []),
        ...(failure === undefined ? [] : ["problem"]),
        ...Object.keys(problems).map((field) => `problem-${field}`),
      ],
      values: {
        FORM_TOKEN: makeFormToken(deps),
        PROBLEM: failure?.sentence ?? "",
        ...Object.fromEntries(
          shownFields.flatMap((field) => [
            [`VALUE_${field.toUpperCase()}`, fields[field] ?? ""],
            [`PROBLEM_${field.toUpperCase()}`, problems[field] ?? ""],
            [`INVALID_${field.toUpperCase()}`, problems[field] === undefined ? "" : "true"],
          ]),
        ),
      },
    });
    return reply
      .header("cache-control", "no-store")
      .type("text/html; charset=utf-8")
      .send(withTopic(html, fields.topic ?? ""));
  }
}

function asFields(given: unknown): Fields {
  if (typeof given !== "object" || given === null) return {};
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

function withTopic(html: string, topic: string): string {
  const known = ContactTopic.safeParse(topic);
  if (!known.success) return html;
  return html.replace(`<option value="${known.data}"`, `<option selected value="${known.data}"`);
}

interface Failure {
  readonly code: ErrorCode;
  readonly sentence: string;
  readonly problems: Fields;
}

async function takeForm(
  deps: Deps,
  fields: Fields,
  language: Language,
  request: FastifyRequest,
): Promise<Failure | null> {
  const form = ContactForm.safeParse(fields);
  if (!form.success) {
    const wrong = new Set(form.error.issues.map((issue) => String(issue.path[0] ?? "")));
    const problems = shownFields.filter((field) => wrong.has(field));
    return {
      code: "invalid_request",
      sentence: deps.translate(language, "support-contact.problems"),
      problems: Object.fromEntries(
        problems.map((field) => [field, deps.translate(language, `support-contact.problem.${field}`)]),
      ),
    };
  }
  try {
    await sendContact(deps, form.data, { address: addressKey(request.ip), language });
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const sentence = deps.translate(language, `errors.${error.code}`, error.details);
    return { code: error.code, sentence, problems: {} };
  }
}
