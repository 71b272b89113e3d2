import type { Figures } from "@waymark/contract/analytics";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Chip } from "../../ui/chip.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Input } from "../../ui/form/input.tsx";
import type { Span } from "./queries.ts";

const presets = [30, 90, 365] as const;

const dayBefore = (days: number): string => {
  const date = new Date();
  date.setDate(date.getDate() - days + 1);
  const two = (n: number) => String(n).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

export function SpanPicker({
  span,
  figures,
  onChange,
}: {
  span: Span;
  figures: Pick<Figures, "firstDay" | "lastDay">;
  onChange: (span: Span) => void;
}) {
  const { t } = useTranslation();
  const [isOwn, setOwn] = useState(false);
  const [typed, setTyped] = useState({ from: "", to: "" });
  const type = (change: Partial<typeof typed>) => {
    const next = { ...typed, ...change };
    setTyped(next);
    const { from, to } = next;
    if (from !== "" && to !== "" && from > to) return;
    onChange({ ...(isDay(from) ? { from } : {}), ...(isDay(to) ? { to } : {}) });
  };
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t("analytics.span.label")}</legend>
        <Chip
          pressed={!isOwn && span.from === undefined}
          onClick={() => {
            setOwn(false);
            onChange({});
          }}
        >
          {t("analytics.span.all")}
        </Chip>
        {presets.map((days) => (
          <Chip
            key={days}
            pressed={!isOwn && span.from === dayBefore(days)}
            onClick={() => {
              setOwn(false);
              onChange({ from: dayBefore(days) });
            }}
          >
            {t("analytics.span.last", { n: days })}
          </Chip>
        ))}
        <Chip
          pressed={isOwn}
          onClick={() => {
            setOwn(true);
            type({ from: span.from ?? figures.firstDay ?? "", to: span.to ?? figures.lastDay ?? "" });
          }}
        >
          {t("analytics.span.own")}
        </Chip>
      </fieldset>
      {isOwn && <OwnDays typed={typed} onType={type} />}
    </div>
  );
}

function OwnDays({
  typed,
  onType,
}: {
  typed: { from: string; to: string };
  onType: (change: { from?: string; to?: string }) => void;
}) {
  const { t } = useTranslation();
  const isBackwards = typed.from !== "" && typed.to !== "" && typed.from > typed.to;
  return (
    <div className="flex flex-wrap gap-3">
      <Field label={t("analytics.span.from")} error={isBackwards ? t("analytics.span.backwards") : undefined}>
        <Input type="date" value={typed.from} onChange={(event) => onType({ from: event.target.value })} />
      </Field>
      <Field label={t("analytics.span.to")}>
        <Input type="date" value={typed.to} onChange={(event) => onType({ to: event.target.value })} />
      </Field>
    </div>
  );
}
