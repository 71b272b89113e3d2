import { useNavigate } from "@tanstack/react-router";
import { useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { type OpenedPosting, openedPosting } from "../../../lib/followed-jobs.ts";
import { newUuid } from "../../../lib/uuid.ts";
import { Button } from "../../../ui/button/button.tsx";
import { toast } from "../../../ui/overlay/toast.ts";
import { useStartFailure } from "./application-button.tsx";
import { useApplicationsOfJobs, useMarkApplied, useStartApplication, useWithdraw } from "./queries.ts";

/** One line about the posting that was opened last: did the person apply? With `jobId`, only about that one. */
export function DidYouApply({ jobId }: { jobId?: string }) {
  const posting = useSyncExternalStore(openedPosting.subscribe, openedPosting.get);
  const { data: applications } = useApplicationsOfJobs();
  if (posting === null || applications === undefined) return null;
  if (jobId !== undefined && jobId !== posting.id) return null;
  const known = applications.get(posting.id);
  // Already sent: there is nothing to ask.
  if (known !== undefined && known.stage !== "preparing") return null;
  return <Question key={posting.id} posting={posting} preparing={known?.id} />;
}

function Question({ posting, preparing }: { posting: OpenedPosting; preparing: string | undefined }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const start = useStartApplication();
  const mark = useMarkApplied();
  const withdraw = useWithdraw();
  const failed = useStartFailure();
  const [id] = useState(newUuid);
  const close = () => openedPosting.set(null);
  const onSuccess = (made: { id: string }) => {
    close();
    toast({
      title: t("jobs-saved.applied.made"),
      description: t("jobs-saved.applied.madeText", { title: posting.title }),
      action: {
        label: t("jobs-saved.application.open"),
        run: () => void navigate({ to: "/dashboard", search: { section: "applications", item: made.id } }),
      },
    });
  };
  const yes = () => {
    if (preparing !== undefined) mark.mutate(preparing, { onSuccess, onError: failed });
    else start.mutate({ id, jobId: posting.id, stage: "applied" }, { onSuccess, onError: failed });
  };
  const noLonger = () => {
    if (preparing === undefined) close();
    else withdraw.mutate(preparing, { onSuccess: close, onError: failed });
  };
  const busy = start.isPending || mark.isPending || withdraw.isPending;
  return (
    <section
      aria-label={t("jobs-saved.applied.label")}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-xl border border-pine bg-pine-soft px-4 py-3"
    >
      <p role="status" className="min-w-0 flex-1 basis-64 wrap-anywhere">
        {t("jobs-saved.applied.ask", { title: posting.title, company: posting.company })}{" "}
        {posting.sample && <span className="text-muted">{t("jobs-saved.applied.sample")}</span>}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" busy={busy} onClick={yes}>
          {t("jobs-saved.applied.yes")}
        </Button>
        <Button size="sm" variant="secondary" disabled={busy} onClick={close}>
          {t("jobs-saved.applied.notYet")}
        </Button>
        <Button size="sm" variant="quiet" disabled={busy} onClick={noLonger}>
          {t("jobs-saved.applied.noLonger")}
        </Button>
      </div>
    </section>
  );
}
