import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { AnalyzedResume } from "./resume-analysis.ts";
import { resumeBodyLimit } from "./resumes-limits.ts";
import { Language, line, text } from "./values.ts";

/** The tasks of a model for resumes and letters, if one is configured. */
export const modelTasks = ["repair", "reword", "feedback", "letter"] as const;
export const ModelTask = z.enum(modelTasks);
export type ModelTask = z.infer<typeof ModelTask>;

const noun = "resumes";
const access = "user";
const errors = ["not_signed_in", "model_off", "model_limit", "model_limit_all", "model_unavailable"] as const;
/** Calls per minute: a model is slow and costs money. */
const limit = 20;

/** The model for each task; a task without a model is absent, and its buttons are hidden. */
export const resumeModels = endpoint({
  method: "GET",
  path: "/api/resume/models",
  access,
  noun,
  response: z.object({ models: z.array(z.object({ task: ModelTask, model: z.string() })) }),
  errors: ["not_signed_in"],
});

/** A suggestion for a field of low confidence. `evidence` is a literal quote from the file that contains `to`. */
export const FieldRepair = z.object({
  field: z.string(),
  from: z.string(),
  to: z.string(),
  evidence: z.string(),
});
export type FieldRepair = z.infer<typeof FieldRepair>;

/** For fields below `lowConfidence`. Suggestions without proof in the file are dropped; nothing is changed. */
export const repairReading = endpoint({
  method: "POST",
  path: "/api/resume/repairs",
  access,
  noun,
  body: z.object({
    fields: z
      .array(z.object({ field: line(200), text: text(2_000) }))
      .min(1)
      .max(60),
    lines: z.array(text(2_000)).min(1).max(1_500),
  }),
  bodyLimit: resumeBodyLimit,
  response: z.object({ repairs: z.array(FieldRepair) }),
  errors,
  limit,
});

/** Up to three wordings; one that adds a number, a name or a skill is dropped. */
export const rewordBullet = endpoint({
  method: "POST",
  path: "/api/resume/rewordings",
  access,
  noun,
  body: z.object({
    bullet: text(1_500).regex(/\p{L}/u),
    job: line(300).optional(),
    /** The resume's language by the analysis; without it the bullet's language is guessed. */
    language: Language.optional(),
  }),
  response: z.object({
    variants: z.array(z.string()).max(3),
    dropped: z.int(),
  }),
  errors,
  limit,
});

/** Advice in the model's own words, beside the checks'; it does not affect the score. */
export const adviseResume = endpoint({
  method: "POST",
  path: "/api/resume/advice",
  access,
  noun,
  body: z.object({ resume: AnalyzedResume }),
  bodyLimit: resumeBodyLimit,
  response: z.object({ lines: z.array(z.string()).max(4), model: z.string() }),
  errors,
  limit,
});
