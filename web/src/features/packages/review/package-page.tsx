import type { Package } from "@waymark/contract/packages";
import { ArrowLeft, ExternalLink } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../../lib/api/call.ts";
import { reasonOf } from "../../../lib/api/reason-of.ts";
import { formatRelativeDay } from "../../../lib/format.ts";
import { applyAddress } from "../../../lib/job-text.ts";
import { ButtonRouteLink } from "../../../lib/navigation/links.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { TextLink } from "../../../ui/button/link-button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Loading, Skeleton, SkeletonText } from "../../../ui/skeleton.tsx";
import { JobBadges, placeLine } from "../job-badges.tsx";
import { usePackage, usePreparePackage, useReopenPackage, useTakeBackSent } from "../queries.ts";
import { Contents, SendPanel } from "../send/send-panel.tsx";
import { ChangeBar, ReviewBar, SendBar } from "./bars.tsx";
import type { Dismissed } from "./dismiss-dialog.tsx";
import { Documents } from "./documents.tsx";
import { KnockOuts } from "./knock-outs.tsx";
import { LetterQuestions } from "./letter-questions.tsx";
import { Questions } from "./questions.tsx";
import { useAnswers } from "./use-answers.ts";

export interface PackagePageProps {
  readonly id: string;
  readonly userId: string;
  /** Why the plan does not allow to approve another one, as a sentence; null if it does. */
  readonly limitedBy: string | null;
  readonly onClose: () => void;
  readonly onDismissed: (dismissed: Dismissed) => void;
}

/** One prepared application, by its state: to read, to send, sent or put aside. */
export function PackagePage(props: PackagePageProps) {
  const { t } = useTranslation();
  const { data, error, isPending, refetch } = usePackage(props.id);
  return (
    <div className="grid grid-cols-1 gap-6">
      <Button variant="quiet" size="sm" className="-ml-3 justify-self-start" onClick={props.onClose}>
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t("packages.back")}
      </Button>
      {data !== undefined && <Known key={props.id} {...props} made={data} />}
      {isPending && <PageSkeleton />}
      {data === undefined && error instanceof CallError && error.status === 404 && (
        <EmptyState level="h1" title={t("packages.one.gone")} text={t("packages.one.goneText")} />
      )}
      {data === undefined && error !== null && !(error instanceof CallError && error.status === 404) && (
        <Notice onRetry={() => void refetch()}>
          {t("packages.one.failed", { reason: reasonOf(error) })}
        </Notice>
      )}
    </div>
  );
}

function Known(props: PackagePageProps & { made: Package }) {
  const { made } = props;
  return (
    <>
      <Head made={made} />
      {(made.status === "ready" || made.status === "approved") && <Open {...props} />}
      {made.status === "preparing" && <Preparing />}
      {made.status === "sent" && <Sent made={made} />}
      {(made.status === "dismissed" || made.status === "closed" || made.status === "failed") && (
        <Aside made={made} />
      )}
    </>
  );
}

function Head({ made: { job, match, risks } }: { made: Package }) {
  const { t, i18n } = useTranslation();
  const address = applyAddress(job);
  return (
    <div className="grid gap-2">
      <h1 className="text-[1.75rem] wrap-anywhere sm:text-3xl">{job.title}</h1>
      <p className="text-muted wrap-anywhere">
        {placeLine(job)}
        {job.postedAt !== null &&
          ` · ${t("packages.posted", { day: formatRelativeDay(job.postedAt, new Date(), t, i18n.language) })}`}
      </p>
      <JobBadges job={job} match={match} risks={risks} />
      {address !== null && (
        <TextLink
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-6 items-center gap-1.5 justify-self-start text-sm"
        >
          {t("packages.posting")}
          <ExternalLink aria-hidden="true" className="size-3.5" />
        </TextLink>
      )}
    </div>
  );
}

/** The button that approved it is gone, whether the answer or the live event showed that first. */
function useFocusWhenApproved(status: Package["status"]): void {
  const before = useRef(status);
  useEffect(() => {
    if (before.current === "ready" && status === "approved")
      document.getElementById("package-where")?.focus();
    before.current = status;
  }, [status]);
}

