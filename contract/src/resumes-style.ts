import { z } from "zod";
import { Language } from "./values.ts";

const plain = ["classic", "modern", "compact", "clear", "academic"] as const;
export const resumeTemplates = [...plain, "accent", "sidebar", "portrait"] as const;
/** Templates that every applicant tracking system can read. */
export const plainTemplates: readonly ResumeTemplate[] = plain;
export const ResumeTemplate = z.enum(resumeTemplates);
export type ResumeTemplate = z.infer<typeof ResumeTemplate>;

/** All readable on white (contrast of at least 4.5). */
export const resumeColors = ["ink", "navy", "teal", "forest", "plum", "rust"] as const;
export const resumeFonts = ["source-sans", "source-serif", "lato", "plex-sans", "garamond"] as const;
export const resumeSizes = ["small", "normal", "large"] as const;

/** `language` is that of headings and dates; it does not translate the content. */
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

/** Letter paper for English, A4 for other languages, without a photo. */
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
