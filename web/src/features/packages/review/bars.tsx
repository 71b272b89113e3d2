import type { FormAnswer, Package } from "@waymark/contract/packages";
import { openQuestions } from "@waymark/domain/letters/open-questions";
import { AlarmClock, AlarmClockOff } from "lucide-react";
import { type ReactNode, useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../../lib/api/reason-of.ts";
import { formatInstant } from "../../../lib/format.ts";
import { applyAddress } from "../../../lib/job-text.ts";
import { Button, IconButton } from "../../../ui/button/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Menu, MenuItem } from "../../../ui/overlay/dropdown-menu.tsx";
import { toast } from "../../../ui/overlay/toast.ts";
import { Tooltip } from "../../../ui/overlay/tooltip.tsx";
import { PlanLock } from "../plan-lock.tsx";
import { useApprove, usePackageLetter, useSavePackage } from "../queries.ts";
import { useSent } from "../send/use-sent.ts";
import { DismissDialog, type Dismissed } from "./dismiss-dialog.tsx";
import { isWritable, type useAnswers } from "./use-answers.ts";

const day = 86_400_000;
/** Days to put a package off for. */
const snoozes = [1, 3, 7] as const;

/** Actions at the lower edge of the screen, always in sight. */
function Bar({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-20 -mx-4 -mb-6 border-t border-line bg-paper px-4 py-3 sm:-mx-8 sm:px-8"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <p role="status" className="min-w-0 text-xs leading-snug text-muted sm:text-sm">
          {text}
        </p>
        <div className="ml-auto flex flex-wrap justify-end gap-2 sm:gap-3">{children}</div>
      </div>
    </div>
  );
}

/** The questions that the form requires and that have no answer yet. */
const missingIn = (made: Package, texts: ReadonlyMap<string, string>) =>
  made.answers.filter(
    (question) =>
      question.required && isWritable(question) && (texts.get(question.id) ?? question.answer).trim() === "",
  );

/** The first control without an answer: the letter's questions stand above the form's. */
function focusMissing(first: FormAnswer | undefined): void {
  const open = document.querySelector<HTMLElement>('[data-letter-question="open"]');
  const asked = first && document.querySelector<HTMLElement>(`[data-question="${CSS.escape(first.id)}"]`);
  (open ?? asked)?.focus();
}

/** Approves when nothing that the form requires is missing and everything is saved, and opens the employer's page. */
function useApproval(made: Package, { texts, saver }: ReturnType<typeof useAnswers>, onMissing: () => void) {
  const approve = useApprove();
  const letter = usePackageLetter(made.letterId);
  const inForm = missingIn(made, texts);
  const missing = inForm.length + (letter.data ? openQuestions(letter.data.content).length : 0);
  const press = async () => {
    if (missing > 0) {
      onMissing();
      return focusMissing(inForm[0]);
    }
    if (!(await saver.flush())) return;
    approve.mutate(made.id, {
      onSuccess: ({ url }) => {
        const address = applyAddress({ url });
        // Nobody reads an application to a sample.
        if (address !== null && !made.job.sample && made.job.mailTo === null)
          window.open(address, "_blank", "noopener,noreferrer");
        requestAnimationFrame(() => document.getElementById("package-where")?.focus());
      },
    });
  };
  return { missing, approve, press };
}

/** Approves a package, puts it off or dismisses it. */
export function ReviewBar({
  made,
  answers,
  limitedBy,
  onMissing,
  onBack,
  onClose,
  onDismissed,
}: {
  made: Package;
  answers: ReturnType<typeof useAnswers>;
  limitedBy: string | null;
  /** Called when it cannot be approved, because a required question has no answer. */
  onMissing: () => void;
  /** Leads back to sending; only for an approved package. */
  onBack: (() => void) | undefined;
  onClose: () => void;
  onDismissed: (dismissed: Dismissed) => void;
}) {
  const { t } = useTranslation();
  const [isDismissing, setDismissing] = useState(false);
  const { missing, approve, press } = useApproval(made, answers, onMissing);
  const isLimited = limitedBy !== null && onBack === undefined;
  const goBack = () => void answers.saver.flush().then((isSaved) => isSaved && onBack?.());
  return (
    <>
      {isLimited && <PlanLock text={limitedBy} />}
      {approve.isError && <Notice>{reasonOf(approve.error)}</Notice>}
      <Bar
        text={
          missing > 0
            ? t("packages.bar.missing", { count: missing })
            : t(onBack ? "packages.bar.approved" : "packages.bar.ready")
        }
      >
        {onBack ? (
          <Button onClick={goBack}>{t("packages.bar.back")}</Button>
        ) : (
          <>
            <PutOff made={made} onDone={onClose} />
            <Button variant="secondary" onClick={() => setDismissing(true)} aria-haspopup="dialog">
              {t("packages.bar.dismiss")}
            </Button>
            <Button disabled={isLimited} busy={approve.isPending} onClick={() => void press()}>
              {t("packages.bar.approve")}
            </Button>
          </>
        )}
      </Bar>
      {isDismissing && (
        <DismissDialog
          id={made.id}
          title={made.job.title}
          onClose={() => setDismissing(false)}
          onDismissed={onDismissed}
        />
      )}
    </>
  );
}

function PutOff({ made, onDone }: { made: Package; onDone: () => void }) {
  const { t, i18n } = useTranslation();
  const save = useSavePackage();
  const isAsleep = made.snoozedUntil !== null && Date.parse(made.snoozedUntil) > Date.now();
  const label = t(isAsleep ? "packages.snooze.end" : "packages.snooze.open");
  const change = (snoozedUntil: string | null) =>
    save.mutate(
      { id: made.id, snoozedUntil },
      {
        onError: (error) =>
          toast({ title: t("packages.snooze.failed"), description: reasonOf(error), variant: "destructive" }),
        onSuccess: () => {
          if (snoozedUntil === null) return;
          toast({
            title: t("packages.snooze.done", { until: formatInstant(snoozedUntil, i18n.language) }),
            action: { label: t("packages.undo"), run: () => change(null) },
          });
          onDone();
        },
      },
    );
  if (isAsleep)
    return (
      <Tooltip text={label}>
        <IconButton label={label} onClick={() => change(null)}>
          <AlarmClockOff aria-hidden="true" className="size-4.5" />
        </IconButton>
      </Tooltip>
    );
  return (
    <Tooltip text={label}>
      <span>
        <Menu
          trigger={
            <IconButton label={label}>
              <AlarmClock aria-hidden="true" className="size-4.5" />
            </IconButton>
          }
        >
          {snoozes.map((days) => (
            <MenuItem key={days} onSelect={() => change(new Date(Date.now() + days * day).toISOString())}>
              {t("packages.rules.snoozeFor", { count: days })}
            </MenuItem>
          ))}
        </Menu>
      </span>
    </Tooltip>
  );
}

/** 'I sent it' or 'Not yet', for an approved package. */
export function SendBar({
  made,
  userId,
  before,
  onChange,
  onClose,
}: {
  made: Package;
  userId: string;
  /** Saves what is typed, so that exactly that is recorded as sent. */
  before: () => Promise<boolean>;
  onChange: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const sayDone = useCallback(() => toast({ title: t("packages.sent.done") }), [t]);
  const { send, state, error } = useSent({ id: made.id, userId }, before, sayDone);
  const wait = () => {
    toast({ title: t("packages.send.later"), description: t("packages.send.laterText") });
    onClose();
  };
  return (
    <>
      {state === "waiting" && (
        <Notice tone="info" onRetry={() => void send()}>
          {t("packages.sent.waiting")}
        </Notice>
      )}
      {error !== null && <Notice>{reasonOf(error)}</Notice>}
      <Bar text={t("packages.bar.sent")}>
        <Button variant="quiet" onClick={onChange}>
          {t("packages.bar.change")}
        </Button>
        <Button variant="secondary" onClick={wait}>
          {t("packages.bar.notYet")}
        </Button>
        <Button busy={state === "under way"} onClick={() => void send()}>
          {t("packages.bar.sentIt")}
        </Button>
      </Bar>
    </>
  );
}
