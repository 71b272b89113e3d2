import { useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Input, Select } from "../../../ui/form/input.tsx";
import { useText } from "../document/editor-context.ts";

/** Short month names in the reader's language. */
function useMonths(): string[] {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(i18n.language, { month: "short", timeZone: "UTC" });
    return Array.from({ length: 12 }, (_, i) => format.format(new Date(Date.UTC(2024, i, 15))));
  }, [i18n.language]);
}

/**
 * Month and year, or the year alone. An incomplete year stays in its box and is reported as such. A day read
 * from a file is kept until month or year are changed.
 */
export function DateField({ path, label, disabled }: { path: string; label: string; disabled?: boolean }) {
  const { t } = useTranslation();
  const id = useId();
  const months = useMonths();
  const [date, set] = useText(path);
  const [typed, setTyped] = useState<string | null>(null);
  const [year = "", month = ""] = date.split("-");
  const shownYear = typed ?? year;
  const isHalf = typed !== null && !/^(\d{4})?$/.test(typed);
  const change = (nextYear: string, nextMonth: string) =>
    set(nextYear === "" ? "" : nextMonth === "" ? nextYear : `${nextYear}-${nextMonth}`);
  return (
    <fieldset disabled={disabled} className="grid min-w-0 content-start gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="grid grid-cols-[minmax(0,5fr)_minmax(0,4fr)] gap-2">
        <Select
          aria-label={t("resumes.date.month", { label })}
          data-field={path}
          value={month}
          disabled={year === ""}
          onChange={(event) => change(year, event.target.value)}
          className="[&_select]:pr-7 [&_select]:pl-3"
        >
          <option value="">{t("resumes.date.noMonth")}</option>
          {months.map((name, i) => (
            <option key={name} value={String(i + 1).padStart(2, "0")}>
              {name}
            </option>
          ))}
        </Select>
        <Input
          aria-label={t("resumes.date.year", { label })}
          aria-describedby={isHalf ? `${id}-half` : undefined}
          aria-invalid={isHalf || undefined}
          inputMode="numeric"
          maxLength={4}
          placeholder={t("resumes.date.yearHint")}
          value={shownYear}
          className="tabular px-3"
          onChange={(event) => {
            const next = event.target.value.replace(/\D/g, "");
            const isWhole = /^(\d{4})?$/.test(next);
            setTyped(isWhole ? null : next);
            if (isWhole) change(next, next === "" ? "" : month);
          }}
        />
      </div>
      {isHalf && (
        <p id={`${id}-half`} className="text-sm text-rust">
          {t("resumes.date.half")}
        </p>
      )}
    </fieldset>
  );
}
