import { type CareerLevel, careerLevels } from "@waymark/contract/careers";
import { mockMinutes, type QuestionKind, questionKinds } from "@waymark/contract/interviews-practice";
import { Language, languages } from "@waymark/contract/values";
import { ArrowLeft } from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../../lib/api/call.ts";
import { reasonOf } from "../../../lib/api/reason-of.ts";
import { languageNames } from "../../../lib/language/language-names.ts";
import { newUuid } from "../../../lib/uuid.ts";
import { Button } from "../../../ui/button/button.tsx";
import { TextButton } from "../../../ui/button/link-button.tsx";
import { ChoiceField } from "../../../ui/form/choice-field.tsx";
import { RadioCards } from "../../../ui/form/radio-cards.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PracticeLocked } from "./practice-home.tsx";
import { type NewMock, useDueQuestions, usePracticeLock, useQuestion, useStartMock } from "./queries.ts";

/** A job as far as needed to choose it. */
export interface KnownJob {
  readonly id: string;
  readonly title: string;
  readonly company: string;
}

/** The subject of a new mock interview, when another page asked for it. */
export type Planned =
  | { readonly for: "anything" }
  | { readonly for: "interview"; readonly id: string; readonly name: string }
  | { readonly for: "offer"; readonly id: string; readonly name: string }
  | { readonly for: "question"; readonly id: string }
  | { readonly for: "due" };

interface Form {
  readonly by: "role" | "job" | "anybody";
  readonly role: { id: string; title: string } | null;
  readonly job: string;
  readonly level: CareerLevel | "any";
  readonly kind: QuestionKind | "mixed";
  readonly language: Language;
  readonly minutes: number;
  readonly spoken: "written" | "spoken";
}

const minutesOffered = [10, 15, 20, 30, 45].filter((n) => n >= mockMinutes.least && n <= mockMinutes.most);

const firstForm = (shown: string, jobs: readonly KnownJob[]): Form => ({
  by: jobs.length > 0 ? "job" : "role",
  role: null,
  job: jobs[0]?.id ?? "",
  level: "any",
  kind: "mixed",
  language: Language.safeParse(shown).data ?? "en",
  minutes: 20,
  spoken: "written",
});

function requestOf(form: Form, planned: Planned, questions: readonly string[], id: string): NewMock {
  const isFree = planned.for === "anything";
  return {
    id,
    role: isFree && form.by === "role" ? (form.role?.id ?? null) : null,
    job: isFree && form.by === "job" && form.job !== "" ? form.job : null,
    interviewId: planned.for === "interview" ? planned.id : null,
    offerId: planned.for === "offer" ? planned.id : null,
    level: form.level === "any" ? null : form.level,
    kind: planned.for === "offer" ? "pay" : form.kind === "mixed" ? null : form.kind,
    language: form.language,
    minutes: form.minutes,
    spoken: form.spoken === "spoken",
    questions: [...questions],
  };
}

/** The questions that were asked for by name; undefined while they are loading. */
function usePlannedQuestions(planned: Planned, language: string): readonly string[] | undefined {
  const { data } = useDueQuestions(language);
  if (planned.for === "question") return [planned.id];
  if (planned.for !== "due") return [];
  return data?.questions.filter(({ practice }) => practice?.isDue).map(({ id }) => id);
}

/** The set-up of a mock interview. */
export function StartForm({
  jobs,
  planned,
  rolePicker,
  onStarted,
  onBack,
}: {
  jobs: readonly KnownJob[];
  planned: Planned;
  rolePicker: (onChoose: (role: { id: string; title: string }) => void) => ReactNode;
  onStarted: (id: string) => void;
  onBack: () => void;
}) {
  const { t, i18n } = useTranslation();
  const [form, setForm] = useState(() => firstForm(i18n.language, jobs));
  const [id] = useState(() => newUuid());
  const lock = usePracticeLock();
  const start = useStartMock();
  const questions = usePlannedQuestions(planned, i18n.language);
  const isRefused = start.error instanceof CallError && start.error.code === "plan_required";
  const locked = lock ? t(lock.key, lock.params) : isRefused ? reasonOf(start.error) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (questions === undefined) return;
    start.mutate(requestOf(form, planned, questions, id), { onSuccess: (mock) => onStarted(mock.id) });
  };
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-5">
      <TextButton onClick={onBack} className="justify-self-start gap-1.5 text-sm">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t("interviews-buddy.start.back")}
      </TextButton>
      <h1 className="text-[1.75rem] sm:text-3xl">{t("interviews-buddy.start.title")}</h1>
      {locked !== null && <PracticeLocked reason={locked} />}
      <form onSubmit={submit} noValidate className="grid gap-6">
        {planned.for === "anything" ? (
          <ForFields form={form} onChange={setForm} jobs={jobs} rolePicker={rolePicker} />
        ) : (
          <PlannedLine planned={planned} count={questions?.length ?? 0} />
        )}
        <HowFields form={form} onChange={setForm} planned={planned} />
        <WayField form={form} onChange={setForm} />
        {start.isError && !isRefused && (
          <Notice>{t("interviews-buddy.start.failed", { reason: reasonOf(start.error) })}</Notice>
        )}
        <Button
          type="submit"
          size="lg"
          className="justify-self-start"
          busy={start.isPending}
          disabled={locked !== null || questions === undefined}
        >
          {t("interviews-buddy.start.go")}
        </Button>
      </form>
    </div>
  );
}

