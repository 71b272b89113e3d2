import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ResumeContent } from "@waymark/contract/resumes";
import { previewResume } from "@waymark/contract/resumes-print";
import type { ResumeStyle } from "@waymark/contract/resumes-style";
import { call } from "../../../lib/api/call.ts";
import { type Pages, pictureOf } from "../../../lib/editor/page-stack.tsx";

/**
 * Loads the printed pages. `key` identifies their content: they are fetched again when it changes, and the
 * old ones stay until the new ones arrive.
 */
export function usePages(
  key: readonly unknown[],
  { content, style }: { content: ResumeContent; style: ResumeStyle },
  { enabled = true, only }: { enabled?: boolean; only?: number } = {},
) {
  return useQuery({
    queryKey: ["resume-pages", ...key],
    queryFn: async ({ signal }): Promise<Pages> => {
      const { pages, width, height, missing, text } = await call(previewResume, {
        body: { content, style, ...(only === undefined ? {} : { most: only }) },
        signal,
      });
      return { pictures: pages.map(pictureOf), width, height, missing, text };
    },
    enabled,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
}
