import type { Mock } from "@waymark/contract/interviews-mocks";
import { ArrowLeft, CirclePause, Flag, Play } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { OpenFailed } from "../../../../lib/api/open-failed.tsx";
import { reasonOf } from "../../../../lib/api/reason-of.ts";
import { ButtonRouteLink, TextRouteLink } from "../../../../lib/navigation/links.tsx";
import { Button } from "../../../../ui/button/button.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { ProgressBar } from "../../../../ui/progress-bar.tsx";
import { Spinner } from "../../../../ui/spinner.tsx";
import { forgetRecordings } from "../../sound/recorder.ts";
import type { BuddyProps } from "../buddy-section.tsx";
import { useMock, useMockActions } from "../queries.ts";
import { AnswersSoFar } from "./answers-so-far.tsx";
import { Clock } from "./clock.tsx";
import { unsentAnswers } from "./kept-answer.ts";
import { MockReportPage, titleOf } from "./mock-report.tsx";
import { TurnPanel } from "./turn-panel.tsx";

interface MockProps {
  mock: Mock;
  userId: string;
  onGo: BuddyProps["onGo"];
}

/** A mock interview: the present question while it runs, its report at the end. */
export function MockPage({ id, userId, onGo }: Omit<MockProps, "mock"> & { id: string }) {
  const { t } = useTranslation();
  const { data, isPending, error, refetch } = useMock(id);
  useEffect(() => forgetRecordings, []);
  if (isPending) return <Spinner text={t("interviews-buddy.mock.opening")} className="py-24" />;
  return (
    <div className="grid grid-cols-1 gap-5">
      <TextRouteLink
        to="/dashboard"
        search={{ section: "ai-buddy" }}
        className="inline-flex items-center gap-1.5 justify-self-start text-sm"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t("interviews-buddy.start.back")}
      </TextRouteLink>
      {data === undefined ? (
        <OpenFailed
          error={error}
          text={t("interviews-buddy.mock.failed", { reason: reasonOf(error) })}
          onRetry={() => void refetch()}
        />
      ) : data.state === "finished" ? (
        <MockReportPage mock={data} onGo={onGo} />
      ) : (
        <RunningMock mock={data} userId={userId} onGo={onGo} />
      )}
    </div>
  );
}

function RunningMock({ mock, userId }: MockProps) {
  const { t } = useTranslation();
  const { turn } = mock;
  const at = mock.questions.findIndex(({ id }) => id === turn?.question);
  const done = turn === null ? mock.questions.length : at;
  return (
    <>
      <MockHead mock={mock} />
      <ProgressBar
        label={t("interviews-buddy.mock.progress")}
        value={(100 * done) / mock.questions.length}
        valueText={t("interviews-buddy.mock.of", { n: done + 1, count: mock.questions.length })}
      />
      <LeftText mock={mock} userId={userId} />
      {mock.state === "paused" ? (
        <Paused mock={mock} />
      ) : turn === null ? (
        <AllAsked mock={mock} />
      ) : (
        <TurnPanel key={`${turn.question}:${turn.part}`} mock={mock} turn={turn} userId={userId} />
      )}
      <AnswersSoFar mock={mock} />
    </>
  );
}

function MockHead({ mock }: { mock: Mock }) {
  const { t } = useTranslation();
  const { pause, finish } = useMockActions(mock.id);
  const failed = pause.error ?? finish.error;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="grid min-w-0 gap-0.5">
          <h1 className="text-[1.75rem] wrap-anywhere sm:text-3xl">
            {titleOf(mock) || t("interviews-buddy.mock.title")}
          </h1>
          <p className="text-sm text-muted">
            {[
              t(`interviews-buddy.kinds.${mock.kind ?? "mixed"}`),
              t(`interviews-buddy.start.${mock.spoken ? "spoken" : "written"}`),
            ].join(" · ")}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2.5">
          <Clock mock={mock} />
          {mock.state === "running" && (
            <Button variant="secondary" busy={pause.isPending} onClick={() => pause.mutate()}>
              <CirclePause aria-hidden="true" className="size-4.5" />
              {t("interviews-buddy.mock.pause")}
            </Button>
          )}
          <Button variant="quiet" busy={finish.isPending} onClick={() => finish.mutate()}>
            <Flag aria-hidden="true" className="size-4.5" />
            {t("interviews-buddy.mock.finish")}
          </Button>
        </div>
      </div>
      {failed && <Notice>{reasonOf(failed)}</Notice>}
    </>
  );
}

/** The answer typed here for a question that another tab has answered meanwhile. */
function LeftText({ mock, userId }: Omit<MockProps, "onGo">) {
  const { t } = useTranslation();
  const [dropped, setDropped] = useState(0);
  const left = unsentAnswers(mock.id, mock.turn, userId);
  return (
    <div key={dropped} className="contents">
      {left.map(({ key, text, drop }) => (
        <Notice
          key={key}
          tone="info"
          onRetry={() => {
            drop();
            setDropped((n) => n + 1);
          }}
          retryLabel={t("interviews-buddy.mock.leftDrop")}
        >
          {t("interviews-buddy.mock.left")}{" "}
          <span dir="auto" className="font-medium whitespace-pre-wrap wrap-anywhere">
            {text}
          </span>
        </Notice>
      ))}
    </div>
  );
}

function Paused({ mock }: { mock: Mock }) {
  const { t } = useTranslation();
  const { resume } = useMockActions(mock.id);
  return (
    <>
      <EmptyState
        title={t("interviews-buddy.mock.pausedTitle")}
        text={t("interviews-buddy.mock.pausedText")}
        action={
          <Button busy={resume.isPending} onClick={() => resume.mutate()}>
            <Play aria-hidden="true" className="size-4.5" />
            {t("interviews-buddy.mock.continue")}
          </Button>
        }
      />
      {resume.isError && <Notice>{reasonOf(resume.error)}</Notice>}
    </>
  );
}

function AllAsked({ mock }: { mock: Mock }) {
  const { t } = useTranslation();
  const { finish } = useMockActions(mock.id);
  return (
    <EmptyState
      title={t("interviews-buddy.mock.allAsked")}
      text={t("interviews-buddy.mock.allAskedText")}
      action={
        <>
          <Button busy={finish.isPending} onClick={() => finish.mutate()}>
            {t("interviews-buddy.mock.toReport")}
          </Button>
          <ButtonRouteLink variant="secondary" to="/dashboard" search={{ section: "ai-buddy" }}>
            {t("interviews-buddy.mock.later")}
          </ButtonRouteLink>
        </>
      }
    />
  );
}
