import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ManualJob, readPosting, readPostingFile, saveManualJob } from "@waymark/contract/jobs-manual";
import { useTranslation } from "react-i18next";
import { call } from "../../../lib/api/call.ts";
import { keyOf } from "../../../lib/api/query-keys.ts";
import { toast } from "../../../ui/overlay/toast.ts";

export const useReadPosting = () =>
  useMutation({
    mutationFn: (from: { address: string } | { file: File }) => {
      if ("address" in from) return call(readPosting, { body: { address: from.address } });
      const form = new FormData();
      form.append("posting", from.file);
      return call(readPostingFile, { form });
    },
  });

export function useSaveManualJob() {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (posting: ManualJob) => call(saveManualJob, { body: posting }),
    onSuccess: ({ savedJob }) => {
      toast({ title: t("jobs-manual.saved"), description: savedJob.job.title });
      return client.invalidateQueries({ queryKey: keyOf("saved-jobs") });
    },
  });
}
