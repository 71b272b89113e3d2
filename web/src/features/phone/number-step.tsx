import { PhoneNumber } from "@waymark/contract/values";
import { useEffect, useMemo, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { readableReason } from "../../lib/api/reason-of.ts";
import { Button } from "../../ui/button/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Input, Select } from "../../ui/form/input.tsx";
import { alertThenFocus, useAlert } from "../../ui/overlay/alert.ts";
import { failureText } from "./failure-text.ts";
import {
  type CountryCode,
  countryChoices,
  exampleOf,
  isCountry,
  namesCountry,
  readTyped,
} from "./numbers.ts";
import { sendCode } from "./queries.ts";
import { stopSubmitAtPortal } from "./stop-submit.ts";

export interface NumberEntry {
  readonly typed: string;
  readonly country: CountryCode;
}

/** Shows the number as it will be dialled, and leaves the typed text as it is. */
export function NumberStep({
  userId,
  entry,
  again,
  onSent,
}: {
  userId: string;
  entry: NumberEntry;
  again: boolean;
  onSent: (entry: NumberEntry, sent: { sentTo: string; standIn: boolean }) => void;
}) {
  const { t } = useTranslation();
  const alert = useAlert();
  const form = useForm({ defaultValues: { typed: entry.typed } });
  const typed = useWatch({ control: form.control, name: "typed" });
  const [country, setCountry] = useState(entry.country);
  const { isSubmitting, errors } = form.formState;
  const { setFocus } = form;
  const number = readTyped(typed, country);
  useEffect(() => {
    if (!again) setFocus("typed", { shouldSelect: true });
  }, [setFocus, again]);

  const submit = form.handleSubmit(async ({ typed }) => {
    // An incomplete number is sent as typed; the server says what is wrong with it.
    const phoneNumber = readTyped(typed, country).e164 ?? typed;
    const sent = await sendCode(userId, phoneNumber).catch((error: unknown) => ({ error }));
    if (!("error" in sent)) {
      // The next step would take the focus from the alert before a screen reader has read it.
      void alert(t("phone.alert.sent")).then(() => onSent({ typed, country }, sent));
      return;
    }
    const { error } = sent;
    form.setError("typed", { message: readableReason(error) ?? t("phone.alert.sendPlain") });
    alertThenFocus(failureText(t, "send", error), () => setFocus("typed", { shouldSelect: true }));
  });
  return (
    <form noValidate onSubmit={stopSubmitAtPortal(submit)} className="grid gap-5">
      <p className="text-muted text-pretty">{t("phone.number.text")}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t("phone.number.country")}>
          <CountrySelect typed={typed} country={country} onChoose={setCountry} />
        </Field>
        <Field label={t("phone.number.label")} required error={errors.typed?.message}>
          <Input
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={60}
            placeholder={exampleOf(country)}
            {...form.register("typed", { onChange: () => form.clearErrors("typed") })}
          />
        </Field>
      </div>
      <p aria-live="polite" className="-mt-2 min-h-6 text-sm text-muted">
        {number.shown === ""
          ? t("phone.number.example", { example: exampleOf(country) })
          : t(number.e164 ? "phone.number.goesTo" : "phone.number.soFar", { number: number.shown })}
      </p>
      <Button
        type="submit"
        autoFocus={again}
        busy={isSubmitting}
        disabled={!PhoneNumber.safeParse(typed).success}
        className="w-full"
      >
        {isSubmitting ? t("phone.number.busy") : t("phone.number.submit")}
      </Button>
    </form>
  );
}

function CountrySelect({
  typed,
  country,
  onChoose,
}: {
  typed: string;
  country: CountryCode;
  onChoose: (country: CountryCode) => void;
}) {
  const { t, i18n } = useTranslation();
  const choices = useMemo(() => countryChoices(i18n.language), [i18n.language]);
  const number = readTyped(typed, country);
  const fromNumber = namesCountry(typed);
  return (
    <Select
      value={fromNumber ? (number.country ?? "") : country}
      disabled={fromNumber}
      autoComplete="tel-country-code"
      onChange={({ target }) => isCountry(target.value) && onChoose(target.value)}
    >
      {fromNumber && !number.country && <option value="">{t("phone.number.anyCountry")}</option>}
      {choices.map((choice) => (
        <option key={choice.country} value={choice.country}>
          {choice.label}
        </option>
      ))}
    </Select>
  );
}
