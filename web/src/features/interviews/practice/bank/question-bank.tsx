import { type CareerLevel, careerLevels } from "@waymark/contract/careers";
import { type QuestionKind, questionKinds } from "@waymark/contract/interviews-practice";
import type { BankQuestion } from "@waymark/contract/interviews-questions";
import { Language } from "@waymark/contract/values";
import { ChevronDown, Play, Plus, Star } from "lucide-react";
import { type ReactNode, useDeferredValue, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../../../lib/api/reason-of.ts";
import { cleanLine } from "../../../../lib/clean-text.ts";
import { formatDate, formatNumber } from "../../../../lib/format.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Button, IconButton } from "../../../../ui/button/button.tsx";
import { Chip } from "../../../../ui/chip.tsx";
import { classes } from "../../../../ui/classes.ts";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { ChoiceField } from "../../../../ui/form/choice-field.tsx";
import { Field } from "../../../../ui/form/field.tsx";
import { Input } from "../../../../ui/form/input.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { RowsSkeleton } from "../../../../ui/rows.tsx";
import { Pages } from "../practice-home.tsx";
import { type BankFilter, useBank, useCompetencies, usePracticeLock, useQuestions } from "../queries.ts";
import { Total } from "../score/total.tsx";
import { ChosenRole } from "../start-form.tsx";
import { OwnQuestionDialog } from "./own-question-dialog.tsx";
import { QuestionDetail } from "./question-detail.tsx";

const parts = ["all", "favourites", "own", "asked", "practised", "due"] as const;

interface Filter {
  readonly search: string;
  readonly only: (typeof parts)[number];
  readonly kind: QuestionKind | "";
  readonly level: CareerLevel | "";
  readonly competency: string;
  readonly role: { id: string; title: string } | null;
}

const noFilter: Filter = { search: "", only: "all", kind: "", level: "", competency: "", role: null };

function queryOf({ search, only, kind, level, competency, role }: Filter, language: string, page: number) {
  const query: BankFilter = {
    only,
    page,
    limit: 20,
    language: Language.safeParse(language).data ?? "en",
    ...(search.trim() === "" ? {} : { search: search.trim().slice(0, 200) }),
    ...(kind === "" ? {} : { kind }),
    ...(level === "" ? {} : { level }),
    ...(competency === "" ? {} : { competency }),
    ...(role === null ? {} : { role: role.id }),
  };
  return query;
}

export interface BankProps {
  /** Id of the unfolded question. */
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
  onPractise: (id: string) => void;
  rolePicker: (onChoose: (role: { id: string; title: string }) => void) => ReactNode;
}

/** The questions, narrowed by words and filters; each unfolds into its levels and probes. */
export function QuestionBank({ open, onOpen, onPractise, rolePicker }: BankProps) {
  const { t, i18n } = useTranslation();
  const [filter, setFilter] = useState(noFilter);
  const [page, setPage] = useState(1);
  const [isWriting, setWriting] = useState(false);
  const list = useQuestions(queryOf(useDeferredValue(filter), i18n.language, page));
  const change = (part: Partial<Filter>) => {
    setFilter((before) => ({ ...before, ...part }));
    setPage(1);
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <SearchLine filter={filter} onChange={change} onWrite={() => setWriting(true)} />
      <MoreFilters filter={filter} onChange={change} rolePicker={rolePicker} />
      {list.isPending && <RowsSkeleton label={t("interviews-buddy.bank.loading")} />}
      {list.isError && (
        <Notice onRetry={() => void list.refetch()}>
          {t("interviews-buddy.bank.failed", { reason: reasonOf(list.error) })}
        </Notice>
      )}
      {list.data !== undefined && (
        <>
          <p role="status" className="tabular text-sm text-muted">
            {t("interviews-buddy.bank.count", {
              count: list.data.total,
              n: formatNumber(list.data.total, i18n.language),
            })}
          </p>
          <Found
            questions={list.data.questions}
            only={filter.only}
            onClear={() => change(noFilter)}
            open={open}
            onOpen={onOpen}
            onPractise={onPractise}
          />
          <Pages page={page} last={Math.ceil(list.data.total / 20)} onPage={setPage} />
        </>
      )}
      {isWriting && (
        <OwnQuestionDialog
          onClose={() => setWriting(false)}
          onSaved={(id) => {
            change({ ...noFilter, only: "own" });
            onOpen(id);
          }}
        />
      )}
    </div>
  );
}

/** Words to search for, a new question, and the person's parts of the bank. */
function SearchLine({
  filter,
  onChange,
  onWrite,
}: {
  filter: Filter;
  onChange: (part: Partial<Filter>) => void;
  onWrite: () => void;
}) {
  const { t } = useTranslation();
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t("interviews-buddy.bank.search")} hideLabel className="min-w-0 flex-1 basis-60">
          <Input
            type="search"
            placeholder={t("interviews-buddy.bank.search")}
            value={filter.search}
            maxLength={200}
            onChange={(event) => onChange({ search: cleanLine(event.target.value) })}
          />
        </Field>
        <Button variant="secondary" onClick={onWrite} aria-haspopup="dialog">
          <Plus aria-hidden="true" className="size-4.5" />
          {t("interviews-buddy.bank.own")}
        </Button>
      </div>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t("interviews-buddy.bank.only")}</legend>
        {parts.map((only) => (
          <Chip key={only} pressed={filter.only === only} onClick={() => onChange({ only })}>
            {t(`interviews-buddy.bank.part.${only}`)}
          </Chip>
        ))}
      </fieldset>
    </>
  );
}

