import type { ChecklistItem, CompanyFacts, Preparation } from "@waymark/contract/interviews-preparation";
import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDate, formatMoney } from "../../../lib/format.ts";
import { TextRouteLink } from "../../../lib/navigation/links.tsx";
import { TextLink } from "../../../ui/button/link-button.tsx";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { GroupEmpty } from "../../../ui/group.tsx";
import { timeIn } from "../times.ts";
import { Part } from "./page-parts.tsx";
import type { NotesEditor } from "./use-interview-notes.tsx";

const moments = ["before", "day", "there", "after"] as const;

/** The checklist by moment; a tick is saved at once. */
export function ChecklistPanel({ items, notes }: { items: readonly ChecklistItem[]; notes: NotesEditor }) {
  const { t } = useTranslation();
  const { done } = notes.value;
  const tick = (id: string, isDone: boolean) =>
    notes.change({ done: isDone ? [...done, id] : done.filter((one) => one !== id) });
  return (
    <Part title={t("interviews-preparation.section.checklist")}>
      {moments.map((moment) => {
        const here = items.filter(({ when }) => when === moment);
        if (here.length === 0) return null;
        return (
          <fieldset key={moment} className="grid min-w-0 gap-1">
            <legend className="mb-1 text-sm font-semibold text-muted">
              {t(`interviews-preparation.when.${moment}`)}
            </legend>
            {here.map(({ id, law, url }) => (
              <div key={id} className="grid">
                <Checkbox
                  label={t(`interviews-preparation.check.${id}`)}
                  checked={done.includes(id)}
                  onChange={(event) => tick(id, event.target.checked)}
                />
                {law !== "" && (
                  <a
                    href={url}
                    target="_blank"
                    rel="noreferrer"
                    className="ml-8.5 inline-flex items-center gap-1 justify-self-start text-sm text-muted underline wrap-anywhere"
                  >
                    {law}
                    <ExternalLink aria-hidden="true" className="size-3.5 shrink-0" />
                  </a>
                )}
              </div>
            ))}
          </fieldset>
        );
      })}
    </Part>
  );
}

/** The address with routes to it, the minutes on the way, and when to leave. */
export function RoutePanel({ preparation, notes }: { preparation: Preparation; notes: NotesEditor }) {
  const { t, i18n } = useTranslation();
  const { interview, km, timeZone } = preparation;
  const { travelMinutes } = notes.value;
  const [typed, setTyped] = useState(travelMinutes === null ? "" : String(travelMinutes));
  if (interview.place === "") return null;
  const to = encodeURIComponent(interview.place);
  const leave =
    travelMinutes === null
      ? null
      : new Date(Date.parse(interview.startsAt) - (travelMinutes + 15) * 60_000).toISOString();
  const type = (text: string) => {
    setTyped(text);
    const minutes = /^\d{1,4}$/.test(text.trim()) ? Number(text) : null;
    if (text.trim() === "" || (minutes !== null && minutes <= 1_440))
      notes.change({ travelMinutes: minutes });
  };
  return (
    <Part title={t("interviews-preparation.route.title")}>
      <p className="text-[0.9375rem] wrap-anywhere">
        {interview.place}
        {km !== null && km > 0 && (
          <span className="block text-sm text-muted">{t("interviews-preparation.km", { km })}</span>
        )}
      </p>
      <div className="grid gap-1.5 text-[0.9375rem]">
        <TextLink href={`https://www.openstreetmap.org/directions?to=${to}`} target="_blank" rel="noreferrer">
          {t("interviews-preparation.route.open")}
        </TextLink>
        <TextLink
          href={`https://www.google.com/maps/dir/?api=1&destination=${to}`}
          target="_blank"
          rel="noreferrer"
        >
          {t("interviews-preparation.route.other")}
        </TextLink>
        <p className="text-sm text-muted text-pretty">{t("interviews-preparation.route.told")}</p>
      </div>
      <Field
        label={t("interviews-preparation.route.minutes")}
        hint={t("interviews-preparation.route.minutesHint")}
      >
        <Input
          inputMode="numeric"
          value={typed}
          maxLength={4}
          className="max-w-28"
          onChange={(event) => type(event.target.value)}
        />
      </Field>
      {leave !== null && (
        <p role="status" className="tabular text-[0.9375rem] font-medium text-pretty">
          {t("interviews-preparation.route.leave", { time: timeIn(leave, timeZone, i18n.language) })}
        </p>
      )}
    </Part>
  );
}

/** Sentences with their figures about the employer's stored postings. */
function useCompanyLines(company: CompanyFacts): string[] {
  const { t, i18n } = useTranslation();
  const { pay } = company;
  const money = (amount: number) => formatMoney(Math.round(amount), pay?.currency ?? "EUR", i18n.language);
  const listed = (all: CompanyFacts["places"]) =>
    all.map(({ name, count }) => `${name} (${count})`).join(", ");
  const day = formatDate(`${company.oldest ?? "2000-01-01"}T12:00:00Z`, i18n.language);
  const lines: readonly (string | false)[] = [
    company.openings > 0 &&
      t("interviews-preparation.company.openings", {
        ...{ count: company.openings, month: company.lastMonth, quarter: company.lastQuarter },
      }),
    company.openings > 1 && t("interviews-preparation.company.oldest", { day }),
    company.reposts > 0 && t("interviews-preparation.company.reposts", { count: company.reposts }),
    company.places.length > 0 &&
      t("interviews-preparation.company.places", { places: listed(company.places) }),
    company.titles.length > 0 &&
      t("interviews-preparation.company.titles", { titles: listed(company.titles) }),
    company.remote > 0 && t("interviews-preparation.company.remote", { count: company.remote }),
    pay !== null &&
      t("interviews-preparation.company.pay", {
        ...{ count: pay.count, low: money(pay.low), high: money(pay.high) },
      }),
    pay === null && company.openings > 0 && t("interviews-preparation.company.noPay"),
    company.samples && t("interviews-preparation.company.samples"),
  ];
  return lines.filter((text) => text !== false);
}

/** Figures from the employer's stored postings, each with its number. */
export function CompanyPanel({ company }: { company: CompanyFacts }) {
  const { t } = useTranslation();
  const lines = useCompanyLines(company);
  const search = { section: "search", query: company.name };
  return (
    <Part title={t("interviews-preparation.section.company")}>
      {company.openings === 0 && <GroupEmpty>{t("interviews-preparation.company.none")}</GroupEmpty>}
      <ul className="tabular grid gap-1.5 text-[0.9375rem] text-pretty wrap-anywhere empty:hidden">
        {lines.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {company.words.length > 0 && (
        <div className="grid gap-2">
          <h3 className="text-sm font-semibold text-muted">{t("interviews-preparation.company.words")}</h3>
          {company.words.map(({ text, from }) => (
            <blockquote key={text} className="border-l-2 border-line pl-3 text-[0.9375rem] text-pretty">
              {text}
              <footer className="text-sm text-muted wrap-anywhere">
                {t("interviews-preparation.company.wordsFrom", { title: from })}
              </footer>
            </blockquote>
          ))}
        </div>
      )}
      {company.openings > 0 && (
        <TextRouteLink to="/dashboard" search={search} className="justify-self-start text-sm">
          {t("interviews-preparation.company.search")}
        </TextRouteLink>
      )}
    </Part>
  );
}
