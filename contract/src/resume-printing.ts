import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { resumeBodyLimit } from "./resume-limits.ts";
import { ResumeStyle } from "./resume-style.ts";
import { ResumeContent } from "./resumes.ts";

/** The pages as they will be printed, one SVG each: the same typesetting as the PDF. */
export const previewResume = endpoint({
  method: "POST",
  path: "/api/resume/preview",
  access: "user",
  noun: "resumes",
  body: z.object({ content: ResumeContent, style: ResumeStyle }),
  bodyLimit: resumeBodyLimit,
  response: z.object({
    pages: z.array(z.string()),
    width: z.number(),
    height: z.number(),
    /** Signs that no typeface here can draw: an empty box stands in their place. */
    missing: z.array(z.string()).default([]),
    /** The same in words, in reading order: a drawing says nothing to who cannot see it. */
    text: z.string().default(""),
  }),
  errors: ["not_signed_in", "not_printable", "busy"],
  limit: 240,
});
