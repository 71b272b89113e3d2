import type { Package } from "@waymark/contract/packages";
import type { FormAnswer } from "@waymark/contract/packages-forms";
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
import { useApprove, usePackageLetter, useSavePackage, useTakeBackSent } from "../queries.ts";
import { useSent } from "../send/use-sent.ts";
import { DismissDialog, type Dismissed } from "./dismiss-dialog.tsx";
import { isWritable } from "./use-answers.ts";

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
function firstMissing(inForm: readonly FormAnswer[]): HTMLElement | null {
  const [first] = inForm;
  return (
    document.querySelector<HTMLElement>('[data-letter-question="open"]') ??
    (first === undefined ? null : document.querySelector(`[data-question="${CSS.escape(first.id)}"]`))
  );
}

interface ReviewProps {
  readonly made: Package;
  /** The answers as typed, by question. */
  readonly texts: ReadonlyMap<string, string>;
  readonly limitedBy: string | null;
  /** Saves what is typed here and into the letter. */
  readonly flush: () => Promise<boolean>;
  /** Called when it cannot be approved, because an answer is missing. */
  readonly onMissing: () => void;
  readonly onClose: () => void;
  readonly onDismissed: (dismissed: Dismissed) => void;
}

/** Approves when nothing that the form requires is missing and everything is saved, and opens the employer's page. */
function useApproval({ made, texts, flush, onMissing }: ReviewProps) {
  const approve = useApprove();
  const letter = usePackageLetter(made.letterId);
  const inForm = missingIn(made, texts);
  const missing = inForm.length + (letter.data ? openQuestions(letter.data.content).length : 0);
  const press = async () => {
    const control = firstMissing(inForm);
    if (control !== null) {
      onMissing();
      return control.focus();
    }
    if (!(await flush())) return;
    // The live event may show the approved package before the answer: a callback of this component would be lost.
    const answer = await approve.mutateAsync(made.id).catch(() => null);
    if (answer === null) return;
    const address = applyAddress(answer);
    // Nobody reads an application to a sample.
    if (address !== null && !made.job.sample && made.job.mailTo === null)
      window.open(address, "_blank", "noopener,noreferrer");
  };
  return { missing, approve, press };
}

/** Approves a package, puts it off or dismisses it. */
export function ReviewBar(props: ReviewProps) {
  const { made, limitedBy, onClose, onDismissed } = props;
  const { t } = useTranslation();
  const [isDismissing, setDismissing] = useState(false);
  const { missing, approve, press } = useApproval(props);
  return (
    <>
      {limitedBy !== null && <PlanLock text={limitedBy} />}
      {approve.isError && <Notice>{reasonOf(approve.error)}</Notice>}
      <Bar text={missing > 0 ? t("packages.bar.missing", { count: missing }) : t("packages.bar.ready")}>
        <PutOff made={made} onDone={onClose} />
        <Button variant="secondary" onClick={() => setDismissing(true)} aria-haspopup="dialog">
          {t("packages.bar.dismiss")}
        </Button>
        <Button disabled={limitedBy !== null} busy={approve.isPending} onClick={() => void press()}>
          {t("packages.bar.approve")}
        </Button>
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

/** Leads from changing an approved package back to sending it. */
export function ChangeBar({ flush, onBack }: { flush: () => Promise<boolean>; onBack: () => void }) {
  const { t } = useTranslation();
  return (
    <Bar text={t("packages.bar.approved")}>
      <Button onClick={() => void flush().then((isSaved) => isSaved && onBack())}>
        {t("packages.bar.back")}
      </Button>
    </Bar>
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

/** Says that it was recorded, with a button that takes it back. */
function useSentToast(id: string): () => void {
  const { t } = useTranslation();
  const { mutate } = useTakeBackSent();
  return useCallback(() => {
    const onError = (error: Error) =>
      toast({ title: t("packages.sent.notTakenBack"), description: reasonOf(error), variant: "destructive" });
    toast({
      title: t("packages.sent.done"),
      action: { label: t("packages.undo"), run: () => mutate(id, { onError }) },
    });
  }, [t, mutate, id]);
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
  const sayDone = useSentToast(made.id);
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