/** The questions of a page. One that was asked for by its address and is not among them stands above. */
function Found({
  questions,
  only,
  onClear,
  open,
  onOpen,
  onPractise,
}: Omit<BankProps, "rolePicker"> & {
  questions: readonly BankQuestion[];
  only: Filter["only"];
  onClear: () => void;
}) {
  const { t } = useTranslation();
  return (
    <>
      {open !== undefined && !questions.some(({ id }) => id === open) && (
        <div className="rounded-xl border border-line bg-surface p-4 sm:px-5">
          <QuestionDetail id={open} onPractise={onPractise} withText onGone={() => onOpen(undefined)} />
        </div>
      )}
      {questions.length === 0 ? (
        <EmptyState
          title={t("interviews-buddy.bank.noneTitle")}
          text={t(`interviews-buddy.bank.none.${only}`)}
          action={
            <Button variant="secondary" onClick={onClear}>
              {t("interviews-buddy.bank.clear")}
            </Button>
          }
        />
      ) : (
        <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
          {questions.map((question) => (
            <QuestionItem
              key={question.id}
              question={question}
              isOpen={open === question.id}
              onToggle={() => onOpen(open === question.id ? undefined : question.id)}
              onPractise={onPractise}
            />
          ))}
        </ul>
      )}
    </>
  );
}

