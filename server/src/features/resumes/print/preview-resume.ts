import type { ResumeContent } from "@waymark/contract/resumes";
import type { ResumeStyle } from "@waymark/contract/resumes-style";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { previewPages } from "../../../printing/print-resume.ts";
import { photoFor } from "./photo-for.ts";

interface Asked {
  readonly content: ResumeContent;
  readonly style: ResumeStyle;
}

/** The printed pages of a resume from the request, stored or not. @throws AppError `not_printable`. */
export async function previewResume(deps: Deps, actor: Actor, { content, style }: Asked) {
  return previewPages(deps, { content, style, photo: await photoFor(deps, actor.userId, style) });
}
