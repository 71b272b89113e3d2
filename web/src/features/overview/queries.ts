import { useQuery } from "@tanstack/react-query";
import { listResumes } from "@waymark/contract/resumes";
import { call } from "../../lib/call.ts";

/** The person's resumes. */
export function useResumes() {
  return useQuery({ queryKey: ["resumes"], queryFn: ({ signal }) => call(listResumes, { signal }) });
}
