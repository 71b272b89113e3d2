import type { InterviewNotes } from "@waymark/contract/interviews-notes";
import type { Preparation } from "@waymark/contract/interviews-preparation";
import { PictureInPicture2 } from "lucide-react";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { CallError } from "../../../lib/api/call.ts";
import { reasonOf } from "../../../lib/api/reason-of.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { RowsSkeleton } from "../../../ui/rows.tsx";
import { PracticeLocked } from "../practice/practice-home.tsx";
import { BackToInterviews, nameOfJob } from "../prepare/page-parts.tsx";
import { useFollowPreparation, useNotesOf, usePreparation } from "../prepare/queries.ts";
import { useInterviewNotes } from "../prepare/use-interview-notes.tsx";
import { CueCards } from "./cue-cards.tsx";
import { useSmallWindow } from "./small-window.ts";

/** The page of the cue cards: they stand here, or in a small window of their own. */
export function CuesPage({ id, userId }: { id: string; userId: string }) {
  const { t } = useTranslation();
  useFollowPreparation();
  const preparation = usePreparation(id, null);
  const notes = useNotesOf(id);
  const failed = preparation.error ?? notes.error;
  const isLocked = failed instanceof CallError && failed.code === "plan_required";
  return (
    <div className="grid grid-cols-1 gap-5">
      <BackToInterviews />
      {isLocked && <PracticeLocked reason={reasonOf(failed)} />}
      {failed !== null && !isLocked && preparation.data === undefined && (
        <Notice onRetry={() => void Promise.all([preparation.refetch(), notes.refetch()])}>
          {t("interviews-preparation.failed", { reason: reasonOf(failed) })}
        </Notice>
      )}
      {failed === null && (preparation.data === undefined || notes.data === undefined) && (
        <RowsSkeleton label={t("interviews-preparation.loading")} />
      )}
      {preparation.data !== undefined && notes.data !== undefined && (
        <Cards key={id} preparation={preparation.data} notes={notes.data} userId={userId} />
      )}
    </div>
  );
}

function Cards({
  preparation,
  notes: saved,
  userId,
}: {
  preparation: Preparation;
  notes: InterviewNotes;
  userId: string;
}) {
  const { t } = useTranslation();
  const notes = useInterviewNotes(saved, userId);
  const { root, isBlocked, open, close } = useSmallWindow(t("interviews-notes.cues.windowName"));
  const cards = <CueCards preparation={preparation} notes={notes} />;
  return (
    <>
      <header className="grid gap-2">
        <h1 className="text-[1.75rem] text-balance wrap-anywhere sm:text-3xl">
          {t("interviews-notes.cues.title", { name: nameOfJob(preparation.interview) })}
        </h1>
        <p className="max-w-prose text-[0.9375rem] text-muted text-pretty">
          {t("interviews-notes.cues.text")}
        </p>
      </header>
      <div className="flex flex-wrap items-center gap-3">
        {root === null ? (
          <Button onClick={open}>
            <PictureInPicture2 aria-hidden="true" className="size-4.5" />
            {t("interviews-notes.cues.small")}
          </Button>
        ) : (
          <Button variant="secondary" onClick={close}>
            {t("interviews-notes.cues.bringBack")}
          </Button>
        )}
      </div>
      {isBlocked && <Notice tone="info">{t("interviews-notes.cues.blocked")}</Notice>}
      {root === null ? (
        <Frame>{cards}</Frame>
      ) : (
        <>
          <p role="status" className="text-[0.9375rem]">
            {t("interviews-notes.cues.isSmall")}
          </p>
          {createPortal(
            <main aria-label={t("interviews-notes.cues.windowName")} className="min-h-dvh bg-paper text-ink">
              {cards}
            </main>,
            root,
          )}
        </>
      )}
    </>
  );
}

const Frame = ({ children }: { children: ReactNode }) => (
  <div className="max-w-xl rounded-xl border border-line">{children}</div>
);
