import type { Mock, MockAnswer } from "@waymark/contract/interviews-mocks";
import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../../../lib/api/reason-of.ts";
import { formatDate, formatPercent } from "../../../../lib/format.ts";
import { newUuid } from "../../../../lib/uuid.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button/button.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { Loading, Skeleton } from "../../../../ui/skeleton.tsx";
import type { BuddyProps } from "../buddy-section.tsx";
import { useOutline, usePracticeLock, useStartMock } from "../queries.ts";
import { Bar, Total } from "../score/total.tsx";
import { AnswerList } from "./answers-so-far.tsx";

export const titleOf = ({ job, role }: Mock): string =>
  job ? [job.title, job.company].filter(Boolean).join(" · ") : (role?.title ?? "");

/** The result of a mock interview: the mean, each criterion, and each answer with its outline. */
export function MockReportPage({ mock, onGo }: { mock: Mock; onGo: BuddyProps["onGo"] }) {
  const { t, i18n } = useTranslation();
  const { report } = mock;
  if (report === null) return null;
  const open = mock.questions.filter(({ id }) => report.unanswered.includes(id));
  const weakestFirst = [...mock.answers].sort(
    (a, b) => (a.together ?? a.score.total) - (b.together ?? b.score.total),
  );
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid min-w-0 gap-1">
          <h1 className="text-[1.75rem] wrap-anywhere sm:text-3xl">{t("interviews-buddy.report.title")}</h1>
          <p className="text-[0.9375rem] text-muted">
            {[titleOf(mock), formatDate(mock.startedAt, i18n.language)].filter(Boolean).join(" · ")}
          </p>
        </div>
        <Again mock={mock} onGo={onGo} />
      </div>
      {report.total === null ? (
        <Notice tone="info">{t("interviews-buddy.report.nothing")}</Notice>
      ) : (
        <Summary mock={mock} report={report} total={report.total} />
      )}
      {weakestFirst.length > 0 && (
        <section className="grid grid-cols-1 gap-3">
          <h2 className="text-lg">{t("interviews-buddy.report.answers")}</h2>
          <AnswerList
            mock={mock}
            answers={weakestFirst}
            more={(answer) => (
              <>
                <Outline mockId={mock.id} answer={answer} language={mock.language} />
                <ComesAgain mock={mock} answer={answer} />
              </>
            )}
          />
        </section>
      )}
      {open.length > 0 && (
        <section className="grid grid-cols-1 gap-3">
          <h2 className="text-lg">{t("interviews-buddy.report.open")}</h2>
          <ul className="list-disc pl-5 text-[0.9375rem]">
            {open.map(({ id, text }) => (
              <li key={id} lang={mock.language} className="text-pretty">
                {text}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Summary({
  mock,
  report,
  total,
}: {
  mock: Mock;
  report: NonNullable<Mock["report"]>;
  total: number;
}) {
  const { t, i18n } = useTranslation();
  return (
    <section className="grid gap-x-12 gap-y-6 rounded-xl border border-line bg-surface p-5 sm:p-7 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="grid content-start gap-3">
        <Total value={total} />
        <p className="text-[0.9375rem] text-pretty">
          {t("interviews-buddy.report.mean", { count: mock.answers.length })}
        </p>
        <p className="text-sm text-muted text-pretty">{t("interviews-buddy.judging.notHiring")}</p>
      </div>
      <ul className="grid content-start gap-x-8 gap-y-3.5 sm:grid-cols-2">
        {report.criteria.map(({ criterion, share }) => (
          <li
            key={criterion}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1.5 text-[0.9375rem]"
          >
            <span>{t(`interviews-practice.criteria.${criterion}.name`)}</span>
            <span className="tabular text-muted">{formatPercent(share, i18n.language)}</span>
            <span className="col-span-2">
              <Bar share={share} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Starts another mock interview with the same questions. */
function Again({ mock, onGo }: { mock: Mock; onGo: BuddyProps["onGo"] }) {
  const { t } = useTranslation();
  const [id] = useState(() => newUuid());
  const start = useStartMock();
  const lock = usePracticeLock();
  const { role, job, interviewId, offerId, level, kind, language, minutes, spoken, questions } = mock;
  return (
    <div className="grid gap-2">
      <Button
        variant="secondary"
        busy={start.isPending}
        disabled={lock !== null}
        onClick={() =>
          start.mutate(
            {
              id,
              role: role?.id ?? null,
              job: job?.id ?? null,
              interviewId,
              offerId,
              level,
              kind,
              language,
              minutes,
              spoken,
              questions: questions.map((question) => question.id),
            },
            { onSuccess: (made) => onGo({ item: made.id, view: "mock" }) },
          )
        }
      >
        <RotateCcw aria-hidden="true" className="size-4.5" />
        {t("interviews-buddy.report.again")}
      </Button>
      {start.isError && <Notice>{reasonOf(start.error)}</Notice>}
    </div>
  );
}

function ComesAgain({ mock, answer }: { mock: Mock; answer: MockAnswer }) {
  const { t, i18n } = useTranslation();
  const again = mock.report?.again.find(({ question }) => question === answer.question);
  if (again === undefined) return null;
  return (
    <p className="text-sm text-muted">
      {t("interviews-buddy.report.comesAgain", { day: formatDate(again.dueAt, i18n.language) })}
    </p>
  );
}

/** The answer in better order, made only of the person's own words; where nothing was said, that is said. */
function Outline({ mockId, answer, language }: { mockId: string; answer: MockAnswer; language: string }) {
  const { t } = useTranslation();
  const query = useOutline(mockId, answer.id);
  if (query.isPending)
    return (
      <Loading>
        <Skeleton className="h-32" />
      </Loading>
    );
  if (query.data === undefined)
    return <Notice onRetry={() => void query.refetch()}>{reasonOf(query.error)}</Notice>;
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="grid gap-0.5">
        <h3 className="text-base">{t("interviews-buddy.outline.title")}</h3>
        <p className="text-sm text-muted">{t("interviews-buddy.outline.text")}</p>
      </div>
      <dl className="grid gap-3 border-l-3 border-pine pl-4">
        {query.data.map(({ criterion, heading, lines }) => (
          <div key={criterion} className="grid gap-1">
            <dt className="text-sm font-semibold">{t(heading)}</dt>
            {lines.length === 0 && (
              <dd className="text-[0.9375rem] text-muted">{t("interviews-buddy.outline.missing")}</dd>
            )}
            {lines.map(({ text, source }) => (
              <dd
                key={text}
                dir="auto"
                lang={source.from === "answer" ? language : undefined}
                className="text-[0.9375rem] wrap-anywhere text-pretty"
              >
                {text}{" "}
                {source.from !== "answer" && (
                  <Badge tone="sky">{t(`interviews-buddy.outline.${source.from}`)}</Badge>
                )}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  );
}
