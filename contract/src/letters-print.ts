import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Letter, LetterContent, LetterStyle, LetterWish, letterBodyLimit } from "./letters.ts";
import { Id } from "./values.ts";

const noun = "letters";
const access = "user";
const missing = ["not_signed_in", "not_found"] as const;
const ById = z.object({ id: z.string() });

/** The printed pages, one SVG each, from the same typesetting as the PDF, with the lines of `previewResume`. */
export const previewLetter = endpoint({
  method: "POST",
  path: "/api/letters/preview",
  access,
  noun,
  body: z.object({ content: LetterContent, style: LetterStyle, wish: LetterWish }),
  bodyLimit: letterBodyLimit,
  response: z.object({
    pages: z.array(z.string()),
    /** Points. */
    width: z.number(),
    height: z.number(),
    missing: z.array(z.string()).default([]),
    text: z.string().default(""),
  }),
  errors: ["not_signed_in", "not_printable", "busy"],
  limit: 240,
});

/** `txt` for the box of a form, `eml` a mail with the letter as text and the PDFs attached, `bundle` one PDF of letter, resume and enclosures. */
export const letterFormats = ["pdf", "docx", "txt", "eml", "bundle"] as const;
export const LetterFormat = z.enum(letterFormats);
export type LetterFormat = z.infer<typeof LetterFormat>;

/** Valid for five minutes. An open question or a blocked sentence is refused with `letter_unfinished`. */
export const downloadLetter = endpoint({
  method: "POST",
  path: "/api/letters/:id/download",
  access,
  noun,
  params: ById,
  body: z.object({
    format: LetterFormat.default("pdf"),
    /** For `bundle` and `eml`: files of the linked application to enclose, in this order. */
    enclose: z.array(Id).max(20).default([]),
  }),
  response: z.object({ downloadUrl: z.string() }),
  errors: [...missing, "not_printable", "letter_unfinished", "files_busy"],
  limit: 60,
});

/** The letter becomes `sent`, and the linked application keeps it as PDF and text, as it is now. */
export const markLetterSent = endpoint({
  method: "POST",
  path: "/api/letters/:id/sent",
  access,
  noun,
  params: ById,
  body: z.object({}),
  response: z.object({ letter: Letter }),
  errors: [...missing, "not_printable", "letter_unfinished", "too_many_files", "files_full"],
  limit: 60,
});

export const linkedLetterFile = endpoint({
  method: "GET",
  path: "/api/letters/links/:token",
  access: "public",
  noun,
  params: z.object({ token: z.string() }),
  response: z.unknown(),
  answers: [
    "application/pdf",
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    "text/plain",
  ],
  errors: ["not_found", "link_stale", "not_printable", "letter_unfinished", "busy", "files_busy"],
  limit: 120,
});
