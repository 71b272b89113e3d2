import type { Mock, MockTurn } from "@waymark/contract/interviews-mocks";
import { longestAnswer } from "@waymark/contract/interviews-mocks";
import { useCallback, useEffect, useRef, useState } from "react";
import { cleanText } from "../../../../lib/clean-text.ts";
import { newUuid } from "../../../../lib/uuid.ts";
import { sendDraft, usePutMock } from "../queries.ts";
import { forgetAnswer, keepAnswer, readAnswer } from "./kept-answer.ts";

/** Milliseconds without typing after which the draft is sent. */
const restMs = 1_500;

/** Milliseconds between two signs of life, without which the server stops the clock. */
const lifeMs = 45_000;

/**
 * The text of the present turn. It is kept in this browser with each letter, and on the server shortly after: a closed
 * tab or another device goes on with it. Give the component that uses it a `key` of the turn.
 */
export function useAnswer(mock: Mock, turn: MockTurn, userId: string) {
  const putMock = usePutMock();
  const [first] = useState(() => readAnswer(mock.id, turn, userId));
  const [id] = useState(() => first?.id ?? newUuid());
  const [text, setText] = useState(first?.text ?? mock.draft);
  const latest = useRef(text);
  const sent = useRef(mock.draft);
  const { question, part } = turn;
  const isRunning = mock.state === "running";

  const isHeld = useRef(false);
  const inFlight = useRef<Promise<void>>(Promise.resolve());

  const send = useCallback(async () => {
    if (isHeld.current) return;
    sent.current = latest.current;
    const current = await sendDraft(mock.id, { question, part, text: latest.current }, userId);
    if (current !== null && !isHeld.current) putMock(current);
  }, [mock.id, question, part, userId, putMock]);

  const save = useCallback(() => {
    inFlight.current = send();
  }, [send]);

  /** Sends no draft until `goOn`: one that came after the answer would be refused. Waits for one on its way. */
  const hold = useCallback(() => {
    isHeld.current = true;
    return inFlight.current;
  }, []);
  const goOn = useCallback(() => {
    isHeld.current = false;
  }, []);

  const change = useCallback(
    (next: string) => {
      const clean = cleanText(next).slice(0, longestAnswer);
      latest.current = clean;
      setText(clean);
      keepAnswer(mock.id, { question, part }, { userId, id, text: clean });
    },
    [mock.id, question, part, userId, id],
  );

  useEffect(() => {
    if (text === sent.current || !isRunning) return;
    const timer = setTimeout(save, restMs);
    return () => clearTimeout(timer);
  }, [text, save, isRunning]);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => document.visibilityState === "visible" && save(), lifeMs);
    return () => clearInterval(timer);
  }, [save, isRunning]);

  const forget = useCallback(() => forgetAnswer(mock.id, { question, part }), [mock.id, question, part]);
  const current = useCallback(() => latest.current, []);
  return { id, text, change, current, forget, hold, goOn };
}
