import { type KeptFilters, SearchAlert, searchAlerts } from "@waymark/contract/job-search-saved";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../../lib/api/call.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Input, Select } from "../../../ui/form/input.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { toast } from "../../../ui/overlay/toast.ts";
import { useSaveSearch } from "./queries.ts";

/** Saves the current search with a name and how often to be told of new postings. */
export function SaveSearch({ filters, onClose }: { filters: KeptFilters; onClose: () => void }) {
  const { t } = useTranslation();
  const [name, setName] = useState([filters.query, filters.location].filter(Boolean).join(", ").slice(0, 80));
  const [alert, setAlert] = useState<SearchAlert>("daily");
  const save = useSaveSearch();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "") return;
    save.mutate(
      { name, filters, alert },
      {
        onSuccess: () => {
          toast({ title: t("job-search.kept.saved") });
          onClose();
        },
      },
    );
  };
  const reason = save.error instanceof CallError ? save.error.error : t("job-search.kept.notSaved");
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t("job-search.kept.save")} steady>
      <form onSubmit={submit} className="grid gap-4">
        <Field label={t("job-search.kept.name")} error={save.isError ? reason : undefined}>
          <Input value={name} maxLength={80} required onChange={(event) => setName(event.target.value)} />
        </Field>
        <Field label={t("job-search.kept.alertLabel")} hint={t("job-search.kept.alertHint")}>
          <Select value={alert} onChange={(event) => setAlert(SearchAlert.parse(event.target.value))}>
            {searchAlerts.map((one) => (
              <option key={one} value={one}>
                {t(`job-search.kept.alert.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
        <span className="flex flex-wrap justify-end gap-2.5">
          <Button variant="quiet" onClick={onClose}>
            {t("common.cancel")}
          </Button>
          <Button type="submit" busy={save.isPending}>
            {t("job-search.save")}
          </Button>
        </span>
      </form>
    </Dialog>
  );
}
