import type { Resume } from "@waymark/contract/resumes";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../../lib/api/call.ts";
import { cleanLine, cleanText } from "../../../lib/clean-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Input, Select, Textarea } from "../../../ui/form/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { useTailor } from "../queries.ts";

/** A saved job, as far as needed to choose it. */
export interface KnownJob {
  readonly id: string;
  readonly title: string;
  readonly company: string;
}

interface PastedPosting {
  readonly jobText: string;
  readonly jobTitle: string;
  readonly company: string;
}

/** Creates a resume for one job from another resume. The job is a saved one, or pasted. */
export function TailorDialog({
  resume,
  jobs,
  onClose,
  onMade,
}: {
  resume: Pick<Resume, "id" | "name">;
  jobs: readonly KnownJob[];
  onClose: () => void;
  onMade: (resume: Resume) => void;
}) {
  const { t } = useTranslation();
  const [from, setFrom] = useState<string>(jobs[0]?.id ?? "");
  const [pasted, setPasted] = useState<PastedPosting>({ jobText: "", jobTitle: "", company: "" });
  const [isMissing, setMissing] = useState(false);
  const tailor = useTailor(resume.id);
  const isPasted = from === "";
  const make = (event: FormEvent) => {
    event.preventDefault();
    if (isPasted && pasted.jobText.trim() === "") return setMissing(true);
    tailor.mutate(isPasted ? pasted : { jobId: from }, { onSuccess: onMade });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      steady
      title={t("resumes.tailor.action")}
      description={t("resumes.tailor.text", { name: resume.name })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("common.cancel")}
          </Button>
          <Button type="submit" form="tailor" busy={tailor.isPending}>
            {t("resumes.tailor.make")}
          </Button>
        </>
      }
    >
      <form id="tailor" onSubmit={make} className="grid gap-4" noValidate>
        {tailor.isError && (
          <Notice>
            {tailor.error instanceof CallError ? tailor.error.error : t("resumes.tailor.failed")}
          </Notice>
        )}
        {jobs.length > 0 && (
          <Field label={t("resumes.tailor.job")}>
            <Select value={from} onChange={(event) => setFrom(event.target.value)}>
              {jobs.map((job) => (
                <option key={job.id} value={job.id}>
                  {[job.title, job.company].filter((text) => text !== "").join(", ")}
                </option>
              ))}
              <option value="">{t("resumes.tailor.other")}</option>
            </Select>
          </Field>
        )}
        {isPasted && (
          <PostingFields
            pasted={pasted}
            onChange={setPasted}
            isMissing={isMissing && pasted.jobText.trim() === ""}
          />
        )}
      </form>
    </Dialog>
  );
}

function PostingFields({
  pasted,
  onChange,
  isMissing,
}: {
  pasted: PastedPosting;
  onChange: (pasted: PastedPosting) => void;
  isMissing: boolean;
}) {
  const { t } = useTranslation();
  const set = (change: Partial<PastedPosting>) => onChange({ ...pasted, ...change });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t("resumes.field.title")}>
          <Input
            value={pasted.jobTitle}
            maxLength={300}
            onChange={(event) => set({ jobTitle: cleanLine(event.target.value) })}
          />
        </Field>
        <Field label={t("resumes.field.company")}>
          <Input
            value={pasted.company}
            maxLength={300}
            onChange={(event) => set({ company: cleanLine(event.target.value) })}
          />
        </Field>
      </div>
      <Field
        label={t("resumes.tailor.posting")}
        hint={t("resumes.tailor.postingHint")}
        error={isMissing ? t("resumes.tailor.postingMissing") : undefined}
        required
      >
        <Textarea
          rows={8}
          dir="auto"
          maxLength={20_000}
          value={pasted.jobText}
          onChange={(event) => set({ jobText: cleanText(event.target.value) })}
        />
      </Field>
    </>
  );
}
