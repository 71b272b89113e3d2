import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useApplicationsOfJobs } from "../features/jobs/saved/queries.ts";

/** The names of the stages of jobs that have an application. */
export function useJobStages(): ReadonlyMap<string, string> {
  const { t } = useTranslation();
  const { data } = useApplicationsOfJobs();
  return useMemo(
    () =>
      new Map(
        [...(data ?? [])].map(([jobId, { stage, stageName }]) => [
          jobId,
          stageName ?? t(`applications.stage.${stage}`),
        ]),
      ),
    [data, t],
  );
}
