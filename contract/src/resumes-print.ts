import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { ResumeContent } from "./resumes.ts";
import { resumeBodyLimit } from "./resumes-limits.ts";
import { ResumeStyle } from "./resumes-style.ts";

/**
 * The printed pages, one SVG each, from the same typesetting as the PDF. In the JSON each page stands on a line of its
 * own, after a line with everything else, so that a client can show pages while they arrive.
 */
export const previewResume = endpoint({
  method: "POST",
  path: "/api/resume/preview",
  access: "user",
  noun: "resumes",
  body: z.object({
    content: ResumeContent,
    style: ResumeStyle,
    /** Only so many of the first pages are drawn; all of them by default. */
    most: z.int().min(1).max(60).optional(),
  }),
  bodyLimit: resumeBodyLimit,
  response: z.object({
    pages: z.array(z.string()),
    /** Pages of the whole resume. */
    count: z.int().optional(),
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
