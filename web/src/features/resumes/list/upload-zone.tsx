import { maxResumeBytes, type Resume } from "@waymark/contract/resumes";
import type { TFunction } from "i18next";
import { FileUp } from "lucide-react";
import { useState } from "react";
import { type FileRejection, useDropzone } from "react-dropzone";
import { useTranslation } from "react-i18next";
import { Blaze } from "../../../ui/blaze.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { Notice } from "../../../ui/notice.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { type Upload, useUpload } from "./use-upload.ts";

// Only for the file picker; the server checks the file's bytes.
const accept = {
  "application/pdf": [".pdf"],
  "application/msword": [".doc"],
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": [".docx"],
  "application/vnd.oasis.opendocument.text": [".odt"],
  "application/rtf": [".rtf"],
  "text/plain": [".txt"],
  "text/markdown": [".md"],
  "text/html": [".html", ".htm"],
  "application/json": [".json"],
  "application/zip": [".zip"],
  "text/xml": [".xml"],
  "image/jpeg": [".jpg", ".jpeg"],
  "image/png": [".png"],
};
const megabytes = maxResumeBytes / 1024 / 1024;

/** Drop zone and picker for one resume file, with progress or the reason for a refusal. */
export function UploadZone({ onUploaded }: { onUploaded: (resume: Pick<Resume, "id">) => void }) {
  const { t } = useTranslation();
  const [rejected, setRejected] = useState("");
  const { upload, isLong, problem, start, stop } = useUpload(onUploaded);
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    accept,
    maxSize: maxResumeBytes,
    minSize: 1,
    multiple: false,
    noKeyboard: true,
    disabled: upload !== null,
    onDrop: ([file], rejections) => {
      setRejected(rejections.length > 0 ? reasonOfRejection(rejections, t) : "");
      // With several files, none is taken, since it is unclear which one was meant.
      if (file && rejections.length === 0) void start(file);
    },
  });
  return (
    <div className="grid gap-3">
      <div
        {...getRootProps({ role: "group", "aria-label": t("resumes.upload.drop"), tabIndex: -1 })}
        data-quiet-focus
        className={classes(
          "contours contours-right grid min-h-32 items-center overflow-hidden rounded-xl border-2 border-dashed bg-surface p-5 transition-colors sm:p-6",
          isDragActive ? "border-pine bg-pine-soft" : "border-edge",
          upload === null && "cursor-pointer hover:border-ink",
        )}
      >
        <input {...getInputProps({ "aria-label": t("resumes.upload.choose") })} />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          {upload ? (
            <Running upload={upload} isLong={isLong} onStop={stop} />
          ) : (
            <Prompt isDragActive={isDragActive} onChoose={open} />
          )}
        </div>
      </div>
      {rejected && (
        <p role="alert" className="text-sm font-medium text-rust">
          {rejected}
        </p>
      )}
      {problem &&
        (problem.kept === null ? (
          <Notice onRetry={() => void start(problem.file)}>{problem.text}</Notice>
        ) : (
          <KeptNotice text={problem.text} id={problem.kept} onOpen={onUploaded} />
        ))}
    </div>
  );
}

function reasonOfRejection(rejections: readonly FileRejection[], t: TFunction): string {
  const codes = rejections.flatMap(({ errors }) => errors.map(({ code }) => code));
  const [code] = codes;
  if (rejections.length > 1 || codes.includes("too-many-files")) return t("resumes.upload.many");
  if (code === "file-too-large") return t("resumes.upload.large", { megabytes });
  if (code === "file-too-small") return t("resumes.upload.empty");
  return t("resumes.upload.kind");
}

function Prompt({ isDragActive, onChoose }: { isDragActive: boolean; onChoose: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <FileUp aria-hidden="true" className="size-9 shrink-0 text-pine" strokeWidth={1.75} />
      <span className="grid min-w-0 flex-1 basis-56 gap-0.5">
        <span className="font-display text-xl font-bold tracking-tight">
          {isDragActive ? t("resumes.upload.dropHere") : t("resumes.upload.drop")}
        </span>
        <span className="text-[0.9375rem] text-muted">{t("resumes.upload.hint")}</span>
      </span>
      <Button
        variant="secondary"
        onClick={(event) => {
          // Otherwise the drop zone around it would open the picker a second time.
          event.stopPropagation();
          onChoose();
        }}
      >
        {t("resumes.upload.choose")}
      </Button>
    </>
  );
}

/** Nothing could be read from the file, but it is stored: it can be downloaded, and the resume written by hand. */
function KeptNotice({
  text,
  id,
  onOpen,
}: {
  text: string;
  id: string;
  onOpen: (resume: Pick<Resume, "id">) => void;
}) {
  const { t } = useTranslation();
  return (
    <Notice onRetry={() => onOpen({ id })} retryLabel={t("resumes.upload.openKept")}>
      {text}
    </Notice>
  );
}

function Running({ upload, isLong, onStop }: { upload: Upload; isLong: boolean; onStop: () => void }) {
  const { t } = useTranslation();
  const { stage } = upload;
  const text = !isLong
    ? t("resumes.upload.running")
    : stage?.stage === "recognizing" && stage.pages > 0
      ? t("resumes.stage.recognizingPage", { n: stage.page, of: stage.pages })
      : t(`resumes.stage.${stage?.stage ?? "opening"}`);
  return (
    <>
      <Blaze walking className="size-10 shrink-0" />
      <div className="grid min-w-0 flex-1 basis-56 gap-2">
        <p className="truncate font-semibold">{upload.fileName}</p>
        <ProgressBar label={t("resumes.upload.running")} value={upload.bar.percent} valueText={text} />
        <p role="status" className="tabular text-sm text-muted">
          {text}
        </p>
      </div>
      <Button variant="secondary" onClick={onStop}>
        {t("common.cancel")}
      </Button>
    </>
  );
}
