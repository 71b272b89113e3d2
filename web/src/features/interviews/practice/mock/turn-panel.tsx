import { longestAnswer, type Mock, type MockTurn } from "@waymark/contract/interviews-mocks";
import { CornerDownRight, SendHorizontal, SkipForward } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../../../lib/api/reason-of.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { Button } from "../../../../ui/button/button.tsx";
import { classes } from "../../../../ui/classes.ts";
import { Field } from "../../../../ui/form/field.tsx";
import { Textarea } from "../../../../ui/form/input.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { SpeechPanel } from "../../sound/speech-panel.tsx";
import { wordsIn } from "../../sound/transcript.ts";
import { type Speech, useSpeech } from "../../sound/use-speech.ts";
import { currentMock, useMockActions } from "../queries.ts";
import { ScoredAnswer } from "../score/scored-answer.tsx";
import { Advice } from "./advice.tsx";
import { Mirror } from "./mirror.tsx";
import { Recordings } from "./recordings.tsx";
import { useAnswer } from "./use-answer.ts";

interface TurnProps {
  mock: Mock;
  turn: MockTurn;
  userId: string;
}

/** The present question or follow-up, with the place for its answer. */
export function TurnPanel({ mock, turn, userId }: TurnProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const question = mock.questions.find(({ id }) => id === turn.question);
  const answered = mock.answers.find(({ question: id }) => id === turn.question);
  const isFollowUp = turn.part === "follow-up" && answered !== undefined;
  // So that keyboard and screen reader begin at the new question; at the first one they are where they came in.
  const isFirst = mock.answers.length === 0;
  useEffect(() => {
    if (!isFirst) heading.current?.focus();
  }, [isFirst]);
  if (question === undefined) return null;
  const n = mock.questions.indexOf(question) + 1;
  return (
    <section className="grid grid-cols-1 gap-5 rounded-xl border border-line bg-surface p-5 sm:p-7">
      <div className="grid gap-1.5">
        <p className="text-sm text-muted">
          {t("interviews-buddy.mock.of", { n, count: mock.questions.length })} · {question.competency.name}
        </p>
        <h2
          ref={heading}
          tabIndex={-1}
          data-quiet-focus
          lang={mock.language}
          className={isFollowUp ? "text-lg text-pretty" : "text-xl text-pretty sm:text-2xl"}
        >
          {question.text}
        </h2>
      </div>
      {isFollowUp && (
        <>
          <ScoredAnswer text={answered.text} score={answered.score} kind={question.kind} />
          <Recordings mock={mock} answer={answered} />
          <Advice mock={mock} answer={answered} />
          <p className="flex gap-3 rounded-lg bg-pine-soft px-4 py-3.5">
            <CornerDownRight aria-hidden="true" className="mt-1 size-5 shrink-0 text-pine" />
            <span className="grid gap-0.5">
              <span className="text-sm text-muted">
                {t(
                  answered.probe.byModel
                    ? "interviews-buddy.mock.probeByModel"
                    : "interviews-buddy.mock.probe",
                )}
              </span>
              <span lang={mock.language} className="text-lg font-semibold text-pretty">
                {answered.probe.text}
              </span>
            </span>
          </p>
        </>
      )}
      <AnswerForm mock={mock} turn={turn} userId={userId} isFollowUp={isFollowUp} />
    </section>
  );
}

function AnswerForm({ mock, turn, userId, isFollowUp }: TurnProps & { isFollowUp: boolean }) {
  const { t, i18n } = useTranslation();
  const answer = useAnswer(mock, turn, userId);
  const speech = useSpeech(mock.language, answer.id, { text: answer.text, onText: answer.change });
  const { send, skip, failed, isBusy } = useSending(mock, turn, answer, speech);
  const isSpeaking = speech.state === "listening" || speech.state === "finishing";
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {mock.spoken && <SpeechPanel speech={speech} mockId={mock.id} />}
      <Field
        label={t(isFollowUp ? "interviews-buddy.mock.yourFollowUp" : "interviews-buddy.mock.yourAnswer")}
        hint={t(mock.spoken ? "interviews-buddy.mock.spokenHint" : "interviews-buddy.mock.kept")}
        aside={
          <span className="tabular text-sm text-muted">
            {t("interviews-buddy.mock.words", {
              count: wordsIn(answer.text),
              n: formatNumber(wordsIn(answer.text), i18n.language),
            })}
          </span>
        }
      >
        <Textarea
          dir="auto"
          lang={mock.language}
          rows={isFollowUp ? 3 : 7}
          maxLength={longestAnswer}
          value={answer.text}
          readOnly={isSpeaking}
          className={classes("field-sizing-content max-h-[55dvh]", isFollowUp ? "min-h-24" : "min-h-44")}
          onChange={(event) => answer.change(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void send();
          }}
        />
      </Field>
      {failed !== null && <Notice>{t("interviews-buddy.mock.notSent", { reason: reasonOf(failed) })}</Notice>}
      <div className="flex flex-wrap items-center gap-2.5">
        <Button type="submit" busy={isBusy} disabled={answer.text.trim() === ""}>
          <SendHorizontal aria-hidden="true" className="size-4.5" />
          {t("interviews-buddy.mock.send")}
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={() => void skip()}>
          <SkipForward aria-hidden="true" className="size-4.5" />
          {t(isFollowUp ? "interviews-buddy.mock.skipProbe" : "interviews-buddy.mock.skip")}
        </Button>
      </div>
      {mock.spoken && <Mirror />}
    </form>
  );
}

/** Sends the answer or passes over the turn. What was typed stays until the server has it. */
function useSending(mock: Mock, turn: MockTurn, answer: ReturnType<typeof useAnswer>, speech: Speech) {
  const actions = useMockActions(mock.id);
  const [began] = useState(() => Date.now());
  const send = async () => {
    await Promise.all([speech.speaking.finish(), answer.hold()]);
    const text = answer.current();
    if (text.trim() === "") return answer.goOn();
    if (actions.answer.isPending) return;
    const delivery = speech.speaking.delivery();
    actions.answer.mutate(
      {
        ...turn,
        id: answer.id,
        text,
        seconds: Math.min(7_200, Math.round((Date.now() - began) / 1_000)),
        spoken: delivery !== null,
        delivery,
      },
      { onSuccess: answer.forget, onError: answer.goOn },
    );
  };
  const skip = async () => {
    speech.speaking.abandon();
    await answer.hold();
    actions.skip.mutate(turn, { onSuccess: answer.forget, onError: answer.goOn });
  };
  const error = actions.answer.error ?? actions.skip.error;
  // Another tab was quicker: its state is shown, and the text is offered above it.
  const failed = currentMock(error) === null ? error : null;
  return { send, skip, failed, isBusy: actions.answer.isPending || actions.skip.isPending };
}
