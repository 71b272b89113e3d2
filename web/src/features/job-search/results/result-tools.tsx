import { JobSort } from "@waymark/contract/jobs";
import { Keyboard, SlidersHorizontal } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, IconButton } from "../../../ui/button/button.tsx";
import { TextButton } from "../../../ui/button/link-button.tsx";
import { RemovableChip } from "../../../ui/chip.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Select } from "../../../ui/form/input.tsx";
import { FilterDrawer } from "../form/filter-drawer.tsx";
import { type ActiveFilter, activeFilters, noFilters } from "../form/filters.ts";
import type { SearchForm } from "../form/search-form.ts";

/** Sorting and filters: a row above the results, and a drawer with the rest. */
export function ResultTools({
  searched,
  onSearch,
  onHelp,
  kept,
}: {
  searched: SearchForm;
  onSearch: (form: SearchForm) => void;
  onHelp: () => void;
  /** The saved searches, and the button that saves this one. */
  kept?: ReactNode;
}) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const active = activeFilters(searched, t);
  const take = ({ without }: ActiveFilter) => onSearch({ ...searched, ...without });
  return (
    <div className="grid gap-2.5">
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="secondary" size="sm" onClick={() => setOpen(true)} aria-haspopup="dialog">
          <SlidersHorizontal aria-hidden="true" className="size-4" />
          {active.length === 0
            ? t("job-search.filters.open")
            : t("job-search.filters.openSome", { n: active.length })}
        </Button>
        <Field label={t("job-search.sort.label")} hideLabel className="gap-0!">
          <Select
            value={searched.sort}
            onChange={(event) =>
              onSearch({ ...searched, sort: JobSort.safeParse(event.target.value).data ?? "relevance" })
            }
            className="[&_select]:min-h-9! [&_select]:py-1! [&_select]:text-sm!"
          >
            {JobSort.options.map((sort) => (
              <option key={sort} value={sort}>
                {t(`job-search.sort.${sort}`)}
              </option>
            ))}
          </Select>
        </Field>
        {kept}
        <span className="ml-auto hidden min-[1100px]:block">
          <IconButton label={t("job-search.keys.title")} small onClick={onHelp}>
            <Keyboard aria-hidden="true" className="size-4.5" />
          </IconButton>
        </span>
      </div>
      {active.length > 0 && (
        <ul aria-label={t("job-search.filters.active")} className="flex flex-wrap items-center gap-2">
          {active.map((filter) => (
            <li key={filter.id} className="max-w-full">
              <RemovableChip
                text={filter.text}
                removeLabel={t("job-search.filters.remove", { name: filter.text })}
                onRemove={() => take(filter)}
              />
            </li>
          ))}
          <li>
            <TextButton onClick={() => onSearch({ ...searched, ...noFilters })} className="text-sm">
              {t("job-search.filters.clear")}
            </TextButton>
          </li>
        </ul>
      )}
      <FilterDrawer open={isOpen} onOpenChange={setOpen} searched={searched} onSearch={onSearch} />
    </div>
  );
}
