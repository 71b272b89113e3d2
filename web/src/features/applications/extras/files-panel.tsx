import { type ApplicationFile, applicationFileLimits } from "@waymark/contract/applications-files";
import { Download, FileText, Pencil, Trash2, Upload } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../../lib/api/reason-of.ts";
import { formatDate, formatNumber } from "../../../lib/format.ts";
import { Button, IconButton } from "../../../ui/button/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { FileChooser } from "../../../ui/form/file-chooser.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { GroupEmpty } from "../../../ui/group.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/overlay/toast.ts";
import { RowsSkeleton } from "../../../ui/rows.tsx";
import { useFileActions, useFiles } from "./queries.ts";

const mebibyte = 1_048_576;

export function FilesPanel({ applicationId }: { applicationId: string }) {
  const { t, i18n } = useTranslation();
  const list = useFiles(applicationId);
  const actions = useFileActions(applicationId);
  const files = list.data?.files ?? [];
  if (list.isPending) return <RowsSkeleton rows={2} label={t("applications-tracker.files.loading")} />;
  return (
    <div className="grid gap-4">
      {list.isError && (
        <Notice onRetry={() => void list.refetch()}>
          {t("applications-tracker.files.failed", { reason: reasonOf(list.error) })}
        </Notice>
      )}
      {list.isSuccess && files.length === 0 && (
        <GroupEmpty>{t("applications-tracker.files.none")}</GroupEmpty>
      )}
      {files.length > 0 && (
        <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
          {files.map((file) => (
            <FileRow key={file.id} file={file} actions={actions} />
          ))}
        </ul>
      )}
      {actions.add.isError && <Notice>{reasonOf(actions.add.error)}</Notice>}
      <div className="grid justify-items-start gap-1.5">
        <FileChooser
          label={t("applications-tracker.files.add")}
          accept=".pdf,.doc,.docx,.odt,.rtf,.txt,.md,.png,.jpg,.jpeg,.gif,.webp"
          busy={actions.add.isPending}
          onFile={(file) => actions.add.mutate(file)}
        >
          <Upload aria-hidden="true" className="size-4" />
          {t(actions.add.isPending ? "applications-tracker.files.adding" : "applications-tracker.files.add")}
        </FileChooser>
        <p className="text-sm text-muted">
          {t("applications-tracker.files.limits", {
            size: formatNumber(applicationFileLimits.bytes / mebibyte, i18n.language),
            count: applicationFileLimits.perApplication,
          })}
        </p>
      </div>
    </div>
  );
}

function FileRow({ file, actions }: { file: ApplicationFile; actions: ReturnType<typeof useFileActions> }) {
  const { t, i18n } = useTranslation();
  const [isRenaming, setRenaming] = useState(false);
  const { id, name, size, createdAt } = file;
  const forget = () =>
    actions.remove.mutate(id, {
      onSuccess: () =>
        toast({
          title: t("applications-tracker.files.deleted", { name }),
          action: { label: t("applications-tracker.undo"), run: () => actions.restore.mutate(id) },
        }),
    });
  const open = () =>
    actions.download.mutate(id, {
      onSuccess: ({ downloadUrl }) => window.location.assign(downloadUrl),
      onError: (error) => toast({ title: reasonOf(error), variant: "destructive" }),
    });
  if (isRenaming) return <RenameForm file={file} actions={actions} onDone={() => setRenaming(false)} />;
  return (
    <li className="flex items-start gap-3 p-3.5">
      <FileText aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-pine" />
      <span className="grid min-w-0 flex-1">
        <span className="font-medium wrap-anywhere">{name}</span>
        <span className="tabular text-sm text-muted">
          {t("applications-tracker.files.facts", {
            size: formatNumber(Math.max(1, Math.round(size / 1024)), i18n.language),
            day: formatDate(createdAt, i18n.language),
          })}
        </span>
      </span>
      <span className="flex shrink-0">
        <IconButton small label={t("applications-tracker.files.download", { name })} onClick={open}>
          <Download aria-hidden="true" className="size-4" />
        </IconButton>
        <IconButton
          small
          label={t("applications-tracker.files.rename", { name })}
          onClick={() => setRenaming(true)}
        >
          <Pencil aria-hidden="true" className="size-4" />
        </IconButton>
        <IconButton small label={t("applications-tracker.files.delete", { name })} onClick={forget}>
          <Trash2 aria-hidden="true" className="size-4" />
        </IconButton>
      </span>
    </li>
  );
}

function RenameForm({
  file: { id, name },
  actions,
  onDone,
}: {
  file: ApplicationFile;
  actions: ReturnType<typeof useFileActions>;
  onDone: () => void;
}) {
  const { t } = useTranslation();
  const [renamed, setRenamed] = useState(name);
  const rename = (event: FormEvent) => {
    event.preventDefault();
    if (renamed.trim() === "") return;
    actions.rename.mutate({ id, name: renamed }, { onSuccess: onDone });
  };
  return (
    <li className="p-3.5">
      <form onSubmit={rename} className="grid gap-2">
        <Field
          label={t("applications-tracker.files.name")}
          error={actions.rename.isError ? reasonOf(actions.rename.error) : undefined}
        >
          <Input value={renamed} maxLength={200} onChange={(event) => setRenamed(event.target.value)} />
        </Field>
        <span className="flex gap-2">
          <Button type="submit" size="sm" busy={actions.rename.isPending}>
            {t("applications-tracker.save")}
          </Button>
          <Button size="sm" variant="quiet" onClick={onDone}>
            {t("common.cancel")}
          </Button>
        </span>
      </form>
    </li>
  );
}
