import type { ApplicationCard, Stage } from "@waymark/contract/applications";
import { CloudUpload } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button/button.tsx";
import { TextButton } from "../../../ui/button/link-button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import type { Change } from "./change.ts";
import { ProblemChoice } from "./problem-choice.tsx";
import { useSyncQueue, useWaiting } from "./use-sync-queue.ts";

/** Milliseconds until unsent changes are reported. */
const lateAfter = 1_500;

/** The numbers of unsent changes and of those that need a decision; nothing when all is sent. */
export function WaitingStrip({
  stages,
  cards,
}: {
  stages: readonly Stage[];
  cards: readonly ApplicationCard[];
}) {
  const { t } = useTranslation();
  const syncQueue = useSyncQueue();
  const { changes, unwritten, stuck } = useWaiting();
  const [isOpen, setOpen] = useState(false);
  const problems = changes.filter((change) => change.problem !== undefined);
  // A person who reads the number may close the page, so it counts only stored changes.
  const count = changes.length - problems.length - unwritten;
  const isLate = useLate(count > 0);
  const isShown = (count > 0 && (stuck || isLate)) || problems.length > 0;
  return (
    <>
      {/* Stays mounted: screen readers announce changes only in a region that already exists. */}
      <div role="status" className={isShown ? "" : "contents"}>
        {isShown && (
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-lg bg-blaze-soft px-3.5 py-2 text-[0.9375rem]">
            <CloudUpload aria-hidden="true" className="size-4.5 shrink-0 text-amber" />
            {count > 0 && (
              <>
                <span>{t("applications.waiting.count", { count })}</span>
                <TextButton onClick={() => void syncQueue.flush()}>
                  {t("applications.waiting.now")}
                </TextButton>
              </>
            )}
            {problems.length > 0 && (
              <>
                <span>{t("applications.waiting.problems", { count: problems.length })}</span>
                <TextButton onClick={() => setOpen(true)}>{t("applications.waiting.decide")}</TextButton>
              </>
            )}
          </p>
        )}
      </div>
      {isOpen && problems.length > 0 && (
        <Problems problems={problems} stages={stages} cards={cards} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

function useLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return setLate(false);
    const timer = setTimeout(() => setLate(true), lateAfter);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isLate;
}

function Problems({
  problems,
  stages,
  cards,
  onClose,
}: {
  problems: readonly Change[];
  stages: readonly Stage[];
  cards: readonly ApplicationCard[];
  onClose: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("applications.waiting.title")}
      description={t("applications.waiting.text")}
      className="sm:max-w-2xl"
      footer={
        <Button variant="secondary" onClick={onClose}>
          {t("common.close")}
        </Button>
      }
    >
      <ul className="divide-y divide-line border-y border-line">
        {problems.map((change) => (
          <ProblemChoice key={change.changeId} change={change} stages={stages} cards={cards} />
        ))}
      </ul>
    </Dialog>
  );
}
