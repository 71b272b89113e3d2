import { type Resume, ResumeContent } from "@waymark/contract/resumes";
import { ResumeStyle } from "@waymark/contract/resumes-style";
import { z } from "zod";

/** The part of a resume that the editor changes, and that is undone, saved and compared as a whole. */
export const Draft = z.object({ name: z.string().max(200), content: ResumeContent, style: ResumeStyle });
export type Draft = z.infer<typeof Draft>;

/** The editable part of a resume. Items with a missing or duplicate id get a new one. */
export function draftOf({ name, content, style }: Pick<Resume, "name" | "content" | "style">): Draft {
  return { name, content: withOwnIds(content), style };
}

function distinct<T extends { readonly id: string }>(items: readonly T[]): T[] {
  const seen = new Set<string>();
  return items.map((item, i) => {
    let id = item.id;
    while (id === "" || seen.has(id)) id = `${item.id.slice(0, 50)}~${i}${id === item.id ? "" : "~"}`;
    seen.add(id);
    return id === item.id ? item : { ...item, id };
  });
}

function withOwnIds(content: ResumeContent): ResumeContent {
  return {
    ...content,
    experience: distinct(content.experience),
    education: distinct(content.education),
    languages: distinct(content.languages),
    links: distinct(content.links),
    custom: distinct(content.custom).map((section) => ({ ...section, items: distinct(section.items) })),
  };
}
