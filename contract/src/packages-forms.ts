import { z } from "zod";
import { LockedTopic } from "./answers.ts";
import { line, text } from "./values.ts";

/** Characters of a whole form with its answers, including its JSON. */
export const longestForm = 400_000;

/** Options of all questions of a form: validating 90,000 wrong ones took 0.2 s, and everybody else waited. */
export const mostOptionsOfForm = 8_000;

/** The source of an answer. `open`: nobody answered yet. `locked`: only the person may, each time. */
export const AnswerOrigin = z.enum(["open", "locked", "answers", "resume", "written", "person", "never"]);
export type AnswerOrigin = z.infer<typeof AnswerOrigin>;

export const FormQuestion = z.object({
  id: z.string().max(200),
  label: text(2_000),
  kind: z.enum(["line", "text", "choice", "choices", "yes_no", "number", "date", "file", "unknown"]),
  required: z.boolean(),
  options: z.array(line(300)).max(300),
  topic: LockedTopic.nullable(),
  /** A question for statistics of origin, gender or disability: shown, never filled in and never stored. */
  statistics: z.boolean(),
});
export type FormQuestion = z.infer<typeof FormQuestion>;
/** A form as the browser extension read it. */
export const SeenForm = z
  .array(FormQuestion)
  .max(300)
  .refine((form) => form.reduce((sum, { options }) => sum + options.length, 0) <= mostOptionsOfForm);
export const FormAnswer = FormQuestion.extend({ answer: text(6_000), origin: AnswerOrigin });
export type FormAnswer = z.infer<typeof FormAnswer>;

/** A requirement without which an application is usually refused, and whether the person meets it. */
export const KnockOut = z.object({
  what: z.enum([
    "licence",
    "degree",
    "language",
    "years",
    "permit",
    "shift",
    "travel",
    "clearance",
    "driving",
  ]),
  words: z.string(),
  met: z.enum(["yes", "no", "unknown"]),
});
export type KnockOut = z.infer<typeof KnockOut>;
