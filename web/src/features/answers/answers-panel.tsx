import type { Answer } from "@waymark/contract/answers";
import { Language } from "@waymark/contract/values";
import { Lock, Plus } from "lucide-react";
import { type FormEvent, useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../lib/api/call.ts";
import { reasonOf } from "../../lib/api/reason-of.ts";
import { cleanLine } from "../../lib/clean-text.ts";
import { formatNumber } from "../../lib/format.ts";
import { languageNames } from "../../lib/language/language-names.ts";
import { wordFilter } from "../../lib/word-filter.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Input } from "../../ui/form/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/overlay/toast.ts";
import { RowsSkeleton } from "../../ui/rows.tsx";
import { UnfoldingRow } from "../../ui/unfolding-row.tsx";
import { AnswerForm } from "./answer-form.tsx";
import { useAnswers, useCreateAnswer, useDeleteAnswer } from "./queries.ts";

function found(answers: readonly Answer[], text: string): Answer[] {
  const holds = wordFilter(text);
  return answers.filter(({ question, short, medium, long }) => holds([question, short, medium, long]));
}

/** Answers to the questions that application forms ask again and again. */
export function AnswersPanel() {
  const { t, i18n } = useTranslation();
  const list = useAnswers();
  const [open, setOpen] = useState("");
  const [text, setText] = useState("");
  const asked = useDeferredValue(text);
  const answers = list.data ?? [];
  const fits = new Set(found(answers, asked));
  // The open answer stays, so that no form closes while it is typed in.
  const shown = answers.filter((answer) => fits.has(answer) || answer.id === open);
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="max-w-prose text-[0.9375rem] text-muted text-pretty">{t("answers.text")}</p>
      <NewAnswer
        onMade={(id) => {
          setText("");
          setOpen(id);
        }}
      />
      {list.isPending ? (
        <RowsSkeleton label={t("answers.loading")} />
      ) : list.data === undefined ? (
        <Notice onRetry={() => void list.refetch()}>
          {t("answers.failed", { reason: reasonOf(list.error) })}
        </Notice>
      ) : answers.length === 0 ? (
        <EmptyState title={t("answers.empty.title")} text={t("answers.empty.text")} />
      ) : (
        <>
          {answers.length > 1 && (
            <Field label={t("answers.search")} hideLabel>
              <Input
                type="search"
                placeholder={t("answers.search")}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            </Field>
          )}
          <p role="status" className="tabular text-sm text-muted">
            {t("answers.count", { count: shown.length, n: formatNumber(shown.length, i18n.language) })}
          </p>
          {shown.length > 0 && (
            <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
              {shown.map((answer) => (
                <Item
                  key={answer.id}
                  answer={answer}
                  isOpen={open === answer.id}
                  onToggle={() => setOpen(open === answer.id ? "" : answer.id)}
                />
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  );
}

/** Begins an answer by its question. A question for statistics is refused, and stays in the box. */
function NewAnswer({ onMade }: { onMade: (id: string) => void }) {
  const { t, i18n } = useTranslation();
  const create = useCreateAnswer();
  const [question, setQuestion] = useState("");
  const [isMissing, setMissing] = useState(false);
  const isRefused = create.error instanceof CallError && create.error.code === "statistics_question";
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (question.trim() === "") return setMissing(true);
    const language = Language.safeParse(i18n.language).data ?? "en";
    create.mutate(
      { question, short: "", medium: "", long: "", language },
      {
        onSuccess: ({ id }) => {
          setQuestion("");
          onMade(id);
        },
      },
    );
  };
  const error = isMissing
    ? t("answers.questionMissing")
    : isRefused
      ? reasonOf(create.error)
      : create.isError
        ? t("answers.notMade", { reason: reasonOf(create.error) })
        : undefined;
  return (
    <form noValidate onSubmit={add} className="flex flex-wrap items-end gap-3">
      <Field label={t("answers.newQuestion")} error={error} className="min-w-0 flex-1 basis-64">
        <Input
          dir="auto"
          maxLength={500}
          autoComplete="off"
          value={question}
          placeholder={t("answers.questionHint")}
          onChange={(event) => {
            setQuestion(cleanLine(event.target.value));
            setMissing(false);
            if (create.isError) create.reset();
          }}
        />
      </Field>
      <Button type="submit" busy={create.isPending}>
        <Plus aria-hidden="true" className="size-4.5" />
        {t("answers.add")}
      </Button>
    </form>
  );
}

function Item({ answer, isOpen, onToggle }: { answer: Answer; isOpen: boolean; onToggle: () => void }) {
  const { t } = useTranslation();
  const remove = useRemoveAnswer(answer);
  const { question, short, medium, long, language, locked } = answer;
  const written = [short, medium, long].filter((text) => text.trim() !== "").length;
  return (
    <UnfoldingRow
      title={question}
      detail={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
          {locked && (
            <Badge tone="amber">
              <Lock aria-hidden="true" className="size-3" />
              {t("answers.locked.badge")}
            </Badge>
          )}
          {written === 0 ? t("answers.nothing") : t("answers.written", { count: written })}
          <span lang={language}>{languageNames[language]}</span>
        </span>
      }
      isOpen={isOpen}
      onToggle={onToggle}
      remove={{
        label: t("answers.deleteOf", { question }),
        hint: t("answers.delete"),
        onPress: remove,
      }}
    >
      <AnswerForm answer={answer} />
    </UnfoldingRow>
  );
}

/** Deletes an answer, with a way to bring it back. */
function useRemoveAnswer(answer: Answer): () => void {
  const { t } = useTranslation();
  const remove = useDeleteAnswer();
  const create = useCreateAnswer();
  const { question, short, medium, long, language } = answer;
  const say = (error: unknown) =>
    toast({ title: t("answers.notDeleted"), description: reasonOf(error), variant: "destructive" });
  const putBack = () => create.mutate({ question, short, medium, long, language }, { onError: say });
  return () =>
    remove.mutate(answer, {
      onError: say,
      onSuccess: () =>
        toast({ title: t("answers.deleted"), action: { label: t("resumes.undo"), run: putBack } }),
    });
}
