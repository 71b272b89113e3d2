import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { checkLetter, type LetterContent } from "@waymark/contract/letters";
import { previewLetter } from "@waymark/contract/letters-print";
import { call } from "../../../lib/api/call.ts";
import { type Pages, pictureOf } from "../../../lib/editor/page-stack.tsx";
import type { Draft } from "../document/draft.ts";

/** The printed pages of a draft. The old ones stay until the new ones arrive. */
export function useLetterPages({ content, style, wish }: Pick<Draft, "content" | "style" | "wish">) {
  return useQuery({
    queryKey: ["letter-pages", content, style, wish],
    queryFn: async ({ signal }): Promise<Pages> => {
      const { pages, width, height, missing, text } = await call(previewLetter, {
        body: { content, style, wish },
        signal,
      });
      return { pictures: pages.map(pictureOf), width, height, missing, text };
    },
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
}

/** The evidence of each sentence of a content. `source` names what it is checked against: another resume, another answer. */
export function useEvidenceOf(letterId: string, content: LetterContent, source: string) {
  return useQuery({
    queryKey: ["letter-evidence", letterId, source, content],
    queryFn: async ({ signal }) => ({
      content,
      sentences: (await call(checkLetter, { params: { id: letterId }, body: { content }, signal })).sentences,
    }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
}
