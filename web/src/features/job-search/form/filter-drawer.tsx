import { type Facets, JobLevel, postedWithinDays } from "@waymark/contract/jobs";
import { Language } from "@waymark/contract/values";
import { type FormEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../../lib/format.ts";
import { languageNames } from "../../../lib/language/language-names.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { Drawer } from "../../../ui/overlay/dialog.tsx";
import { useFacets } from "../queries.ts";
import { noFilters } from "./filters.ts";
import { type SearchForm, toCall } from "./search-form.ts";

/** Companies and sources listed at most; the most frequent come first. */
const maxShown = 8;

/** The search filters, each value with its number of results. Choosing one searches at once. */
export function FilterDrawer({
  open,
  onOpenChange,
  searched,
  onSearch,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  searched: SearchForm;
  onSearch: (form: SearchForm) => void;
}) {
  const { t } = useTranslation();
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={t("job-search.filters.title")}
      className="right-0! left-auto! flex! w-[min(26rem,100vw)]! max-w-none! flex-col border-l border-line p-0!"
    >
      <header className="border-b border-line px-5 py-4">
        <h2 className="text-xl">{t("job-search.filters.title")}</h2>
      </header>
      <div className="grid flex-1 content-start gap-6 overflow-y-auto px-5 py-5">
        <Choices searched={searched} onSearch={onSearch} />
      </div>
      <footer className="flex justify-between gap-3 border-t border-line px-5 py-4">
        <Button variant="quiet" onClick={() => onSearch({ ...searched, ...noFilters })}>
          {t("job-search.filters.clear")}
        </Button>
        <Button onClick={() => onOpenChange(false)}>{t("job-search.filters.show")}</Button>
      </footer>
    </Drawer>
  );
}

function Choices({ searched, onSearch }: { searched: SearchForm; onSearch: (form: SearchForm) => void }) {
  const { t, i18n } = useTranslation();
  const facets = useFacets(toCall(searched)).data;
  const set = (change: Partial<SearchForm>) => onSearch({ ...searched, ...change });
  const days = postedWithinDays.map((count) => ({
    value: String(count),
    text: t("job-search.filters.within", { count }),
    count: facets?.postedWithin.find((one) => one.days === count)?.count,
  }));
  const levels = JobLevel.options.map((value) => ({
    value,
    text: t(`job-search.level.${value}`),
    count: countOf(facets?.level, value),
  }));
  const tongues = Language.options.map((value) => ({
    value,
    text: languageNames[value],
    count: countOf(facets?.language, value),
  }));
  return (
    <>
      <Group title={t("job-search.filters.posted")}>
        <Options
          options={days}
          value={searched.postedWithin}
          onPick={(value) => set({ postedWithin: value })}
        />
      </Group>
      <Group title={t("job-search.filters.level")}>
        <Options
          options={levels}
          value={searched.level}
          onPick={(value) => set({ level: JobLevel.safeParse(value).data ?? "" })}
        />
      </Group>
      <Group title={t("job-search.filters.pay")}>
        <Checkbox
          label={t("job-search.filters.salaryKnown")}
          checked={searched.salaryKnown}
          onChange={(event) => set({ salaryKnown: event.target.checked })}
          {...(facets
            ? {
                hint: t("job-search.filters.count", {
                  count: facets.salaryKnown,
                  n: formatNumber(facets.salaryKnown, i18n.language),
                }),
              }
            : {})}
        />
      </Group>
      <Group title={t("job-search.filters.company")}>
        <Options
          options={named(facets?.company, searched.company)}
          value={searched.company}
          onPick={(value) => set({ company: value })}
        />
      </Group>
      <Group title={t("job-search.filters.source")}>
        <Options
          options={named(facets?.source, searched.source).map((option) =>
            option.value === "sample" ? { ...option, text: t("job-search.sample") } : option,
          )}
          value={searched.source}
          onPick={(value) => set({ source: value })}
        />
      </Group>
      <Group title={t("job-search.filters.language")}>
        <Options
          options={tongues}
          value={searched.language}
          onPick={(value) => set({ language: Language.safeParse(value).data ?? "" })}
        />
      </Group>
      <Group title={t("job-search.filters.hide")}>
        <HideCompany
          hidden={searched.hideCompanies}
          onHide={(name) => set({ hideCompanies: [...searched.hideCompanies, name] })}
        />
      </Group>
    </>
  );
}

type Values = Facets["company"] | undefined;

/** Undefined until the counts are loaded; zero for values they do not name. */
const countOf = (values: Values, value: string): number | undefined =>
  values === undefined ? undefined : (values.find((one) => one.value === value)?.count ?? 0);

interface Option {
  value: string;
  text: string;
  count: number | undefined;
}

/** The most frequent values, and the selected one even when it is rare. */
function named(values: Values, chosen: string): Option[] {
  const shown = (values ?? []).slice(0, maxShown).map(({ value, count }) => ({ value, text: value, count }));
  if (chosen === "" || shown.some(({ value }) => value === chosen)) return shown;
  return [{ value: chosen, text: chosen, count: countOf(values, chosen) }, ...shown];
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-2.5">
      <legend className="mb-2 text-sm font-semibold">{title}</legend>
      {children}
    </fieldset>
  );
}

/** The values of one filter. Pressing the selected one clears it. */
function Options({
  options,
  value,
  onPick,
}: {
  options: readonly Option[];
  value: string;
  onPick: (value: string) => void;
}) {
  const { t, i18n } = useTranslation();
  if (options.length === 0) return <p className="text-sm text-muted">{t("job-search.filters.none")}</p>;
  return (
    <div className="flex flex-wrap gap-2">
      {options.map((option) => (
        <Chip
          key={option.value}
          pressed={option.value === value}
          onClick={() => onPick(option.value === value ? "" : option.value)}
          className="max-w-full text-left wrap-anywhere"
        >
          {option.text}
          {option.count !== undefined && (
            <span className="tabular shrink-0 text-xs whitespace-nowrap text-muted">
              {formatNumber(option.count, i18n.language)}
            </span>
          )}
        </Chip>
      ))}
    </div>
  );
}

function HideCompany({ hidden, onHide }: { hidden: readonly string[]; onHide: (name: string) => void }) {
  const { t } = useTranslation();
  const [name, setName] = useState("");
  const hide = (event: FormEvent) => {
    event.preventDefault();
    const text = name.replaceAll("|", " ").trim();
    if (text === "" || hidden.includes(text)) return;
    onHide(text);
    setName("");
  };
  return (
    <form onSubmit={hide} className="flex items-end gap-2">
      <Field label={t("job-search.filters.hideName")} className="min-w-0 flex-1">
        <Input
          value={name}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="secondary">
        {t("job-search.filters.hideDo")}
      </Button>
    </form>
  );
}
