import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  confirmImport,
  downloadReport,
  exportApplications,
  type ImportChoices,
  previewImport,
  readReport,
} from "@waymark/contract/applications-transfer";
import type { LiveEvent } from "@waymark/contract/events";
import { useCallback, useState } from "react";
import { call } from "../../../lib/api/call.ts";
import { downloadFile } from "../../../lib/download-file.ts";
import { useLiveEvent } from "../../../lib/live/live.ts";
import { refreshApplications } from "../queries.ts";

function formOf(file: File, choices: ImportChoices): FormData {
  const form = new FormData();
  form.set("choices", JSON.stringify(choices));
  form.set("applications", file, file.name);
  return form;
}

/** The last preview stays until the next one arrives. */
export function useImportPreview(file: File | null, choices: ImportChoices) {
  return useQuery({
    queryKey: ["application-import", file?.name, file?.size, file?.lastModified, choices],
    queryFn: async ({ signal }) => {
      if (file === null) return null;
      return (await call(previewImport, { form: formOf(file, choices), signal })).preview;
    },
    enabled: file !== null,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
}

export function useConfirmImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ file, choices }: { file: File; choices: ImportChoices }) =>
      call(confirmImport, { form: formOf(file, choices) }),
    onSuccess: () => refreshApplications(client),
  });
}

/** The rows of the running import that are in, from 0 to 1; 0 before the first report. */
export function useImportShare(): number {
  const [share, setShare] = useState(0);
  const hear = useCallback(({ data: { done, of } }: LiveEvent) => {
    if (typeof done === "number" && typeof of === "number" && of > 0)
      setShare((before) => Math.max(before, Math.min(1, done / of)));
  }, []);
  useLiveEvent("import-progress", hear);
  return share;
}

export type ExportFormat = "csv" | "json";

export function useExport() {
  return useMutation({
    mutationFn: (format: ExportFormat) =>
      downloadFile(exportApplications, { format }, `applications.${format}`),
  });
}

export function useReport(days: { from: string; to: string }, enabled: boolean) {
  return useQuery({
    queryKey: ["application-report", days],
    queryFn: async ({ signal }) => (await call(readReport, { query: days, signal })).lines,
    enabled,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export interface ReportWanted {
  from: string;
  to: string;
  format: "pdf" | "csv";
}

export function useDownloadReport() {
  return useMutation({
    mutationFn: ({ from, to, format }: ReportWanted) =>
      downloadFile(downloadReport, { from, to, format }, `work-search.${format}`),
  });
}
