import { AppError, errorStatus } from "@waymark/contract/errors";
import { ContactForm, profilePath } from "@waymark/contract/public-profile";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Deps } from "../../deps.ts";
import { addressKey } from "../../http/limits.ts";
import { type FormField, type FormState, formFields } from "./contact-html.ts";
import { pageHtml } from "./page-html.ts";
import { checkFormToken, formToken, sendProfileMessage } from "./send-profile-message.ts";
import { type ShownPage, showPage, showPhoto } from "./show-page.ts";

const formLimit = 65_536;

const noText: FormState["typed"] = { name: "", email: "", company: "", message: "" };

/** HTML from the server, so that the pages and their form work without JavaScript. */
export async function publicProfilePages(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: formLimit },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );

    scope.get<{ Params: { address: string }; Querystring: { sent?: string } }>(
      "/p/:address",
      { schema: { hide: true } },
      async (request, reply) => {
        const page = await showPage(deps, request.params.address);
        if (page === null) return reply.callNotFound();
        if ("movedTo" in page) return reply.redirect(page.movedTo, 302);
        return sendPage(deps, reply, page, request.query.sent === "1" ? "sent" : freshForm(deps, page));
      },
    );

    scope.get<{ Params: { address: string } }>(
      "/p/:address/photo",
      { schema: { hide: true } },
      async (request, reply) => {
        const photo = await showPhoto(deps, request.params.address);
        if (photo === null) return reply.callNotFound();
        return reply
          .headers({
            "content-type": photo.type,
            "content-security-policy": "sandbox; default-src 'none'",
            "x-robots-tag": "noindex",
            "cache-control": "no-store",
          })
          .send(photo.bytes);
      },
    );

    scope.post<{ Params: { address: string }; Body: unknown }>(
      "/p/:address/contact",
      { schema: { hide: true } },
      async (request, reply) => {
        const { address } = request.params;
        const page = await showPage(deps, address);
        const isThere = page !== null && !("movedTo" in page) && page.view.takesMessages;
        // Redirect to the address itself, which shows that there is no page or no form.
        if (!isThere) return reply.redirect(profilePath(address), 303);
        const sent = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
        const outcome = await takeMessage(deps, page, sent, addressKey(request.ip));
        if (outcome === "sent") return reply.redirect(`${profilePath(address)}?sent=1`, 303);
        return sendPage(deps, reply.code(outcome.status), page, outcome.form);
      },
    );
  });
}

const freshForm = (deps: Deps, page: ShownPage): FormState => ({
  token: formToken(deps, page.address),
  typed: noText,
  problems: {},
  problem: "",
});

function sendPage(
  deps: Deps,
  reply: FastifyReply,
  page: ShownPage,
  contact: FormState | "sent",
): FastifyReply {
  const { view, language, address } = page;
  const path = profilePath(address);
  if (!view.indexed) void reply.header("x-robots-tag", "noindex, nofollow");
  return reply
    .headers({
      "cache-control": "no-store",
      // Do not reveal a secret address to other sites; the form needs the referrer on this one.
      "referrer-policy": "same-origin",
      "content-language": language,
    })
    .type("text/html; charset=utf-8")
    .send(pageHtml(deps, { path, language, view, contact: view.takesMessages ? contact : null }));
}

/** Shows a refused form again with the reason and all its input. */
async function takeMessage(
  deps: Deps,
  page: ShownPage,
  sent: URLSearchParams,
  sender: string,
): Promise<"sent" | { status: number; form: FormState }> {
  const translate = (key: string, params?: Record<string, unknown>) =>
    deps.translate(page.language, key, params);
  const typed = Object.fromEntries(formFields.map((name) => [name, unixLines(sent.get(name) ?? "")]));
  const given = sent.get("token") ?? "";
  const refused = (status: number, problem: string, problems: FormState["problems"] = {}) => {
    // A valid form keeps its token, so that correcting a field is not another message.
    const token =
      checkFormToken(deps, page.address, given) === "stale" ? formToken(deps, page.address) : given;
    return { status, form: { token, typed: { ...noText, ...typed }, problems, problem } };
  };
  if ((sent.get("website") ?? "") !== "") return refused(400, translate("public-profile.contact.trapped"));
  const judged = checkFormToken(deps, page.address, given);
  if (judged !== "fit") return refused(400, translate(`public-profile.contact.${judged}`));
  const read = ContactForm.safeParse(typed);
  if (!read.success) {
    const problems: Partial<Record<FormField, string>> = {};
    for (const { path, code } of read.error.issues) {
      const field = formFields.find((name) => name === path[0]);
      if (field !== undefined) problems[field] ??= translate(reasonOf(field, code, typed[field] ?? ""));
    }
    return refused(400, translate("public-profile.contact.unfit"), problems);
  }
  try {
    await sendProfileMessage(deps, page.userId, { sender, token: given, content: read.data });
    return "sent";
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "rate_limited") throw error;
    return refused(errorStatus.rate_limited, translate("public-profile.contact.often"));
  }
}

/** Browsers send the line breaks of a form as CRLF, which would count twice. */
const unixLines = (typed: string) => typed.replace(/\r\n/g, "\n");

function reasonOf(field: FormField, code: string, typed: string): string {
  if (typed.trim() === "") return "validation.required";
  if (code === "too_big") return "public-profile.contact.long";
  return field === "email" ? "validation.not_email" : "validation.not_allowed";
}