interface PartProps {
  form: Form;
  onChange: (form: Form) => void;
}

/** Whom the questions are for: a posting, a role, or anybody. */
function ForFields({
  form,
  onChange,
  jobs,
  rolePicker,
}: PartProps & {
  jobs: readonly KnownJob[];
  rolePicker: (onChoose: (role: { id: string; title: string }) => void) => ReactNode;
}) {
  const { t } = useTranslation();
  const names = new Map(
    jobs.map(({ id, title, company }) => [id, [title, company].filter(Boolean).join(" · ")]),
  );
  const ways = (["job", "role", "anybody"] as const).filter((way) => way !== "job" || jobs.length > 0);
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1.5 text-sm font-semibold">{t("interviews-buddy.start.for")}</legend>
      <RadioCards
        label={t("interviews-buddy.start.for")}
        value={form.by}
        onValueChange={(by) => onChange({ ...form, by: ways.find((way) => way === by) ?? form.by })}
        items={ways.map((way) => ({
          id: way,
          label: t(`interviews-buddy.start.by.${way}`),
          hint: t(`interviews-buddy.start.byHint.${way}`),
        }))}
      />
      {form.by === "job" && (
        <ChoiceField
          label={t("interviews-buddy.start.job")}
          value={form.job}
          values={[...names.keys()]}
          nameOf={(id) => names.get(id) ?? ""}
          onChange={(job) => onChange({ ...form, job })}
        />
      )}
      {form.by === "role" && (
        <ChosenRole role={form.role} onChange={(role) => onChange({ ...form, role })} picker={rolePicker} />
      )}
    </fieldset>
  );
}

/** The chosen role with a way to change it, or the picker. */
export function ChosenRole({
  role,
  onChange,
  picker,
}: {
  role: { id: string; title: string } | null;
  onChange: (role: { id: string; title: string } | null) => void;
  picker: (onChoose: (role: { id: string; title: string }) => void) => ReactNode;
}) {
  const { t } = useTranslation();
  if (role === null) return picker(onChange);
  return (
    <p className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-pine-soft px-3.5 py-2.5">
      <span className="font-semibold">{role.title}</span>
      <TextButton onClick={() => onChange(null)}>{t("interviews-buddy.start.otherRole")}</TextButton>
    </p>
  );
}

function PlannedLine({ planned, count }: { planned: Planned; count: number }) {
  const { t, i18n } = useTranslation();
  const { data } = useQuestion(planned.for === "question" ? planned.id : "", i18n.language);
  const text =
    planned.for === "question"
      ? (data?.text ?? "")
      : planned.for === "due"
        ? t("interviews-buddy.start.due", { count })
        : planned.for === "anything"
          ? ""
          : t(`interviews-buddy.start.${planned.for}`, { name: planned.name });
  return <p className="rounded-lg bg-pine-soft px-3.5 py-2.5 text-[0.9375rem] text-pretty">{text}</p>;
}

/** Kind, level, language and minutes. Questions that are chosen already need no kind and no level. */
function HowFields({ form, onChange, planned }: PartProps & { planned: Planned }) {
  const { t } = useTranslation();
  const isChosen = planned.for === "question" || planned.for === "due" || planned.for === "offer";
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {!isChosen && (
        <>
          <ChoiceField
            label={t("interviews-buddy.start.kind")}
            value={form.kind}
            values={["mixed", ...questionKinds] as const}
            nameOf={(kind) => t(`interviews-buddy.kinds.${kind}`)}
            onChange={(kind) => onChange({ ...form, kind })}
          />
          <ChoiceField
            label={t("interviews-buddy.start.level")}
            value={form.level}
            values={["any", ...careerLevels] as const}
            nameOf={(level) => t(`interviews-buddy.levels.${level}`)}
            onChange={(level) => onChange({ ...form, level })}
          />
        </>
      )}
      <ChoiceField
        label={t("interviews-buddy.start.language")}
        value={form.language}
        values={languages}
        nameOf={(language) => languageNames[language]}
        onChange={(language) => onChange({ ...form, language })}
      />
      <ChoiceField
        label={t("interviews-buddy.start.minutes")}
        value={String(form.minutes)}
        values={minutesOffered.map(String)}
        nameOf={(n) => t("interviews-buddy.start.minutesOf", { count: Number(n) })}
        onChange={(n) => onChange({ ...form, minutes: Number(n) })}
      />
    </div>
  );
}

/** Whether the person types or speaks. */
function WayField({ form, onChange }: PartProps) {
  const { t } = useTranslation();
  return (
    <RadioCards
      label={t("interviews-buddy.start.way")}
      value={form.spoken}
      onValueChange={(way) => onChange({ ...form, spoken: way === "spoken" ? "spoken" : "written" })}
      items={(["written", "spoken"] as const).map((way) => ({
        id: way,
        label: t(`interviews-buddy.start.${way}`),
        hint: t(`interviews-buddy.start.${way}Hint`),
      }))}
    />
  );
}
