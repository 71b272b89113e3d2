import type { Job } from "@waymark/contract/jobs";
import { longestPosting } from "@waymark/contract/resume-analysis";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { readTabJson, writeTab } from "../../lib/storage.ts";
import { Button } from "../../ui/button/button.tsx";
import { TextButton } from "../../ui/button/link-button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Select, Textarea } from "../../ui/form/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { type JobChoice, useChoosableJobs } from "./queries.ts";

const pasted = "pasted";

/** Chooses a posting: a saved one, or pasted text, which is kept in this tab. */
export function JobPicker({
  resumeId,
  choice,
  onChoice,
  isFixed,
}: {
  resumeId: string;
  choice: JobChoice;
  onChoice: (choice: JobChoice) => void;
  isFixed: boolean;
}) {
  const { t } = useTranslation();
  const jobs = useChoosableJobs();
  const key = `posting-for-${resumeId}`;
  const [text, setText] = useState(() =>
    z
      .string()
      .catch(choice.jobText ?? "")
      .parse(readTabJson(key)),
  );
  const [isPasting, setPasting] = useState(choice.jobText !== undefined);
  const saved = jobs.data?.savedJobs ?? [];
  const known = saved.some(({ job }) => job.id === choice.jobId);
  const isNone = jobs.data !== undefined && saved.length === 0 && !isFixed;
  const showsText = isPasting || isNone;
  const write = (next: string) => {
    setText(next);
    writeTab(key, next === "" ? null : JSON.stringify(next));
  };
  const choose = (id: string) => {
    setPasting(id === pasted);
    if (id === pasted) onChoice(/\S/.test(text) ? { jobText: text } : {});
    else onChoice(id === "" ? {} : { jobId: id });
  };
  return (
    <div className="grid gap-3">
      {jobs.isPending && <Skeleton className="h-11 w-full" />}
      {jobs.error && (
        <Notice onRetry={() => void jobs.refetch()}>{t("resume-analysis.match.jobsFailed")}</Notice>
      )}
      {isNone && <p className="text-sm text-muted text-pretty">{t("resume-analysis.match.noJobs")}</p>}
      {(saved.length > 0 || isFixed) && (
        <Field label={t("resume-analysis.match.choose")}>
          <JobSelect
            value={showsText ? pasted : (choice.jobId ?? "")}
            jobs={saved.map(({ job }) => job)}
            unknownId={known ? undefined : choice.jobId}
            onChoose={choose}
          />
        </Field>
      )}
      {showsText && (
        <PastedPosting
          text={text}
          onWrite={write}
          onCompare={() => onChoice({ jobText: text })}
          onClear={
            choice.jobText === undefined
              ? undefined
              : () => {
                  write("");
                  onChoice({});
                }
          }
        />
      )}
    </div>
  );
}

function PastedPosting({
  text,
  onWrite,
  onCompare,
  onClear,
}: {
  text: string;
  onWrite: (text: string) => void;
  onCompare: () => void;
  onClear: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (/\S/.test(text)) onCompare();
      }}
    >
      <Field label={t("resume-analysis.match.text")} hint={t("resume-analysis.match.textHint")}>
        <Textarea
          rows={6}
          maxLength={longestPosting}
          value={text}
          onChange={({ target }) => onWrite(target.value)}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" size="sm" disabled={!/\S/.test(text)}>
          {t("resume-analysis.match.compare")}
        </Button>
        {onClear !== undefined && (
          <TextButton className="text-sm" onClick={onClear}>
            {t("resume-analysis.match.clear")}
          </TextButton>
        )}
      </div>
    </form>
  );
}

function JobSelect({
  value,
  jobs,
  unknownId,
  onChoose,
}: {
  value: string;
  jobs: readonly Pick<Job, "id" | "title" | "company">[];
  unknownId: string | undefined;
  onChoose: (id: string) => void;
}) {
  const { t } = useTranslation();
  return (
    <Select value={value} onChange={({ target }) => onChoose(target.value)}>
      <option value="">{t("resume-analysis.match.none")}</option>
      {unknownId !== undefined && <option value={unknownId}>{t("resume-analysis.match.thisJob")}</option>}
      {jobs.map((job) => (
        <option key={job.id} value={job.id}>
          {job.company ? `${job.title}, ${job.company}` : job.title}
        </option>
      ))}
      <option value={pasted}>{t("resume-analysis.match.paste")}</option>
    </Select>
  );
}
