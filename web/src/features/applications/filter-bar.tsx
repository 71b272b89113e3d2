import type { Stage } from "@waymark/contract/applications";
import { Search } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Field } from "../../ui/form/field.tsx";
import { Input, Select } from "../../ui/form/input.tsx";
import type { Filter } from "./table/sort-cards.ts";
import { stageName } from "./words.ts";

export function FilterBar({
  filter,
  onFilter,
  stages,
  tags,
  sources,
  whole,
}: {
  filter: Filter;
  onFilter: (filter: Filter) => void;
  stages: readonly Stage[];
  tags: readonly string[];
  sources: readonly string[];
  whole: boolean;
}) {
  const { t } = useTranslation();
  const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
  const choices = [
    ["stage", stages.map((stage) => ({ value: stage.id, label: stageName(stage, t) }))],
    ["tag", plain(tags)],
    ["source", plain(sources)],
  ] as const;
  return (
    <search className="flex flex-wrap items-center gap-2">
      <Field label={t("applications.filter.text")} hideLabel className="min-w-44 flex-1 sm:max-w-64">
        <span className="relative block">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
          />
          <Input
            type="search"
            value={filter.text}
            maxLength={200}
            placeholder={t("applications.filter.text")}
            className="pl-9! text-[0.9375rem]!"
            onChange={(event) => onFilter({ ...filter, text: event.target.value })}
          />
        </span>
      </Field>
      {choices.map(
        ([name, options]) =>
          whole && options.length > 0 && <Choice key={name} {...{ name, options, filter, onFilter }} />,
      )}
    </search>
  );
}

function Choice({
  name,
  options,
  filter,
  onFilter,
}: {
  name: "stage" | "tag" | "source";
  options: readonly { value: string; label: string }[];
  filter: Filter;
  onFilter: (filter: Filter) => void;
}) {
  const { t } = useTranslation();
  return (
    <Field label={t(`applications.filter.${name}`)} hideLabel className="max-sm:flex-1">
      <Select
        value={filter[name]}
        onChange={(event) => onFilter({ ...filter, [name]: event.target.value })}
        className="min-w-36 [&_select]:text-[0.9375rem]!"
      >
        <option value="">{t(`applications.filter.any.${name}`)}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
