import { type BulkSearch, bulkSearchesLimit } from "@waymark/contract/bulk-searches";
import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button, IconButton } from "../../ui/button/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Input, Select } from "../../ui/form/input.tsx";
import { toast } from "../../ui/overlay/toast.ts";
import type { TeamMate } from "./bulk-searches.tsx";

const blankSearch = (): BulkSearch => ({
  id: crypto.randomUUID(),
  ...{ forId: null, forName: "", title: "", place: "", withinKm: null, minPay: null },
});

export function SearchRows({
  members,
  searches,
  onChange,
}: {
  members: readonly TeamMate[];
  searches: readonly BulkSearch[];
  onChange: (searches: readonly BulkSearch[]) => void;
}) {
  const { t } = useTranslation();
  const change = (id: string, part: Partial<BulkSearch>) =>
    onChange(searches.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const remove = (gone: BulkSearch, at: number) => {
    const left = searches.filter(({ id }) => id !== gone.id);
    onChange(left);
    toast({
      title: t("bulk-searches.removed"),
      action: { label: t("bulk-searches.undo"), run: () => onChange(left.toSpliced(at, 0, gone)) },
    });
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <ol className="grid grid-cols-1 gap-3">
        {searches.map((search, at) => (
          <li
            key={search.id}
            className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-3 rounded-xl border border-line bg-surface p-3.5 xl:grid-cols-[1.3fr_1.4fr_1.1fr_6rem_8rem_auto]"
          >
            <SearchFields search={search} members={members} onChange={(part) => change(search.id, part)} />
            <IconButton
              label={t("bulk-searches.removeWhat", { n: at + 1, title: search.title })}
              onClick={() => remove(search, at)}
            >
              <X aria-hidden="true" className="size-4.5" />
            </IconButton>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-4">
        <Button
          variant="secondary"
          size="sm"
          disabled={searches.length >= bulkSearchesLimit}
          onClick={() => onChange([...searches, blankSearch()])}
        >
          {t("bulk-searches.add")}
        </Button>
        <span className="tabular text-sm text-muted">
          {t("bulk-searches.count", { count: searches.length, limit: bulkSearchesLimit })}
        </span>
      </div>
    </div>
  );
}

function SearchFields({
  search,
  members,
  onChange,
}: {
  search: BulkSearch;
  members: readonly TeamMate[];
  onChange: (part: Partial<BulkSearch>) => void;
}) {
  const { t } = useTranslation();
  const number = (text: string, most: number) => {
    const value = Number(text.replace(/\D/g, ""));
    return text.trim() === "" || value === 0 ? null : Math.min(most, value);
  };
  return (
    <>
      <Field label={t("bulk-searches.for")} className="max-sm:col-span-3">
        <Select
          value={search.forId ?? ""}
          onChange={({ target }) => onChange({ forId: target.value === "" ? null : target.value })}
        >
          <option value="">{search.forName || t("bulk-searches.nobody")}</option>
          {members.map(({ userId, displayName }) => (
            <option key={userId} value={userId}>
              {displayName}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t("bulk-searches.title")} className="max-xl:col-span-2 max-sm:col-span-3">
        <Input
          maxLength={200}
          value={search.title}
          onChange={({ target }) => onChange({ title: target.value })}
        />
      </Field>
      <Field label={t("bulk-searches.place")} className="max-xl:col-span-3">
        <Input
          maxLength={200}
          value={search.place}
          onChange={({ target }) => onChange({ place: target.value })}
        />
      </Field>
      <Field label={t("bulk-searches.km")}>
        <Input
          inputMode="numeric"
          value={search.withinKm ?? ""}
          onChange={({ target }) => onChange({ withinKm: number(target.value, 200) })}
        />
      </Field>
      <Field label={t("bulk-searches.pay")}>
        <Input
          inputMode="numeric"
          value={search.minPay ?? ""}
          onChange={({ target }) => onChange({ minPay: number(target.value, 100_000_000) })}
        />
      </Field>
    </>
  );
}
