import type { ResumeStyle } from "@waymark/contract/resumes-style";
import type { Deps } from "../../../deps.ts";
import type { Photo } from "../../../printing/print-resume.ts";
import { openPhoto } from "../../accounts/photo/open-photo.ts";

/** The person's profile photo if the style prints one; otherwise null. */
export async function photoFor(deps: Deps, userId: string, style: ResumeStyle): Promise<Photo | null> {
  return style.photo ? await openPhoto(deps, userId) : null;
}