/** To read and change, or, once approved, to send. */
function Open(props: PackagePageProps & { made: Package }) {
  const { made, userId, limitedBy, onClose, onDismissed } = props;
  const answers = useAnswers(made, userId);
  const [isChanging, setChanging] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const letterSaver = useRef<{ flush: () => Promise<boolean> } | null>(null);
  useFocusWhenApproved(made.status);
  const flush = async () => ((await letterSaver.current?.flush()) ?? true) && (await answers.saver.flush());
  if (made.status === "approved" && !isChanging)
    return (
      <>
        <SendPanel made={made} texts={answers.texts} />
        <SendBar
          made={made}
          userId={userId}
          before={answers.saver.flush}
          onChange={() => setChanging(true)}
          onClose={onClose}
        />
      </>
    );
  return (
    <>
      <KnockOuts knockOuts={made.knockOuts} />
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="grid content-start gap-8">
          <Reasons reasons={made.reasons} />
          <Documents made={made} />
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-8">
          <LetterQuestions
            letterId={made.letterId}
            userId={userId}
            isAsked={isAsked}
            saverRef={letterSaver}
          />
          <Questions made={made} answers={answers} isAsked={isAsked} />
        </div>
      </div>
      {made.status === "approved" ? (
        <ChangeBar flush={flush} onBack={() => setChanging(false)} />
      ) : (
        <ReviewBar
          made={made}
          texts={answers.texts}
          limitedBy={limitedBy}
          flush={flush}
          onMissing={() => setAsked(true)}
          onClose={onClose}
          onDismissed={onDismissed}
        />
      )}
    </>
  );
}

function Reasons({ reasons }: { reasons: readonly string[] }) {
  const { t } = useTranslation();
  if (reasons.length === 0) return null;
  return (
    <section aria-labelledby="package-reasons" className="grid gap-3">
      <h2 id="package-reasons" className="text-xl">
        {t("packages.reasons")}
      </h2>
      <ul className="grid list-disc gap-1.5 pl-5 text-[0.9375rem] marker:text-pine">
        {reasons.map((reason) => (
          <li key={reason} className="text-pretty wrap-anywhere">
            {reason}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Preparing() {
  const { t } = useTranslation();
  return (
    <Loading label={t("packages.preparing.label")}>
      <div className="grid gap-6">
        <p className="max-w-prose text-muted">{t("packages.preparing.text")}</p>
        <SkeletonText lines={3} />
        <Skeleton className="h-28 max-w-2xl" />
        <Skeleton className="h-64 max-w-2xl" />
      </div>
    </Loading>
  );
}

/** The kept copy of the sent application. */
function Sent({ made }: { made: Package }) {
  const { t } = useTranslation();
  const takeBack = useTakeBackSent();
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-8">
      <Notice tone="info">{t("packages.sent.text")}</Notice>
      {takeBack.isError && <Notice>{reasonOf(takeBack.error)}</Notice>}
      <div className="flex flex-wrap gap-2">
        {made.applicationId !== null && (
          <ButtonRouteLink
            size="sm"
            variant="secondary"
            to="/dashboard"
            search={{ section: "applications", item: made.applicationId }}
          >
            {t("packages.sent.board")}
          </ButtonRouteLink>
        )}
        <Button size="sm" variant="quiet" busy={takeBack.isPending} onClick={() => takeBack.mutate(made.id)}>
          {t("packages.sent.takeBack")}
        </Button>
      </div>
      <Contents made={made} texts={new Map()} letter="" />
    </div>
  );
}

/** Dismissed, closed or failed: why, and the way back where there is one. */
function Aside({ made }: { made: Package }) {
  const { t } = useTranslation();
  const reopen = useReopenPackage();
  const prepare = usePreparePackage();
  const { dismissed, status } = made;
  return (
    <div className="grid max-w-3xl gap-5">
      <Notice tone="info">
        {t(
          `packages.aside.${status === "dismissed" ? "dismissed" : status === "closed" ? "closed" : "failed"}`,
        )}
        {dismissed !== null && ` ${t(`packages.dismiss.reason.${dismissed.reason}`)}.`}
      </Notice>
      {dismissed !== null && dismissed.note !== "" && (
        <p className="whitespace-pre-line wrap-anywhere">{dismissed.note}</p>
      )}
      {(reopen.error ?? prepare.error) !== null && <Notice>{reasonOf(reopen.error ?? prepare.error)}</Notice>}
      {status === "dismissed" && (
        <Button className="justify-self-start" busy={reopen.isPending} onClick={() => reopen.mutate(made.id)}>
          {t("packages.aside.reopen")}
        </Button>
      )}
      {status === "failed" && (
        <Button
          className="justify-self-start"
          busy={prepare.isPending}
          onClick={() => prepare.mutate(made.job.id)}
        >
          {t("packages.aside.again")}
        </Button>
      )}
    </div>
  );
}

function PageSkeleton() {
  const { t } = useTranslation();
  return (
    <Loading label={t("packages.one.loading")}>
      <div className="grid grid-cols-1 gap-6">
        <Skeleton className="h-9 w-96 max-w-full" />
        <Skeleton className="h-5 w-64 max-w-full" />
        <div className="grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <Skeleton className="h-48" />
          <Skeleton className="h-96" />
        </div>
      </div>
    </Loading>
  );
}
