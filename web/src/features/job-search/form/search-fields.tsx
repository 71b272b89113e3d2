import { JobType, jobTypes, radiiKm } from "@waymark/contract/jobs";
import { Search, Sparkles } from "lucide-react";
import type { FormEvent, RefObject } from "react";
import { useTranslation } from "react-i18next";
import { parseSalary } from "../../../lib/parse-salary.ts";
import { BlazeStrokes } from "../../../ui/blaze.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Input, Select } from "../../../ui/form/input.tsx";
import type { SearchForm } from "./search-form.ts";

const pill =
  "rounded-full border border-line-strong bg-surface py-1 pr-4 pl-3 transition-colors hover:border-edge hover:bg-sunk";

const pillSelect =
  "[&_select]:min-h-9.5! [&_select]:rounded-full! [&_select]:border-line-strong [&_select]:py-1! [&_select]:text-[0.9375rem]!";

/** The radii on offer, and the one from the address. */
const radiiOf = (asked: string): string[] => {
  const offered = radiiKm.map(String);
  return asked === "" || offered.includes(asked) ? offered : [...offered, asked];
};

export function SearchFields({
  box,
  typed,
  onType,
  onSearch,
  searching,
  onInsights,
  insightsButton,
  insightsBusy,
}: {
  box: RefObject<HTMLInputElement | null>;
  typed: SearchForm;
  onType: (change: Partial<SearchForm>) => void;
  onSearch: () => void;
  searching: boolean;
  onInsights: () => void;
  insightsButton: RefObject<HTMLButtonElement | null>;
  insightsBusy: boolean;
}) {
  const { t } = useTranslation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Hides a phone's keyboard, which would cover the results.
    if (window.matchMedia("(pointer: coarse)").matches)
      (document.activeElement as HTMLElement | null)?.blur();
    onSearch();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the form needs the role, because older screen readers do not know <search>.
    <form
      role="search"
      aria-label={t("job-search.title")}
      onSubmit={submit}
      className="grid gap-3"
      noValidate
    >
      <div className="grid grid-cols-2 gap-2.5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_auto_auto]">
        <WordsAndPlace box={box} typed={typed} onType={onType} />
        <SearchButton searching={searching} />
        <Button
          ref={insightsButton}
          variant="secondary"
          busy={insightsBusy}
          disabled={searching || typed.query.trim() === ""}
          onClick={onInsights}
        >
          {!insightsBusy && (
            <Sparkles aria-hidden="true" className="-ml-0.5 hidden size-4.5 text-pine min-[420px]:block" />
          )}
          {t("job-search.insights.button")}
        </Button>
      </div>
      <Filters typed={typed} onType={onType} />
    </form>
  );
}

interface FieldProps {
  typed: SearchForm;
  onType: (change: Partial<SearchForm>) => void;
}

function Filters({ typed, onType }: FieldProps) {
  const { t } = useTranslation();
  const salary = typed.salaryMin.trim();
  const isNumber = parseSalary(salary) !== null;
  return (
    <div className="flex flex-wrap items-start gap-2.5">
      <Checkbox
        name="remote"
        label={t("job-search.remoteOnly")}
        checked={typed.remote}
        onChange={(event) => onType({ remote: event.target.checked })}
        className={pill}
      />
      {typed.location.trim() !== "" && <WithinField typed={typed} onType={onType} />}
      <Field label={t("job-search.type.label")} hideLabel className="gap-0!">
        <Select
          name="jobType"
          value={typed.jobType}
          onChange={(event) => onType({ jobType: JobType.safeParse(event.target.value).data ?? "all" })}
          className={pillSelect}
        >
          <option value="all">{t("job-search.type.all")}</option>
          {jobTypes.map((type) => (
            <option key={type} value={type}>
              {t(`job-search.type.${type}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={t("job-search.salary.label")}
        hideLabel
        className="gap-1!"
        error={salary === "" || isNumber ? undefined : t("job-search.salary.invalid")}
      >
        <Input
          name="salaryMin"
          inputMode="numeric"
          value={typed.salaryMin}
          maxLength={20}
          placeholder={t("job-search.salary.label")}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => onType({ salaryMin: event.target.value })}
          className="tabular min-h-9.5! w-36! rounded-full! border-line-strong! py-1! text-[0.9375rem]!"
        />
      </Field>
      {isNumber && (
        <Checkbox
          name="unknownPay"
          label={t("job-search.unknownPay")}
          checked={typed.unknownPay}
          onChange={(event) => onType({ unknownPay: event.target.checked })}
          className={pill}
        />
      )}
    </div>
  );
}

function WithinField({ typed, onType }: FieldProps) {
  const { t } = useTranslation();
  return (
    <Field label={t("job-search.within.label")} hideLabel className="gap-0!">
      <Select
        name="within"
        value={typed.within}
        onChange={(event) => onType({ within: event.target.value })}
        className={pillSelect}
      >
        <option value="">{t("job-search.within.exact")}</option>
        {radiiOf(typed.within).map((km) => (
          <option key={km} value={km}>
            {t("job-search.within.km", { km })}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function SearchButton({ searching }: { searching: boolean }) {
  const { t } = useTranslation();
  return (
    <Button type="submit" aria-busy={searching || undefined}>
      {searching ? (
        <BlazeStrokes walking className="-ml-1 size-5 rounded-sm bg-field" />
      ) : (
        <Search aria-hidden="true" className="-ml-0.5 hidden size-4.5 min-[420px]:block" />
      )}
      {t(searching ? "job-search.searching" : "job-search.submit")}
    </Button>
  );
}

function WordsAndPlace({ box, typed, onType }: FieldProps & { box: RefObject<HTMLInputElement | null> }) {
  const { t } = useTranslation();
  return (
    <>
      <Field label={t("job-search.query.label")} hideLabel className="col-span-2 gap-0! sm:col-span-1">
        <Input
          ref={box}
          name="query"
          value={typed.query}
          maxLength={500}
          placeholder={t("job-search.query.label")}
          aria-keyshortcuts="/"
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => onType({ query: event.target.value })}
        />
      </Field>
      <Field label={t("job-search.location.label")} hideLabel className="col-span-2 gap-0! sm:col-span-1">
        <Input
          name="location"
          value={typed.location}
          maxLength={200}
          placeholder={t("job-search.location.label")}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => onType({ location: event.target.value })}
        />
      </Field>
    </>
  );
}
