import type { LiveEvent } from "@waymark/contract/events";
import type { ParseAnswer } from "@waymark/contract/resumes";
import { ReadingProgress } from "@waymark/contract/resumes-reading";
import { useCallback, useEffect, useRef, useState } from "react";
import { useLiveEvent } from "../../lib/live/live.ts";
import { type AnalysisStage, walkStages } from "./analysis-stages.ts";
import { readResume } from "./queries.ts";

interface Reading {
  fileName: string;
  stage: AnalysisStage;
  progress: ReadingProgress | null;
}

export type ReadFile = (file: File, signal: AbortSignal, progressId: string) => Promise<ParseAnswer>;

/** Cancelling, or leaving the page, aborts the call without a callback. */
export function useResumeReading(on: {
  read: (file: File, answer: ParseAnswer) => void;
  failed: (file: File, error: unknown, readFile: ReadFile) => void;
}) {
  const [reading, setReading] = useState<Reading | null>(null);
  const running = useRef<AbortController | null>(null);
  const stop = () => {
    running.current?.abort();
    running.current = null;
    setReading(null);
  };
  useEffect(() => () => running.current?.abort(), []);
  const progressId = useRef("");
  const hear = useCallback((event: LiveEvent) => {
    const told = ReadingProgress.safeParse(event.data);
    if (!told.success || told.data.id !== progressId.current) return;
    setReading((now) => now && { ...now, progress: told.data });
  }, []);
  useLiveEvent("resume-reading", hear);

  const start = async (file: File, readFile: ReadFile = readResume) => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    progressId.current = crypto.randomUUID();
    const show = (stage: AnalysisStage) => {
      if (own.signal.aborted) return;
      setReading((now) => ({ fileName: file.name, stage, progress: now?.progress ?? null }));
    };
    const outcome = await walkStages(readFile(file, own.signal, progressId.current), show).then(
      (answer) => ({ answer }),
      (error: unknown) => ({ error }),
    );
    if (own.signal.aborted) return;
    setReading(null);
    if ("answer" in outcome) on.read(file, outcome.answer);
    else on.failed(file, outcome.error, readFile);
  };
  return { reading, start, stop };
}
