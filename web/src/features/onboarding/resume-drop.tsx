import { maxResumeBytes, resumeKinds } from "@waymark/contract/resumes";
import { readableEndings } from "@waymark/contract/resumes-reading";
import { CircleCheck, CircleX, FileUp } from "lucide-react";
import { useState } from "react";
import { type FileRejection, useDropzone } from "react-dropzone";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button/button.tsx";
import { classes } from "../../ui/classes.ts";

/** The picker shows these first. All readable types may be chosen or dropped. */
const shown = resumeKinds.map((kind) => `.${kind}`).join(",");
const endings: ReadonlySet<string> = new Set(readableEndings);

/** A name without an extension passes; the server looks at the content. */
function kindProblem({ name = "" }: { name?: string }) {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase();
  return ending === undefined || endings.has(ending) ? null : { code: "file-invalid-type", message: name };
}

const size = maxResumeBytes / 1024 / 1024;

interface ChosenFile {
  readonly name: string;
  /** Whether it could be read. */
  readonly read: boolean;
}

export function ResumeDrop({ file, onFile }: { file: ChosenFile | null; onFile: (file: File) => void }) {
  const { t } = useTranslation();
  const [problem, setProblem] = useState("");
  const reason = useRejection();
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    validator: kindProblem,
    maxSize: maxResumeBytes,
    minSize: 1,
    multiple: false,
    noKeyboard: true,
    onDrop: ([chosen], rejections) => {
      setProblem(rejections.length > 0 ? reason(rejections) : "");
      // With several files, none is taken, since it is unclear which one was meant.
      if (chosen && rejections.length === 0) onFile(chosen);
    },
  });
  return (
    <div className="grid gap-2">
      <div
        {...getRootProps({ role: "group", "aria-label": t("onboarding.resume.drop"), tabIndex: -1 })}
        data-quiet-focus
        className={classes(
          "contours grid cursor-pointer justify-items-center gap-3 overflow-hidden rounded-xl border-2 border-dashed bg-surface px-5 py-10 text-center transition-colors sm:py-14",
          isDragActive ? "border-pine bg-pine-soft" : "border-edge hover:border-ink",
        )}
      >
        <input {...getInputProps({ accept: shown, "aria-label": t("onboarding.resume.choose") })} />
        <DropText file={file} isDragActive={isDragActive} />
        <Button
          variant={file ? "secondary" : "primary"}
          className="mt-1"
          onClick={(event) => {
            // Otherwise the drop zone around it would open the picker a second time.
            event.stopPropagation();
            open();
          }}
        >
          {file ? t("onboarding.resume.chooseOther") : t("onboarding.resume.choose")}
        </Button>
      </div>
      {problem && (
        <p role="alert" className="text-sm font-medium text-rust">
          {problem}
        </p>
      )}
    </div>
  );
}

function DropText({ file, isDragActive }: { file: ChosenFile | null; isDragActive: boolean }) {
  const { t } = useTranslation();
  if (file !== null) {
    const Outcome = file.read ? CircleCheck : CircleX;
    return (
      <>
        <Outcome aria-hidden="true" className={classes("size-9", file.read ? "text-pine" : "text-rust")} />
        <p className="text-lg font-semibold wrap-anywhere">{file.name}</p>
        <p className="text-[0.9375rem] text-muted">
          {file.read ? t("onboarding.resume.read") : t("onboarding.resume.unread")}
        </p>
      </>
    );
  }
  return (
    <>
      <FileUp aria-hidden="true" className="size-9 text-pine" strokeWidth={1.75} />
      <p className="font-display text-xl font-bold tracking-tight">
        {isDragActive ? t("onboarding.resume.dropHere") : t("onboarding.resume.drop")}
      </p>
      <p className="max-w-prose text-[0.9375rem] text-muted text-pretty">
        {t("onboarding.resume.dropHint", { size })}
        <span className="mt-1 block text-sm text-balance">{t("onboarding.resume.alsoRead")}</span>
      </p>
    </>
  );
}

/** The sentence on why files were not taken. */
function useRejection() {
  const { t } = useTranslation();
  return (rejections: FileRejection[]) => {
    const codes = rejections.flatMap(({ errors }) => errors.map(({ code }) => code));
    const [code] = codes;
    if (rejections.length > 1 || codes.includes("too-many-files"))
      return t("onboarding.resume.rejected.many");
    if (code === "file-too-large") return t("onboarding.resume.rejected.large", { size });
    if (code === "file-too-small") return t("onboarding.resume.rejected.empty");
    return t("onboarding.resume.rejected.kind");
  };
}
