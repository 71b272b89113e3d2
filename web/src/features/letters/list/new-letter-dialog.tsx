import { type Letter, LetterKind } from "@waymark/contract/letters";
import { Language } from "@waymark/contract/values";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../../lib/api/call.ts";
import { reasonOf } from "../../../lib/api/reason-of.ts";
import { cleanLine, cleanText } from "../../../lib/clean-text.ts";
import { ButtonRouteLink } from "../../../lib/navigation/links.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { ChoiceField } from "../../../ui/form/choice-field.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Input, Textarea } from "../../../ui/form/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { type NewLetter, useCreateLetter, useLetterLock, useResumeChoices } from "../queries.ts";
import { type NewWish, WishFields } from "../wish-fields.tsx";

/** A job as far as needed to choose it: a saved one, or an application's. */
export interface KnownJob {
  /** Null for a job that only its application knows. */
  readonly id: string | null;
  readonly title: string;
  readonly company: string;
  readonly applicationId?: string;
}

const keyOf = ({ id, applicationId }: KnownJob) => applicationId ?? id ?? "";
const nameOf = ({ title, company }: KnownJob) => [title, company].filter((text) => text !== "").join(", ");

interface Form {
  readonly wish: NewWish;
  /** The chosen job; empty for a pasted posting or none. */
  readonly job: string;
  readonly title: string;
  readonly company: string;
  readonly posting: string;
  readonly resumeId: string;
}

function firstForm(shown: string, first: KnownJob | undefined): Form {
  const language = Language.safeParse(shown).data ?? "en";
  return {
    wish: {
      kind: "posting",
      language,
      tone: "plain",
      length: "medium",
    },
    job: first ? keyOf(first) : "",
    title: "",
    company: "",
    posting: "",
    resumeId: "",
  };
}

/** The request for a new letter. A letter to a posting names a job or carries the pasted text. */
function newLetterOf(form: Form, jobs: readonly KnownJob[], write: boolean): NewLetter {
  const job = jobs.find((known) => keyOf(known) === form.job);
  return {
    wish: form.wish,
    write,
    ...(form.resumeId ? { resumeId: form.resumeId } : {}),
    ...(job
      ? {
          ...(job.id === null ? {} : { jobId: job.id }),
          ...(job.applicationId ? { applicationId: job.applicationId } : {}),
          jobTitle: job.title,
          company: job.company,
        }
      : {
          ...(form.posting.trim() ? { jobText: form.posting } : {}),
          ...(form.title.trim() ? { jobTitle: form.title } : {}),
          ...(form.company.trim() ? { company: form.company } : {}),
        }),
  };
}

/** Makes a letter; a plan without letters is a lock, anything else an error. */
function useMaking(onMade: (letter: Letter) => void) {
  const { t } = useTranslation();
  const plan = useLetterLock();
  const create = useCreateLetter();
  const isRefused = create.error instanceof CallError && create.error.code === "plan_required";
  return {
    lock: plan ? t(plan.key, plan.params) : isRefused ? reasonOf(create.error) : null,
    error: create.isError && !isRefused ? reasonOf(create.error) : "",
    isPending: create.isPending,
    isWritten: create.variables?.write ?? true,
    make: (letter: NewLetter) => create.mutate(letter, { onSuccess: onMade }),
  };
}

