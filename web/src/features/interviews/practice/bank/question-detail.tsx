import type { QuestionWithLevels } from "@waymark/contract/interviews-questions";
import { Pencil, Play, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../../../lib/api/reason-of.ts";
import { formatDate } from "../../../../lib/format.ts";
import { Button } from "../../../../ui/button/button.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { toast } from "../../../../ui/overlay/toast.ts";
import { Loading, Skeleton } from "../../../../ui/skeleton.tsx";
import { useBank, usePracticeLock, useQuestion } from "../queries.ts";
import { OwnQuestionDialog } from "./own-question-dialog.tsx";

interface DetailProps {
  id: string;
  onPractise: (id: string) => void;
  onGone: () => void;
  /** With the question itself, for one that is not in the list. */
  withText?: boolean;
}

/** A question with its competency, four described levels, follow-ups and the person's own answers to it. */
export function QuestionDetail(props: DetailProps) {
  const { t, i18n } = useTranslation();
  const query = useQuestion(props.id, i18n.language);
  if (query.isPending)
    return (
      <Loading>
        <Skeleton className="h-40" />
      </Loading>
    );
  if (query.data === undefined)
    return (
      <Notice onRetry={() => void query.refetch()}>
        {t("interviews-buddy.bank.failed", { reason: reasonOf(query.error) })}
      </Notice>
    );
  return <Detail {...props} question={query.data} />;
}

function Detail({ question, onPractise, onGone, withText }: DetailProps & { question: QuestionWithLevels }) {
  const { t, i18n } = useTranslation();
  const lock = usePracticeLock();
  const [isChanging, setChanging] = useState(false);
  const remove = useRemove(question, onGone);
  const { practice } = question;
  return (
    <div className="grid grid-cols-1 gap-4">
      {withText && (
        <h2 lang={question.language} className="text-lg text-pretty">
          {question.text}
        </h2>
      )}
      {practice && (
        <p className="tabular text-sm text-muted">
          {t("interviews-buddy.bank.practised", {
            count: practice.times,
            total: practice.lastTotal,
            day: formatDate(practice.dueAt, i18n.language),
          })}
        </p>
      )}
      <LevelsAndProbes question={question} />
      <div className="flex flex-wrap gap-2.5">
        <Button size="sm" disabled={lock !== null} onClick={() => onPractise(question.id)}>
          <Play aria-hidden="true" className="size-4" />
          {t("interviews-buddy.bank.practise")}
        </Button>
        {question.own && (
          <>
            <Button size="sm" variant="secondary" onClick={() => setChanging(true)} aria-haspopup="dialog">
              <Pencil aria-hidden="true" className="size-4" />
              {t("interviews-buddy.bank.change")}
            </Button>
            <Button size="sm" variant="quiet" onClick={remove}>
              <Trash2 aria-hidden="true" className="size-4" />
              {t("interviews-buddy.bank.delete")}
            </Button>
          </>
        )}
      </div>
      {isChanging && <OwnQuestionDialog before={question} onClose={() => setChanging(false)} />}
    </div>
  );
}

function LevelsAndProbes({ question }: { question: QuestionWithLevels }) {
  const { t, i18n } = useTranslation();
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <div className="grid content-start gap-2">
        <h3 className="text-sm font-semibold">
          {t("interviews-buddy.bank.levels", { competency: question.competency.name })}
        </h3>
        <ol className="grid list-decimal gap-1.5 pl-5 text-[0.9375rem] marker:text-muted">
          {question.levels.map((level) => (
            <li key={level} className="text-pretty">
              {level}
            </li>
          ))}
        </ol>
      </div>
      <div className="grid content-start gap-2">
        <h3 className="text-sm font-semibold">{t("interviews-buddy.bank.probes")}</h3>
        <ul className="grid gap-2.5 text-[0.9375rem]">
          {question.probes.map(({ id, text, seeks }) => (
            <li key={id} className="grid gap-0.5">
              <span className="text-pretty">{text}</span>
              <span className="text-sm text-muted">
                {t("interviews-buddy.bank.seeks", {
                  what: new Intl.ListFormat(i18n.language, { type: "disjunction" }).format(
                    seeks.map((one) => t(`interviews-practice.criteria.${one}.name`)),
                  ),
                })}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Deletes an own question, with a way to bring it back. */
function useRemove({ id }: QuestionWithLevels, onGone: () => void): () => void {
  const { t } = useTranslation();
  const { remove, restore } = useBank();
  const say = (error: unknown) =>
    toast({
      title: t("interviews-buddy.bank.notDeleted"),
      description: reasonOf(error),
      variant: "destructive",
    });
  return () => {
    // Closed first: an open detail would ask for the deleted question again.
    onGone();
    remove.mutateAsync(id).then(
      () =>
        toast({
          title: t("interviews-buddy.bank.deleted"),
          action: { label: t("interviews-buddy.undo"), run: () => restore.mutate(id, { onError: say }) },
        }),
      say,
    );
  };
}
