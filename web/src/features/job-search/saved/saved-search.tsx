import { type SavedSearch, SearchAlert, searchAlerts } from "@waymark/contract/job-search-saved";
import { Pencil, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "../../../ui/badge.tsx";
import { Button, IconButton } from "../../../ui/button/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Input, Select } from "../../../ui/form/input.tsx";
import { useChangeSearch, useDeleteSearch } from "./queries.ts";

/** A saved search. Its name opens it; its alert and name can be changed, and it can be deleted. */
export function SavedSearchRow({ search, onOpen }: { search: SavedSearch; onOpen: () => void }) {
  const { t } = useTranslation();
  const [isRenaming, setRenaming] = useState(false);
  const [isSure, setSure] = useState(false);
  const change = useChangeSearch();
  const remove = useDeleteSearch();
  if (isRenaming) return <Rename search={search} onDone={() => setRenaming(false)} />;
  return (
    <li className="grid gap-2 px-2 py-3">
      <div className="flex items-start justify-between gap-2">
        <button type="button" onClick={onOpen} className="min-w-0 text-left font-semibold wrap-anywhere">
          {search.name}
          {search.fresh > 0 && (
            <Badge tone="pine" className="ml-2">
              {t("job-search.kept.fresh", { count: search.fresh })}
            </Badge>
          )}
        </button>
        <span className="flex shrink-0">
          <IconButton
            small
            label={t("job-search.kept.rename", { name: search.name })}
            onClick={() => setRenaming(true)}
          >
            <Pencil aria-hidden="true" className="size-4" />
          </IconButton>
          <IconButton
            small
            label={t("job-search.kept.delete", { name: search.name })}
            onClick={() => setSure(true)}
          >
            <Trash2 aria-hidden="true" className="size-4" />
          </IconButton>
        </span>
      </div>
      {isSure ? (
        <SureToDelete
          isBusy={remove.isPending}
          onDelete={() => remove.mutate(search.id)}
          onCancel={() => setSure(false)}
        />
      ) : (
        <AlertChoice search={search} change={change} />
      )}
      {(change.isError || remove.isError) && (
        <p role="alert" className="text-sm text-rust">
          {t("job-search.kept.notChanged")}
        </p>
      )}
    </li>
  );
}

function Rename({ search, onDone }: { search: SavedSearch; onDone: () => void }) {
  const { t } = useTranslation();
  const [name, setName] = useState(search.name);
  const change = useChangeSearch();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== "") change.mutate({ id: search.id, name }, { onSuccess: onDone });
  };
  return (
    <li className="px-2 py-3">
      <form onSubmit={submit} className="grid gap-2">
        <Field
          label={t("job-search.kept.name")}
          error={change.isError ? t("job-search.kept.notChanged") : undefined}
        >
          <Input value={name} maxLength={80} onChange={(event) => setName(event.target.value)} />
        </Field>
        <span className="flex gap-2">
          <Button type="submit" size="sm" busy={change.isPending}>
            {t("job-search.save")}
          </Button>
          <Button size="sm" variant="quiet" onClick={onDone}>
            {t("common.cancel")}
          </Button>
        </span>
      </form>
    </li>
  );
}

function SureToDelete({
  isBusy,
  onDelete,
  onCancel,
}: {
  isBusy: boolean;
  onDelete: () => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation();
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm">
      {t("job-search.kept.sure")}
      <Button size="sm" variant="destructive" busy={isBusy} onClick={onDelete}>
        {t("job-search.kept.deleteDo")}
      </Button>
      <Button size="sm" variant="quiet" onClick={onCancel}>
        {t("common.cancel")}
      </Button>
    </p>
  );
}

function AlertChoice({
  search,
  change,
}: {
  search: SavedSearch;
  change: ReturnType<typeof useChangeSearch>;
}) {
  const { t } = useTranslation();
  return (
    <Field label={t("job-search.kept.alertOf", { name: search.name })} hideLabel className="gap-0!">
      <Select
        value={search.alert}
        disabled={change.isPending}
        onChange={(event) => change.mutate({ id: search.id, alert: SearchAlert.parse(event.target.value) })}
        className="[&_select]:min-h-9! [&_select]:py-1! [&_select]:text-sm!"
      >
        {searchAlerts.map((alert) => (
          <option key={alert} value={alert}>
            {t(`job-search.kept.alert.${alert}`)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