export function NewLetterDialog({
  jobs,
  first,
  onClose,
  onMade,
}: {
  jobs: readonly KnownJob[];
  /** The job it was asked for from, chosen at first. */
  first?: KnownJob | undefined;
  onClose: () => void;
  onMade: (letter: Letter) => void;
}) {
  const { t, i18n } = useTranslation();
  const choices = first && !jobs.some((job) => keyOf(job) === keyOf(first)) ? [first, ...jobs] : jobs;
  const [form, setForm] = useState(() => firstForm(i18n.language, first));
  const { lock, isPending, isWritten, error, make } = useMaking(onMade);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      steady
      title={t("letters.new.title")}
      description={t("letters.new.text")}
      className="sm:max-w-2xl"
      footer={
        <>
          <Button
            variant="secondary"
            disabled={lock !== null}
            busy={isPending && !isWritten}
            onClick={() => make(newLetterOf(form, choices, false))}
          >
            {t("letters.new.empty")}
          </Button>
          <Button type="submit" form="new-letter" disabled={lock !== null} busy={isPending && isWritten}>
            {t("letters.new.write")}
          </Button>
        </>
      }
    >
      <form
        id="new-letter"
        noValidate
        className="grid gap-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          make(newLetterOf(form, choices, true));
        }}
      >
        {error !== "" && <Notice>{t("letters.new.failed", { reason: error })}</Notice>}
        {lock !== null && <Locked reason={lock} />}
        <JobFields form={form} jobs={choices} onChange={setForm} />
        <ResumeField form={form} onChange={setForm} />
        <WishFields wish={form.wish} mayFollowJob onChange={(wish) => setForm({ ...form, wish })} />
      </form>
    </Dialog>
  );
}

function Locked({ reason }: { reason: string }) {
  const { t } = useTranslation();
  return (
    <div className="grid justify-items-start gap-2.5 rounded-lg bg-sunk p-4 text-[0.9375rem]">
      <p>{reason}</p>
      <ButtonRouteLink size="sm" variant="secondary" to="/dashboard" search={{ section: "upgrade" }}>
        {t("letters.locked.plans")}
      </ButtonRouteLink>
    </div>
  );
}

interface PartProps {
  form: Form;
  onChange: (form: Form) => void;
}

/** The kind of letter, and the job it is about. */
function JobFields({ form, jobs, onChange }: PartProps & { jobs: readonly KnownJob[] }) {
  const { t } = useTranslation();
  const { wish } = form;
  const names = new Map(jobs.map((job) => [keyOf(job), nameOf(job)]));
  return (
    <>
      <ChoiceField
        label={t("letters.wish.kind")}
        value={wish.kind}
        values={LetterKind.options}
        nameOf={(kind) => t(`letters.kind.${kind}`)}
        onChange={(kind) => onChange({ ...form, wish: { ...wish, kind } })}
      />
      {jobs.length > 0 && (
        <ChoiceField
          label={t("letters.new.job")}
          value={form.job}
          values={["", ...names.keys()]}
          nameOf={(key) => names.get(key) ?? t("letters.new.otherJob")}
          onChange={(job) => onChange({ ...form, job })}
        />
      )}
      {form.job === "" && <OtherJob form={form} onChange={onChange} />}
    </>
  );
}

/** A job that is not known here: its employer and position, and for a letter to a posting its text. */
function OtherJob({ form, onChange }: PartProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t("letters.field.company")}>
          <Input
            value={form.company}
            maxLength={300}
            onChange={(event) => onChange({ ...form, company: cleanLine(event.target.value) })}
          />
        </Field>
        <Field label={t("letters.field.jobTitle")}>
          <Input
            value={form.title}
            maxLength={300}
            onChange={(event) => onChange({ ...form, title: cleanLine(event.target.value) })}
          />
        </Field>
      </div>
      {(form.wish.kind === "posting" || form.wish.kind === "internal") && (
        <Field label={t("letters.new.posting")} hint={t("letters.new.postingHint")}>
          <Textarea
            rows={5}
            dir="auto"
            maxLength={40_000}
            value={form.posting}
            onChange={(event) => onChange({ ...form, posting: cleanText(event.target.value) })}
          />
        </Field>
      )}
    </>
  );
}

/** The resume that the letter draws on; without a choice the default one. */
function ResumeField({ form, onChange }: PartProps) {
  const { t } = useTranslation();
  const resumes = useResumeChoices();
  const names = new Map(resumes.data?.map(({ id, name }) => [id, name]));
  return (
    <ChoiceField
      label={t("letters.wish.resume")}
      hint={t("letters.wish.resumeHint")}
      value={form.resumeId}
      values={["", ...names.keys()]}
      nameOf={(id) => names.get(id) ?? t("letters.new.defaultResume")}
      onChange={(resumeId) => onChange({ ...form, resumeId })}
    />
  );
}
