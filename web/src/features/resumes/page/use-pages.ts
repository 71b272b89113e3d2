import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { previewResume } from "@waymark/contract/resume-printing";
import type { ResumeStyle } from "@waymark/contract/resume-style";
import type { ResumeContent } from "@waymark/contract/resumes";
import { call } from "../../../lib/call.ts";

/** The pages of a resume as they are printed, each as a picture's address. */
export interface Pages {
  readonly pictures: readonly string[];
  readonly width: number;
  readonly height: number;
  /** Signs that could not be drawn. */
  readonly missing: readonly string[];
  /** What stands on them, in words. */
  readonly text: string;
}

/** As an address a picture can show. As a picture it can neither run anything nor reach out. */
const pictureOf = (svg: string) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/**
 * The printed pages. `key` says what they are of: they are asked for again when it changes, and the ones before stay
 * until the new ones are there.
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
