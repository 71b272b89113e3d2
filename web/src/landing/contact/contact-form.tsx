import { publicPath } from "@waymark/contract/public-pages";
import { contactTopics } from "@waymark/contract/support-contact";
import type { ComponentProps, ReactNode } from "react";
import { buttonClass } from "../../ui/button/button-class.ts";
import { Icon } from "../icons.tsx";
import type { PagePart } from "../part.ts";
import { When } from "../when.tsx";

const control =
  "w-full rounded-lg border border-edge bg-surface px-3.5 text-base text-ink transition-colors hover:border-ink aria-invalid:border-rust";

type FieldName = "name" | "email" | "company" | "times" | "message";

/** Ids and markers of the form, and the fields made of them; the dialog's ids differ from the page's. */
function partsOf({ t, filled }: Pick<PagePart, "t"> & { filled: boolean }) {
  const id = (name: string) => `${filled ? "" : "dialog-"}contact-${name}`;
  const mark = (name: string) => (filled ? `__${name.toUpperCase()}__` : "");
  // The server replaces the marker with "true" or nothing; the type expects a boolean.
  const invalid = (name: FieldName) =>
    filled ? { "aria-invalid": mark(`invalid_${name}`) as unknown as boolean } : {};
  const problem = (name: FieldName): ReactNode => (
    <p
      id={id(`${name}-problem`)}
      data-problem={name}
      data-text={t(`support-contact.problem.${name}`)}
      className="text-sm font-medium text-rust empty:hidden"
    >
      {mark(`problem_${name}`)}
    </p>
  );
  const field = (name: FieldName, more: ComponentProps<"input">) => (
    <div className="grid gap-1.5">
      <label htmlFor={id(name)} className="text-sm font-semibold">
        {t(`support-contact.form.${name}`)}
      </label>
      <input
        id={id(name)}
        name={name}
        aria-describedby={id(`${name}-problem`)}
        {...invalid(name)}
        defaultValue={mark(`value_${name}`)}
        className={`${control} min-h-11 py-2`}
        {...more}
      />
      {problem(name)}
    </div>
  );
  return { id, mark, invalid, problem, field };
}

function TopicField({ t, id }: Pick<PagePart, "t"> & { id: string }) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {t("support-contact.form.topic")}
      </label>
      <select id={id} name="topic" className={`${control} min-h-11 py-2`}>
        {contactTopics.map((topic) => (
          <option key={topic} value={topic}>
            {t(`support-contact.topic.${topic}`)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Hidden from people, so only robots fill it in. */
function Honeypot({ t, id }: Pick<PagePart, "t"> & { id: string }) {
  return (
    <div className="absolute -left-[200vw]">
      <label htmlFor={id}>{t("support-contact.form.website")}</label>
      <input id={id} name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/**
 * The contact form. Without scripts the browser posts it, and the server fills the markers with what it knows only
 * then: the form's token, the typed values, the errors. `filled` is false in the dialog, where the script does that.
 */
function ContactFormFields({ t, language, filled }: PagePart & { filled: boolean }) {
  const { id, mark, invalid, problem, field } = partsOf({ t, filled });
  return (
    <form
      method="post"
      action={publicPath("contact", language)}
      data-contact-form
      data-failed={t("support-contact.failed")}
      data-sending={t("support-contact.form.sending")}
      className="group/form grid gap-5"
    >
      <p
        role="alert"
        data-form-problem
        className="rounded-lg bg-rust-soft px-3.5 py-2.5 text-[0.9375rem] empty:hidden"
      >
        {filled && mark("problem")}
      </p>
      <TopicField t={t} id={id("topic")} />
      <div className="grid gap-5 sm:grid-cols-2">
        {field("name", { autoComplete: "name", required: true, maxLength: 100 })}
        {field("email", { type: "email", autoComplete: "email", required: true, maxLength: 254 })}
        {field("company", { autoComplete: "organization", maxLength: 100 })}
        <div className="group-not-has-[option[value=demo]:checked]/form:hidden">
          {field("times", { maxLength: 200 })}
        </div>
      </div>
      <div className="grid gap-1.5">
        <label htmlFor={id("message")} className="text-sm font-semibold">
          {t("support-contact.form.message")}
        </label>
        <textarea
          id={id("message")}
          name="message"
          rows={5}
          required
          maxLength={4_000}
          aria-describedby={id("message-problem")}
          {...invalid("message")}
          defaultValue={mark("value_message")}
          className={`${control} resize-y py-2.5 leading-relaxed`}
        />
        {problem("message")}
      </div>
      <Honeypot t={t} id={id("website")} />
      <input type="hidden" name="token" value={mark("form_token")} />
      <div className="grid gap-3 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center sm:gap-5">
        <button type="submit" className={buttonClass("primary", "md")}>
          {t("support-contact.form.send")}
        </button>
        <p className="text-sm text-muted">{t("support-contact.form.note")}</p>
      </div>
    </form>
  );
}

/** Replaces the form after the message was accepted. */
function ContactSent({ t, language }: PagePart) {
  return (
    <div role="status" className="grid justify-items-start gap-3">
      <h2 className="text-2xl" tabIndex={-1} data-quiet-focus>
        {t("support-contact.sent.title")}
      </h2>
      <p className="text-muted">{t("support-contact.sent.text")}</p>
      <a
        href={publicPath("contact", language)}
        className="rounded-sm font-medium text-sky underline underline-offset-3"
      >
        {t("support-contact.sent.again")}
      </a>
    </div>
  );
}

/** The form and the thanks, one of them shown. */
export function ContactPanel(part: PagePart) {
  return (
    <div data-contact-panel>
      <When fact="sent">
        <ContactSent {...part} />
      </When>
      <When fact="not-sent">
        <ContactFormFields {...part} filled />
      </When>
      <template data-sent>
        <ContactSent {...part} />
      </template>
    </div>
  );
}

/** 'Schedule Demo' opens the same form in a dialog. */
export function ContactDialog(part: PagePart) {
  const { t } = part;
  return (
    <dialog
      data-contact-dialog
      aria-labelledby="contact-title"
      className="m-auto w-[min(44rem,calc(100vw-1.5rem))] max-w-none rounded-xl border border-line bg-surface p-0 text-ink shadow-lift backdrop:bg-veil"
    >
      <div className="grid gap-6 p-5 sm:p-8">
        <div className="flex items-start justify-between gap-4">
          <div className="grid gap-1.5">
            <h2 id="contact-title" className="text-2xl sm:text-3xl">
              {t("support-contact.form.demoTitle")}
            </h2>
            <p className="text-muted">{t("support-contact.form.demoText")}</p>
          </div>
          <button
            type="button"
            data-contact-close
            aria-label={t("support-contact.form.close")}
            title={t("support-contact.form.close")}
            className={buttonClass("quiet", "icon", "-mt-2 -mr-2")}
          >
            <Icon name="close" />
          </button>
        </div>
        <div data-contact-panel>
          <ContactFormFields {...part} filled={false} />
          <template data-sent>
            <ContactSent {...part} />
          </template>
        </div>
      </div>
    </dialog>
  );
}
