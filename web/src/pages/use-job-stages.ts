import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useApplicationsOfJobs } from "../features/jobs/applied/queries.ts";

/** The names of the stages of jobs that have an application; null until they are known or known to be unreachable. */
export function useJobStages(): ReadonlyMap<string, string> | null {
  const { t } = useTranslation();
  const { data, isPending } = useApplicationsOfJobs();
  return useMemo(() => {
    if (isPending) return null;
    const nameOf = (stage: string, own: string | null) => own ?? t(`applications.stage.${stage}`);
    return new Map([...(data ?? [])].map(([id, { stage, stageName }]) => [id, nameOf(stage, stageName)]));
  }, [data, isPending, t]);
}
