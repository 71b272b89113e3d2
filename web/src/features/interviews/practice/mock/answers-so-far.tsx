import type { Mock, MockAnswer } from "@waymark/contract/interviews-mocks";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "../../../../ui/classes.ts";
import { DeliveryFigures } from "../../sound/delivery-figures.tsx";
import { ScoredAnswer } from "../score/scored-answer.tsx";
import { Total } from "../score/total.tsx";
import { Advice } from "./advice.tsx";
import { Recordings } from "./recordings.tsx";

/** The questions that were answered before the present one. */
export function AnswersSoFar({ mock }: { mock: Mock }) {
  const { t } = useTranslation();
  const before = mock.answers.filter(({ question }) => question !== mock.turn?.question);
  const id = useId();
  if (before.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <h2 id={id} className="text-lg">
        {t("interviews-buddy.mock.before")}
      </h2>
      <AnswerList mock={mock} answers={before} />
    </section>
  );
}

/** Answers as rows that unfold into their scores. */
export function AnswerList({
  mock,
  answers,
  more,
}: {
  mock: Mock;
  answers: readonly MockAnswer[];
  /** Below an unfolded answer. */
  more?: (answer: MockAnswer) => ReactNode;
}) {
  return (
    <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
      {answers.map((answer) => (
        <AnswerRow key={answer.id} mock={mock} answer={answer} more={more} />
      ))}
    </ul>
  );
}

function AnswerRow({
  mock,
  answer,
  more,
}: {
  mock: Mock;
  answer: MockAnswer;
  more: ((answer: MockAnswer) => ReactNode) | undefined;
}) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const bodyId = useId();
  const question = mock.questions.find(({ id }) => id === answer.question);
  if (question === undefined) return null;
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? bodyId : undefined}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-16 w-full items-center gap-4 rounded-xl p-3.5 text-left"
      >
        <Total value={answer.together ?? answer.score.total} small />
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span lang={mock.language} className="font-semibold wrap-anywhere text-pretty">
            {question.text}
          </span>
          <span className="text-sm text-muted">
            {answer.together === null
              ? question.competency.name
              : t("interviews-buddy.score.together", { total: answer.together, first: answer.score.total })}
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className={classes("size-4.5 shrink-0 text-muted transition-transform", isOpen && "rotate-180")}
        />
      </button>
      {isOpen && (
        <div id={bodyId} className="grid grid-cols-1 gap-6 px-4 pt-1 pb-6 sm:px-5">
          <ScoredAnswer text={answer.text} score={answer.score} kind={question.kind} />
          {answer.delivery && <DeliveryFigures delivery={answer.delivery} />}
          <Recordings mock={mock} answer={answer} />
          <Advice mock={mock} answer={answer} />
          <FollowUp mock={mock} answer={answer} />
          {more?.(answer)}
        </div>
      )}
    </li>
  );
}

function FollowUp({ mock, answer: { probe, followUp } }: { mock: Mock; answer: MockAnswer }) {
  if (followUp === null) return null;
  return (
    <div className="grid gap-1.5">
      <p lang={mock.language} className="font-semibold text-pretty">
        {probe.text}
      </p>
      <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
        {followUp.text}
      </p>
    </div>
  );
}
