import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  type Application,
  changeApplication,
  createApplication,
  listApplications,
  moveApplication,
} from "@waymark/contract/applications";
import { call } from "../../../lib/api/call.ts";
import { keyOf } from "../../../lib/api/query-keys.ts";
import { newUuid } from "../../../lib/uuid.ts";

/** Application ids by job id, including archived ones, so that nobody applies twice unawares. */
export function useApplicationsOfJobs() {
  return useQuery({
    // Begins with the applications' key, so that both are refetched together.
    queryKey: keyOf("applications", "of-jobs"),
    queryFn: ({ signal }) => call(listApplications, { query: { archived: "true" }, signal }),
    select: ({ applications, stages, removedStages }) => {
      const names = new Map([...removedStages, ...stages].map(({ id, name }) => [id, name]));
      return new Map(
        applications.flatMap(({ id, jobId, stage }) =>
          jobId === null ? [] : [[jobId, { id, stage, stageName: names.get(stage) ?? null }] as const],
        ),
      );
    },
  });
}

/** A change of applications, after which all of them are fetched again. */
function useApplicationChange<Input>(change: (input: Input) => Promise<{ application: Application }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => change(input).then(({ application }) => application),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf("applications") }),
  });
}

/** Creates an application for a job, in the stage Preparing unless another is given. */
export const useStartApplication = () =>
  useApplicationChange((body: { id: string; jobId: string; stage?: string }) =>
    call(createApplication, { body }),
  );

/** Notes that an application in preparation was sent just now. */
export const useMarkApplied = () =>
  useApplicationChange((id: string) =>
    call(changeApplication, { params: { id }, body: { appliedAt: new Date().toISOString() } }),
  );

export const useWithdraw = () =>
  useApplicationChange((id: string) =>
    call(moveApplication, { params: { id }, body: { changeId: newUuid(), to: "withdrawn" } }),
  );
