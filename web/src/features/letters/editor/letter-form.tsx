import { AddressForm, type LetterContent } from "@waymark/contract/letters";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { cleanLine, cleanText } from "../../../lib/clean-text.ts";
import { ChoiceField } from "../../../ui/form/choice-field.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Input, Textarea } from "../../../ui/form/input.tsx";
import { withContent, withCourtesy } from "../document/draft.ts";
import { useContentText, useDraft, useEditor, usePartyText } from "../document/editor-context.ts";
import { Body } from "./body.tsx";
import { Enclosures } from "./enclosures.tsx";

/** All parts of a letter in the order in which they are printed. */
export function LetterForm() {
  const { t } = useTranslation();
  const sender = useDraft(({ content }) => content.sender.name);
  const recipient = useDraft(({ content }) =>
    [content.recipient.person, content.recipient.company].filter(Boolean).join(", "),
  );
  const closing = useDraft(({ content }) =>
    [content.closing.trim().split("\n")[0], content.signature].filter(Boolean).join(" "),
  );
  return (
    // Not a form element: everything is autosaved.
    <div className="grid gap-4">
      <Fold title={t("letters.section.sender")} summary={sender}>
        <PartyLine party="sender" field="name" max={240} autoComplete="name" />
        <PartyLine party="sender" field="email" max={254} autoComplete="email" type="email" />
        <PartyLine party="sender" field="phone" max={60} autoComplete="tel" type="tel" />
        <PartyAddress party="sender" />
      </Fold>
      <Fold title={t("letters.section.recipient")} summary={recipient}>
        <PartyLine party="recipient" field="company" max={300} />
        <PartyLine party="recipient" field="department" max={200} />
        <PartyLine party="recipient" field="person" max={240} hint={t("letters.field.personHint")} />
        <AddressFormField />
        <PartyAddress party="recipient" />
      </Fold>
      <Fold title={t("letters.section.head")} open>
        <ContentLine field="place" max={120} />
        <DateField />
        <ContentLine field="subject" max={300} wide />
        <ContentLine field="salutation" max={300} wide />
      </Fold>
      <Body />
      <Fold title={t("letters.section.closing")} summary={closing}>
        <ClosingField />
        <ContentLine field="signature" max={240} wide />
        <Enclosures />
      </Fold>
    </div>
  );
}

/** A part of the letter that can be folded away; its first words stay in sight. */
function Fold({
  title,
  summary,
  open,
  children,
}: {
  title: string;
  summary?: string;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details open={open} className="group @container border-b border-line pb-3">
      <summary className="flex min-h-10 cursor-pointer list-none items-center gap-3 rounded-md [&::-webkit-details-marker]:hidden">
        <h2 className="shrink-0 text-lg">{title}</h2>
        <span className="min-w-0 flex-1 truncate text-sm text-muted group-open:invisible" dir="auto">
          {summary}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-4.5 shrink-0 -rotate-90 text-muted transition-transform group-open:rotate-0"
        />
      </summary>
      <div className="grid gap-4 pt-2 @sm:grid-cols-2">{children}</div>
    </details>
  );
}

function PartyLine<P extends "sender" | "recipient">({
  party,
  field,
  max,
  hint,
  ...input
}: {
  party: P;
  field: keyof LetterContent[P] & string;
  max: number;
  hint?: string;
  type?: "text" | "email" | "tel";
  autoComplete?: string;
}) {
  const { t } = useTranslation();
  const [value, set] = usePartyText(party, field);
  return (
    <Field label={t(`letters.field.${field}`)} hint={hint}>
      <Input
        {...input}
        data-field={`${party}.${field}`}
        dir="auto"
        maxLength={max}
        value={value}
        autoComplete={input.autoComplete ?? "off"}
        onChange={(event) => set(cleanLine(event.target.value))}
      />
    </Field>
  );
}

function PartyAddress({ party }: { party: "sender" | "recipient" }) {
  const { t } = useTranslation();
  const [value, set] = usePartyText(party, "address");
  return (
    <Field
      label={t("letters.field.address")}
      hint={t("letters.field.addressHint")}
      className="@sm:col-span-2"
    >
      <Textarea
        data-field={`${party}.address`}
        dir="auto"
        rows={3}
        maxLength={600}
        value={value}
        onChange={(event) => set(cleanText(event.target.value))}
      />
    </Field>
  );
}

function AddressFormField() {
  const { t } = useTranslation();
  const { store } = useEditor();
  const value = useDraft(({ content }) => content.recipient.addressForm);
  return (
    <ChoiceField
      label={t("letters.field.addressForm")}
      hint={t("letters.field.addressFormHint")}
      value={value}
      values={AddressForm.options}
      nameOf={(form) => t(`letters.addressForm.${form}`)}
      onChange={(addressForm) =>
        store.edit("", (draft) =>
          withCourtesy(draft, withContent(draft, { recipient: { ...draft.content.recipient, addressForm } })),
        )
      }
    />
  );
}

function ContentLine({
  field,
  max,
  wide,
}: {
  field: "place" | "subject" | "salutation" | "signature";
  max: number;
  wide?: boolean;
}) {
  const { t } = useTranslation();
  const [value, set] = useContentText(field);
  return (
    <Field label={t(`letters.field.${field}`)} {...(wide ? { className: "@sm:col-span-2" } : {})}>
      <Input
        data-field={field}
        dir="auto"
        maxLength={max}
        autoComplete="off"
        value={value}
        onChange={(event) => set(cleanLine(event.target.value))}
      />
    </Field>
  );
}

function DateField() {
  const { t } = useTranslation();
  const [value, set] = useContentText("date");
  return (
    <Field label={t("letters.field.date")} hint={t("letters.field.dateHint")}>
      <Input
        type="date"
        data-field="date"
        value={value}
        min="1900-01-01"
        max="9999-12-31"
        onChange={(event) => set(event.target.value)}
      />
    </Field>
  );
}

/** In France the closing is a whole sentence, so it has room for several lines. */
function ClosingField() {
  const { t } = useTranslation();
  const [value, set] = useContentText("closing");
  return (
    <Field label={t("letters.field.closing")} className="@sm:col-span-2">
      <Textarea
        data-field="closing"
        dir="auto"
        rows={2}
        maxLength={600}
        value={value}
        onChange={(event) => set(cleanText(event.target.value))}
      />
    </Field>
  );
}
