import { useNavigate } from "@tanstack/react-router";
import type { Job } from "@waymark/contract/jobs";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../../lib/api/call.ts";
import { ButtonRouteLink } from "../../../lib/navigation/links.tsx";
import { newUuid } from "../../../lib/uuid.ts";
import { Button } from "../../../ui/button/button.tsx";
import { toast } from "../../../ui/overlay/toast.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { useApplicationsOfJobs, useStartApplication } from "./queries.ts";

/** Starts an application for a job; if there is one, links to it. */
export function ApplicationButton({
  job,
  size = "sm",
}: {
  job: Pick<Job, "id" | "title">;
  size?: "sm" | "md";
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data: applications } = useApplicationsOfJobs();
  const start = useStartApplication();
  const failed = useStartFailure();
  // The id is chosen once, so that a second press after a lost connection creates no second application.
  const [id] = useState(newUuid);
  const open = (item: string) =>
    void navigate({ to: "/dashboard", search: { section: "applications", item } });
  const known = applications?.get(job.id);
  const about = <VisuallyHidden>{t("jobs-saved.application.about", { title: job.title })}</VisuallyHidden>;
  if (known !== undefined)
    return (
      <ButtonRouteLink
        to="/dashboard"
        search={{ section: "applications", item: known.id }}
        variant="secondary"
        size={size}
      >
        {t("jobs-saved.application.open")}
        {about}
      </ButtonRouteLink>
    );
  const begin = () =>
    start.mutate(
      { id, jobId: job.id },
      {
        onSuccess: (made) =>
          toast({
            title: t("jobs-saved.application.made"),
            description: t("jobs-saved.application.madeText", { title: job.title }),
            action: { label: t("jobs-saved.application.open"), run: () => open(made.id) },
          }),
        onError: failed,
      },
    );
  return (
    <Button
      variant="secondary"
      size={size}
      busy={start.isPending}
      disabled={applications === undefined}
      onClick={begin}
    >
      {t("jobs-saved.application.begin")}
      {about}
    </Button>
  );
}

/** Says why an application was not started, with a way to the plans when theirs is used up. */
export function useStartFailure(): (error: unknown) => void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (error) => {
    const isLimit = error instanceof CallError && error.code === "plan_limit_reached";
    toast({
      title: t("jobs-saved.application.failed"),
      description: error instanceof CallError ? error.error : t("jobs-saved.tryAgain"),
      variant: "destructive",
      ...(isLimit
        ? {
            action: {
              label: t("jobs-saved.application.plans"),
              run: () => void navigate({ to: "/dashboard", search: { section: "upgrade" } }),
            },
          }
        : {}),
    });
  };
}
