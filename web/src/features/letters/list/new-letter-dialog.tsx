import {
  type Letter,
  LetterConvention,
  LetterKind,
  LetterLength,
  LetterTone,
  type LetterWish,
  letterLengths,
} from "@waymark/contract/letters";
import { Language, languages } from "@waymark/contract/values";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../../lib/api/call.ts";
import { reasonOf } from "../../../lib/api/reason-of.ts";
import { cleanLine, cleanText } from "../../../lib/clean-text.ts";
import { languageNames } from "../../../lib/language/language-names.ts";
import { ButtonRouteLink } from "../../../lib/navigation/links.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { Segments } from "../../../ui/form/choices.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Input, Select, Textarea } from "../../../ui/form/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { type NewLetter, useCreateLetter, useLetterLock, useResumeChoices } from "../queries.ts";

/** A job as far as needed to choose it: a saved one, or an application's. */
export interface KnownJob {
  /** Null for a job that only its application knows. */
  readonly id: string | null;
  readonly title: string;
  readonly company: string;
  readonly applicationId?: string;
}

export const conventionOf: Record<Language, LetterConvention> = { en: "us", es: "es", fr: "fr", de: "de" };

const keyOf = ({ id, applicationId }: KnownJob) => applicationId ?? id ?? "";
const nameOf = ({ title, company }: KnownJob) => [title, company].filter((text) => text !== "").join(", ");

interface Form {
  readonly wish: LetterWish;
  /** The chosen job; empty for a pasted posting or none. */
  readonly job: string;
  readonly title: string;
  readonly company: string;
  readonly posting: string;
  readonly resumeId: string;
}

/** What the server is asked for. A letter to a posting takes it from a job, or as it was pasted. */
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
  const language = Language.safeParse(i18n.language).data ?? "en";
  const [form, setForm] = useState<Form>({
    wish: { kind: "posting", language, convention: conventionOf[language], tone: "plain", length: "medium" },
    job: first ? keyOf(first) : "",
    title: "",
    company: "",
    posting: "",
    resumeId: "",
  });
  const lock = useLetterLock();
  const create = useCreateLetter();
  const [write, setWrite] = useState(true);
  const make = (isWritten: boolean) => {
    setWrite(isWritten);
    create.mutate(newLetterOf(form, choices, isWritten), { onSuccess: onMade });
  };
  const isLocked =
    lock !== null || (create.error instanceof CallError && create.error.code === "plan_required");
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
            disabled={isLocked}
            busy={create.isPending && !write}
            onClick={() => make(false)}
          >
            {t("letters.new.empty")}
          </Button>
          <Button type="submit" form="new-letter" disabled={isLocked} busy={create.isPending && write}>
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
          make(true);
        }}
      >
        {create.isError && <Notice>{t("letters.new.failed", { reason: reasonOf(create.error) })}</Notice>}
        {isLocked && (
          <div className="grid justify-items-start gap-2.5 rounded-lg bg-sunk p-4 text-[0.9375rem]">
            <p>{lock ? t(lock.key, lock.params) : reasonOf(create.error)}</p>
            <ButtonRouteLink size="sm" variant="secondary" to="/dashboard" search={{ section: "upgrade" }}>
              {t("letters.locked.plans")}
            </ButtonRouteLink>
          </div>
        )}
        <JobFields form={form} jobs={choices} onChange={setForm} />
        <WishChoices form={form} onChange={setForm} />
      </form>
    </Dialog>
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
  return (
    <>
      <Field label={t("letters.wish.kind")}>
        <Select
          value={wish.kind}
          onChange={(event) => {
            const kind = LetterKind.safeParse(event.target.value);
            if (kind.success) onChange({ ...form, wish: { ...wish, kind: kind.data } });
          }}
        >
          {LetterKind.options.map((kind) => (
            <option key={kind} value={kind}>
              {t(`letters.kind.${kind}`)}
            </option>
          ))}
        </Select>
      </Field>
      {jobs.length > 0 && (
        <Field label={t("letters.new.job")}>
          <Select value={form.job} onChange={(event) => onChange({ ...form, job: event.target.value })}>
            <option value="">{t("letters.new.otherJob")}</option>
            {jobs.map((job) => (
              <option key={keyOf(job)} value={keyOf(job)}>
                {nameOf(job)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {form.job === "" && (
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
          {(wish.kind === "posting" || wish.kind === "internal") && (
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
      )}
    </>
  );
}

/** Resume, language, country's form, tone and length. */
function WishChoices({ form, onChange }: PartProps) {
  const { t } = useTranslation();
  const resumes = useResumeChoices();
  const { wish } = form;
  const set = (part: Partial<LetterWish>) => onChange({ ...form, wish: { ...wish, ...part } });
  return (
    <>
      <Field label={t("letters.wish.resume")} hint={t("letters.wish.resumeHint")}>
        <Select
          value={form.resumeId}
          onChange={(event) => onChange({ ...form, resumeId: event.target.value })}
        >
          <option value="">{t("letters.new.defaultResume")}</option>
          {resumes.data?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t("letters.wish.language")}>
          <Select
            value={wish.language}
            onChange={(event) => {
              const language = languages.find((known) => known === event.target.value);
              // The country follows the language until the person chooses another one.
              if (language)
                set({
                  language,
                  ...(wish.convention === conventionOf[wish.language]
                    ? { convention: conventionOf[language] }
                    : {}),
                });
            }}
          >
            {languages.map((language) => (
              <option key={language} value={language} lang={language}>
                {languageNames[language]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t("letters.wish.convention")}>
          <Select
            value={wish.convention}
            onChange={(event) => {
              const known = LetterConvention.safeParse(event.target.value);
              if (known.success) set({ convention: known.data });
            }}
          >
            {LetterConvention.options.map((convention) => (
              <option key={convention} value={convention}>
                {t(`letters.convention.${convention}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Segments
        label={t("letters.wish.tone")}
        value={wish.tone}
        values={LetterTone.options}
        nameOf={(tone) => t(`letters.tone.${tone}`)}
        onChange={(tone) => set({ tone })}
      />
      <Segments
        label={t("letters.wish.length")}
        value={wish.length}
        values={LetterLength.options}
        nameOf={(length) => t(`letters.length.${length}`, { words: letterLengths[length] })}
        onChange={(length) => set({ length })}
      />
    </>
  );
}
