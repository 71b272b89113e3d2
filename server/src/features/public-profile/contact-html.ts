import type { Deps } from "../../deps.ts";
import { escapeHtml as text } from "../../http/pages/escape-html.ts";
import type { PageState } from "./page-html.ts";

/** The hidden field `website` is only filled by robots. */
export const formFields = ["name", "email", "company", "message"] as const;
export type FormField = (typeof formFields)[number];

export interface FormState {
  readonly token: string;
  readonly typed: Readonly<Record<FormField, string>>;
  readonly problems: Readonly<Partial<Record<FormField, string>>>;
  readonly problem: string;
}

const autocomplete: Readonly<Record<FormField, string>> = {
  name: "name",
  email: "email",
  company: "organization",
  message: "off",
};
const longest: Readonly<Record<FormField, number>> = { name: 120, email: 254, company: 200, message: 5_000 };

export function contactHtml(
  { translate }: Pick<Deps, "translate">,
  { language, path, view }: PageState,
  form: FormState,
): string {
  const word = (key: string) =>
    text(translate(language, `public-profile.contact.${key}`, { name: view.name }));
  const field = (name: FormField) => {
    const problem = form.problems[name];
    const id = `contact-${name}`;
    const attributes = [
      `id="${id}" name="${name}" maxlength="${longest[name]}" autocomplete="${autocomplete[name]}"`,
      name === "company" ? "" : "required",
      problem === undefined ? "" : `aria-invalid="true" aria-describedby="${id}-problem"`,
    ].join(" ");
    const control =
      name === "message"
        ? `<textarea rows="6" dir="auto" ${attributes}>\n${text(form.typed.message)}</textarea>`
        : `<input type="${name === "email" ? "email" : "text"}" dir="auto" value="${text(form.typed[name])}" ${attributes}>`;
    const said = problem === undefined ? "" : `<p class="problem" id="${id}-problem">${text(problem)}</p>`;
    return `<div class="field field-${name}"><label for="${id}">${word(name)}</label>${control}${said}</div>`;
  };
  return [
    `<section class="contact" id="contact"><h2>${word("heading")}</h2><p class="quiet">${word("text")}</p>`,
    form.problem === "" ? "" : `<p class="notice problem" role="alert">${text(form.problem)}</p>`,
    `<form method="post" action="${text(path)}/contact">`,
    `<input type="hidden" name="token" value="${text(form.token)}">`,
    `<div class="trap" aria-hidden="true"><label for="contact-website">${word("trap")}</label><input id="contact-website" name="website" tabindex="-1" autocomplete="off"></div>`,
    ...formFields.map(field),
    `<button type="submit">${word("send")}</button></form></section>`,
  ].join("");
}
