import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { ResumeContent } from "./resumes.ts";
import { resumeBodyLimit } from "./resumes-limits.ts";
import { ResumeStyle } from "./resumes-style.ts";

/** The printed pages, one SVG each, from the same typesetting as the PDF. */
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
    /** Characters that no available font has; they are shown as empty boxes. */
    missing: z.array(z.string()).default([]),
    /** The same as text in reading order, for people who cannot see the drawing. */
    text: z.string().default(""),
  }),
  errors: ["not_signed_in", "not_printable", "busy"],
  limit: 240,
});