/** Kind, level, competency and role, folded away at first. */
function MoreFilters({
  filter,
  onChange,
  rolePicker,
}: {
  filter: Filter;
  onChange: (part: Partial<Filter>) => void;
  rolePicker: BankProps["rolePicker"];
}) {
  const { t, i18n } = useTranslation();
  const { data } = useCompetencies(i18n.language);
  const names = new Map(data?.competencies.map(({ id, name }) => [id, name]));
  const any = t("interviews-buddy.bank.any");
  const count = [filter.kind, filter.level, filter.competency, filter.role?.id].filter(Boolean).length;
  return (
    <details className="group rounded-xl border border-line bg-surface">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 px-4 py-2 text-[0.9375rem] font-semibold [&::-webkit-details-marker]:hidden">
        {count === 0 ? t("interviews-buddy.bank.filters") : t("interviews-buddy.bank.filtersOn", { count })}
        <ChevronDown
          aria-hidden="true"
          className="size-4.5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-4 px-4 pt-1 pb-5 sm:grid-cols-3">
        <ChoiceField
          label={t("interviews-buddy.start.kind")}
          value={filter.kind}
          values={["", ...questionKinds] as const}
          nameOf={(kind) => (kind === "" ? any : t(`interviews-buddy.kinds.${kind}`))}
          onChange={(kind) => onChange({ kind })}
        />
        <ChoiceField
          label={t("interviews-buddy.start.level")}
          value={filter.level}
          values={["", ...careerLevels] as const}
          nameOf={(level) => (level === "" ? any : t(`interviews-buddy.levels.${level}`))}
          onChange={(level) => onChange({ level })}
        />
        <ChoiceField
          label={t("interviews-buddy.bank.competency")}
          value={filter.competency}
          values={["", ...names.keys()]}
          nameOf={(id) => names.get(id) ?? any}
          onChange={(competency) => onChange({ competency })}
        />
        <div className="sm:col-span-3">
          <ChosenRole role={filter.role} onChange={(role) => onChange({ role })} picker={rolePicker} />
        </div>
      </div>
    </details>
  );
}

function QuestionItem({
  question,
  isOpen,
  onToggle,
  onPractise,
}: {
  question: BankQuestion;
  isOpen: boolean;
  onToggle: () => void;
  onPractise: (id: string) => void;
}) {
  const { t } = useTranslation();
  const bodyId = useId();
  const { favour } = useBank();
  const lock = usePracticeLock();
  const { id, favourite, practice } = question;
  return (
    <li className={isOpen ? "bg-surface" : ""}>
      <div className="flex items-start gap-1 p-2 pl-3">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={onToggle}
          className="flex min-h-11 min-w-0 flex-1 items-start gap-3 rounded-md px-1.5 py-1 text-left"
        >
          {practice && <Total value={practice.lastTotal} small />}
          <QuestionLine question={question} />
        </button>
        <IconButton
          small
          aria-pressed={favourite}
          label={t("interviews-buddy.bank.favourite")}
          onClick={() => favour.mutate({ id, favourite: !favourite })}
        >
          <Star aria-hidden="true" className={classes("size-4.5", favourite && "fill-current text-amber")} />
        </IconButton>
        <IconButton
          small
          disabled={lock !== null}
          label={t("interviews-buddy.bank.practise")}
          onClick={() => onPractise(id)}
        >
          <Play aria-hidden="true" className="size-4.5" />
        </IconButton>
      </div>
      {isOpen && (
        <div id={bodyId} className="px-4 pt-1 pb-5 sm:px-5">
          <QuestionDetail id={id} onPractise={onPractise} onGone={onToggle} />
        </div>
      )}
    </li>
  );
}

/** A question with its kind, its competency and what the person did with it. */
function QuestionLine({ question }: { question: BankQuestion }) {
  const { t, i18n } = useTranslation();
  const { text, kind, competency, practice, askedAt, own } = question;
  const [asked] = askedAt;
  return (
    <span className="grid min-w-0 flex-1 gap-1">
      <span lang={question.language} className="text-[0.9375rem] font-semibold wrap-anywhere text-pretty">
        {text}
      </span>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
        <span>{t(`interviews-buddy.kinds.${kind}`)}</span>
        <span aria-hidden="true">·</span>
        <span>{competency.name}</span>
        {own && <Badge tone="sky">{t("interviews-buddy.bank.isOwn")}</Badge>}
        {practice?.isDue && <Badge tone="amber">{t("interviews-buddy.bank.isDue")}</Badge>}
        {asked && (
          <Badge>
            {t("interviews-buddy.bank.askedAt", {
              company: asked.company || asked.title,
              day: formatDate(`${asked.on}T12:00:00Z`, i18n.language),
            })}
          </Badge>
        )}
      </span>
    </span>
  );
}
