import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ResumeContent } from "@waymark/contract/resumes";
import { previewResume } from "@waymark/contract/resumes-print";
import type { ResumeStyle } from "@waymark/contract/resumes-style";
import { call } from "../../../lib/api/call.ts";

/** A resume's printed pages, as image addresses. */
export interface Pages {
  readonly pictures: readonly string[];
  readonly width: number;
  readonly height: number;
  /** Characters that no font could draw. */
  readonly missing: readonly string[];
  readonly text: string;
}

/** An SVG as a data URL. Used as an image, it can neither run scripts nor load anything. */
const pictureOf = (svg: string) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

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
        body: { content, style },
        signal,
      });
      return { pictures: pages.slice(0, only).map(pictureOf), width, height, missing, text };
    },
    enabled,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
}
