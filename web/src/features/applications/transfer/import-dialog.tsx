import type { Stage } from "@waymark/contract/applications";
import {
  type ImportChoices,
  type ImportPreview,
  importFileLimit,
} from "@waymark/contract/applications-transfer";
import { FileUp } from "lucide-react";
import { useState } from "react";
import { useDropzone } from "react-dropzone";
import { useTranslation } from "react-i18next";
import { CallError } from "../../../lib/api/call.ts";
import { formatNumber, formatPercent } from "../../../lib/format.ts";
import { Button } from "../../../ui/button/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { Notice } from "../../../ui/notice.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { toast } from "../../../ui/overlay/toast.ts";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { ImportColumns } from "./import-columns.tsx";
import { ImportRows } from "./import-rows.tsx";
import { useConfirmImport, useImportPreview, useImportShare } from "./queries.ts";

const accept = {
  "text/csv": [".csv", ".tsv", ".txt"],
  "application/json": [".json"],
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": [".xlsx", ".xlsm"],
};

export function ImportDialog({ stages, onClose }: { stages: readonly Stage[]; onClose: () => void }) {
  const { t } = useTranslation();
  const [file, setFile] = useState<File | null>(null);
  const [choices, setChoices] = useState<ImportChoices>({});
  const preview = useImportPreview(file, choices);
  const confirm = useConfirmImport();
  const found = preview.data ?? null;
  const reason = (error: Error | null) =>
    error instanceof CallError ? error.error : t("applications.tryAgain");
  const take = () => {
    if (file === null) return;
    confirm.mutate(
      { file, choices },
      {
        onSuccess: ({ taken }) => {
          toast({ title: t("applications.import.taken", { count: taken }) });
          onClose();
        },
      },
    );
  };
  const again = () => {
    setFile(null);
    setChoices({});
    confirm.reset();
  };
  const count = found?.counts.taken ?? 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("applications.import.title")}
      description={t("applications.import.text")}
      steady={file !== null}
      className="sm:max-w-4xl"
      footer={
        file !== null && (
          <>
            <Button variant="secondary" onClick={again}>
              {t("applications.import.other")}
            </Button>
            {!preview.isError && (
              <Button disabled={count === 0 || preview.isFetching} busy={confirm.isPending} onClick={take}>
                {t("applications.import.take", { count })}
              </Button>
            )}
          </>
        )
      }
    >
      {file === null && <Drop onFile={setFile} />}
      {file !== null && preview.isError && <Notice>{reason(preview.error)}</Notice>}
      {file !== null && preview.isPending && <ImportSkeleton />}
      {file !== null && found && !preview.isError && (
        <div className={classes("grid grid-cols-1 gap-5", preview.isPlaceholderData && "opacity-60")}>
          <ImportSummary found={found} />
          {found.kind !== "waymark" && (
            <ImportColumns preview={found} choices={choices} stages={stages} onChoices={setChoices} />
          )}
          {confirm.isPending && <Running count={count} />}
          <ImportRows preview={found} stages={stages} />
          {confirm.isError && <Notice>{reason(confirm.error)}</Notice>}
        </div>
      )}
    </Dialog>
  );
}

/** The running import, with the share of its rows that is in. */
function Running({ count }: { count: number }) {
  const { t, i18n } = useTranslation();
  const share = useImportShare();
  const percent = formatPercent(share, i18n.language);
  return (
    <Notice tone="info">
      {t("applications.import.running", { count, n: formatNumber(count, i18n.language) })}
      <span className="mt-2 flex items-center gap-3">
        <ProgressBar
          className="flex-1"
          label={t("applications.import.progress")}
          value={share * 100}
          valueText={percent}
        />
        <span className="tabular w-12 text-right text-sm">{percent}</span>
      </span>
    </Notice>
  );
}

function Drop({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useTranslation();
  const [wrong, setWrong] = useState<"wrong" | "tooLarge" | null>(null);
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    accept,
    multiple: false,
    maxSize: importFileLimit,
    noKeyboard: true,
    onDrop: ([file], rejections) => {
      const codes = rejections.flatMap(({ errors }) => errors.map(({ code }) => code));
      if (codes.length === 0) setWrong(null);
      else setWrong(codes.includes("file-too-large") ? "tooLarge" : "wrong");
      if (file && rejections.length === 0) onFile(file);
    },
  });
  return (
    <div className="grid gap-3">
      <div
        {...getRootProps({ role: "group", "aria-label": t("applications.import.drop"), tabIndex: -1 })}
        data-quiet-focus
        className={classes(
          "flex cursor-pointer flex-wrap items-center gap-x-5 gap-y-3 rounded-xl border-2 border-dashed p-6 transition-colors hover:border-ink",
          isDragActive ? "border-pine bg-pine-soft" : "border-edge",
        )}
      >
        <input {...getInputProps({ "aria-label": t("applications.import.choose") })} />
        <FileUp aria-hidden="true" className="size-8 shrink-0 text-pine" strokeWidth={1.75} />
        <span className="grid min-w-0 flex-1 basis-48">
          <span className="font-semibold">{t("applications.import.drop")}</span>
          <span className="text-sm text-muted">{t("applications.import.kinds")}</span>
        </span>
        <Button
          variant="secondary"
          onClick={(event) => {
            event.stopPropagation();
            open();
          }}
        >
          {t("applications.import.choose")}
        </Button>
      </div>
      {wrong && <Notice>{t(`applications.import.${wrong}`)}</Notice>}
    </div>
  );
}

function ImportSummary({ found }: { found: ImportPreview }) {
  const { t } = useTranslation();
  return (
    <>
      <p role="status" className="text-[0.9375rem]">
        <span className="font-semibold">
          {t("applications.import.taking", { count: found.counts.taken })}
        </span>{" "}
        {found.counts.refused > 0 && t("applications.import.leaving", { count: found.counts.refused })}{" "}
        {found.from !== "other" && (
          <span className="text-muted">
            {t("applications.import.from", { name: t(`applications.import.tracker.${found.from}`) })}
          </span>
        )}
      </p>
      {found.rowsLeft && <Notice tone="info">{t("applications.import.rowsLeft")}</Notice>}
      {found.sheet !== null && (
        <Notice tone="info">{t("applications.import.sheet", { name: found.sheet })}</Notice>
      )}
    </>
  );
}

function ImportSkeleton() {
  const { t } = useTranslation();
  return (
    <Loading label={t("applications.import.reading")}>
      <div className="grid gap-3">
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-40" />
      </div>
    </Loading>
  );
}
