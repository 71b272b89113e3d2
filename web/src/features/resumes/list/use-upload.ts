import { useQueryClient } from "@tanstack/react-query";
import type { Resume } from "@waymark/contract/resumes";
import { ReadingProgress } from "@waymark/contract/resumes-reading";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../../lib/api/call.ts";
import { useLiveEvent } from "../../../lib/live/live.ts";
import { toast } from "../../../ui/overlay/toast.ts";
import { newId } from "../document/lists.ts";
import { putResume, refetchResumes, scoreUpload, sendResume } from "../queries.ts";
import { type Bar, barStart, fullFor, tick, tickEvery } from "./upload-bar.ts";

/** Milliseconds after which the server's own progress messages are shown. */
const longAfter = 2_000;

export interface Upload {
  readonly fileName: string;
  readonly bar: Bar;
  /** The server's progress, once the reading takes long. */
  readonly stage: ReadingProgress | null;
}

interface Problem {
  readonly text: string;
  readonly file: File;
  /** Id of the resume that was created although nothing could be read from the file. */
  readonly kept: string | null;
}

/** Uploads one file at a time: progress, the resulting resume, or the reason for a failure. */
export function useUpload(onUploaded: (resume: Resume) => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [upload, setUpload] = useState<Upload | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const running = useRef<{ id: string; abort: AbortController; began: number } | null>(null);
  useEffect(() => () => running.current?.abort.abort(), []);

  useLiveEvent(
    "resume-reading",
    useCallback((event) => {
      const progress = ReadingProgress.safeParse(event.data);
      const now = running.current;
      if (!progress.success || now === null || progress.data.id !== now.id) return;
      setUpload((before) => before && { ...before, stage: progress.data });
    }, []),
  );

  const start = async (file: File) => {
    if (running.current !== null) return;
    const id = newId();
    const abort = new AbortController();
    running.current = { id, abort, began: Date.now() };
    setProblem(null);
    setUpload({ fileName: file.name, bar: barStart, stage: null });
    const ticking = setInterval(() => setUpload((now) => now && { ...now, bar: tick(now.bar) }), tickEvery);
    try {
      const { resume } = await sendResume(file, id, abort.signal);
      clearInterval(ticking);
      setUpload((now) => now && { ...now, bar: { percent: 100, elapsed: now.bar.elapsed } });
      putResume(client, resume);
      refetchResumes(client);
      await new Promise((resolve) => setTimeout(resolve, fullFor));
      if (abort.signal.aborted) return;
      const { pages = 0, unread = 0 } = resume.file ?? {};
      toast(
        unread > 0
          ? {
              title: t("resumes.toast.uploaded"),
              description: t("resumes.toast.uploadedPartly", { read: pages - unread, pages }),
              variant: "destructive",
            }
          : { title: t("resumes.toast.uploaded"), description: t("resumes.toast.uploadedText") },
      );
      onUploaded(resume);
      void scoreUpload(resume).then((scored) => scored && putResume(client, scored));
    } catch (error) {
      if (abort.signal.aborted) return;
      const reason = error instanceof CallError ? error.error : "";
      const kept = keptAs(error);
      if (kept !== null) {
        refetchResumes(client);
        setProblem({ file, kept, text: t("resumes.upload.kept", { reason }) });
        return;
      }
      toast({
        title: t("resumes.toast.uploadFailed"),
        description: t("resumes.toast.uploadFailedText"),
        variant: "destructive",
      });
      setProblem({
        file,
        kept,
        text: reason ? t("resumes.upload.failed", { reason }) : t("resumes.upload.failedUnknown"),
      });
    } finally {
      clearInterval(ticking);
      running.current = null;
      setUpload(null);
    }
  };
  const stop = () => {
    running.current?.abort.abort();
    running.current = null;
    setUpload(null);
  };
  const isLong = upload !== null && upload.bar.elapsed >= longAfter;
  return {
    upload: upload && { ...upload, stage: isLong ? upload.stage : null },
    isLong,
    problem,
    start,
    stop,
  };
}

/** Id of the resume created for a file from which nothing could be read. */
function keptAs(error: unknown): string | null {
  const id = error instanceof CallError ? error.details?.resumeId : undefined;
  return typeof id === "string" ? id : null;
}
