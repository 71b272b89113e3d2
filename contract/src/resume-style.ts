import { z } from "zod";
import { Language } from "./values.ts";

/** The first five are plain enough for every applicant tracking system; the last three show more design. */
export const resumeTemplates = [
  "classic",
  "modern",
  "compact",
  "clear",
  "academic",
  "accent",
  "sidebar",
  "portrait",
] as const;
export const safeTemplates: readonly ResumeTemplate[] = ["classic", "modern", "compact", "clear", "academic"];
export const ResumeTemplate = z.enum(resumeTemplates);
export type ResumeTemplate = z.infer<typeof ResumeTemplate>;

/** Accents of which every one is readable on white (contrast 4.5 or more). */
export const resumeColors = ["ink", "navy", "teal", "forest", "plum", "rust"] as const;
export const resumeFonts = ["source-sans", "source-serif", "lato", "plex-sans", "garamond"] as const;
export const resumeSizes = ["small", "normal", "large"] as const;

/** How a resume is printed. `language` is that of the headings and dates, not a translation of the content. */
export const ResumeStyle = z.object({
  template: ResumeTemplate,
  color: z.enum(resumeColors),
  font: z.enum(resumeFonts),
  size: z.enum(resumeSizes),
  paper: z.enum(["a4", "letter"]),
  language: Language,
  photo: z.boolean(),
  dateOrder: z.enum(["newest", "oldest"]),
});
export type ResumeStyle = z.infer<typeof ResumeStyle>;

/** Where nothing was chosen yet: letter paper for English, A4 and a photo's place left out everywhere. */
export const styleFor = (language: Language): ResumeStyle => ({
  template: "classic",
  color: "ink",
  font: "source-sans",
  size: "normal",
  paper: language === "en" ? "letter" : "a4",
  language,
  photo: false,
  dateOrder: "newest",
});
