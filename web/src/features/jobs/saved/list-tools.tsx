import { type SavedJobsAnswer, savedJobSorts } from "@waymark/contract/jobs-saved";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../../lib/format.ts";
import { Chip } from "../../../ui/chip.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Input, Select } from "../../../ui/form/input.tsx";
import type { SavedFilter } from "./queries.ts";

/** Filters and sorting of the list: text, tag, whether the posting is gone. */
export function ListTools({
  answer,
  filter,
  onChange,
}: {
  answer: Pick<SavedJobsAnswer, "tags" | "gone">;
  filter: SavedFilter;
  onChange: (filter: SavedFilter) => void;
}) {
  const { t } = useTranslation();
  const { tag = "" } = filter;
  // The selected tag stays listed, even when it was just removed from its last job.
  const tags =
    tag === "" || answer.tags.some((one) => one.tag === tag)
      ? answer.tags
      : [{ tag, count: 0 }, ...answer.tags];
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_13rem]">
        <Field label={t("jobs-saved.filter.label")} hideLabel>
          <Input
            type="search"
            value={filter.text ?? ""}
            maxLength={100}
            placeholder={t("jobs-saved.filter.label")}
            onChange={(event) => onChange({ ...filter, text: event.target.value })}
          />
        </Field>
        <Field label={t("jobs-saved.sort.label")} hideLabel>
          <Select
            value={filter.sort ?? "saved"}
            onChange={(event) => {
              const sort = savedJobSorts.find((one) => one === event.target.value);
              if (sort) onChange({ ...filter, sort });
            }}
          >
            {savedJobSorts.map((sort) => (
              <option key={sort} value={sort}>
                {t(`jobs-saved.sort.${sort}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {(tags.length > 0 || answer.gone > 0) && (
        <Chips tags={tags} gone={answer.gone} filter={filter} onChange={onChange} />
      )}
    </div>
  );
}

function Chips({
  tags,
  gone,
  filter,
  onChange,
}: Pick<SavedJobsAnswer, "tags" | "gone"> & {
  filter: SavedFilter;
  onChange: (filter: SavedFilter) => void;
}) {
  const { t, i18n } = useTranslation();
  const n = (count: number) => formatNumber(count, i18n.language);
  const { tag = "", state } = filter;
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t("jobs-saved.filter.narrow")}</legend>
      {gone > 0 && (
        <Chip
          pressed={state === "gone"}
          onClick={() => {
            const { state: _state, ...rest } = filter;
            onChange(state === "gone" ? rest : { ...rest, state: "gone" });
          }}
        >
          {t("jobs-saved.filter.gone")} <span className="tabular text-muted">{n(gone)}</span>
        </Chip>
      )}
      {tags.slice(0, 20).map((one) => (
        <Chip
          key={one.tag}
          pressed={one.tag === tag}
          onClick={() => onChange({ ...filter, tag: one.tag === tag ? "" : one.tag })}
        >
          {one.tag} <span className="tabular text-muted">{n(one.count)}</span>
        </Chip>
      ))}
    </fieldset>
  );
}
