import { z } from "zod";
import { Reason } from "./billing.ts";
import { endpoint } from "./endpoint.ts";
import { Job, JobLevel, JobType } from "./jobs.ts";
import { ResumePlace } from "./resume-analysis.ts";
import { knownCompanySizes } from "./settings.ts";
import { line } from "./values.ts";

/** Percent of the most that a part of the fit can give. */
const share = z.int().min(0).max(100);

/**
 * `shown`: the resume describes its use; `implied`: it belongs to a trade the person worked in, and `where` is that
 * title; `listed`: only a list names it, which counts for less. `where` are the places in the resume.
 */
export const MatchSkill = z.object({
  id: z.string(),
  name: z.string(),
  need: z.enum(["must", "nice"]),
  status: z.enum(["shown", "implied", "listed", "missing"]),
  where: z.array(ResumePlace),
});
export type MatchSkill = z.infer<typeof MatchSkill>;

/** The level of a person's work; `middle` when neither titles nor years show another. */
export const OwnLevel = z.union([JobLevel, z.literal("middle"), z.literal("internship")]);
export type OwnLevel = z.infer<typeof OwnLevel>;

const CompanySize = z.enum(knownCompanySizes);

/** The parts of a fit; a part that is unknown is null and leaves its weight to the others. */
export const MatchReasons = z.object({
  skills: z.object({ share, items: z.array(MatchSkill) }).nullable(),
  title: z.object({ share, own: z.string() }).nullable(),
  level: z.object({ share, asked: z.union([JobLevel, z.literal("internship")]), own: OwnLevel }).nullable(),
  place: z
    .object({
      share,
      how: z.enum([
        "remote",
        "remote_abroad",
        "on_site",
        "here",
        "region",
        "country",
        "elsewhere",
        "unclear",
      ]),
    })
    .nullable(),
  /** The language of the posting, as ISO 639-1, and whether the person speaks it. */
  language: z.object({ share, asked: z.string() }).nullable(),
  pay: z.object({ share, wish: z.number(), top: z.number(), currency: z.string() }).nullable(),
  /** The kind of employment, and the one of the job preferences. */
  type: z.object({ share, asked: JobType, wish: JobType }).nullable(),
  /** The size of the employer that the posting states, and the one of the job preferences. */
  size: z.object({ share, stated: CompanySize, wish: CompanySize }).nullable(),
});
export type MatchReasons = z.infer<typeof MatchReasons>;

/**
 * `score` is null while neither a resume nor a profile describes the person's work, or when the posting names nothing
 * to compare, or when none of the person's titles could be read. Everybody sees `outline`; `reasons` depend on the
 * plan, and `locked` explains which one is needed.
 */
export const JobMatchAnswer = z.object({
  score: z.int().min(0).max(100).nullable(),
  basis: z.enum(["resume", "profile", "none"]),
  /** Whether any of the person's titles was read as a trade. */
  titlesRead: z.boolean(),
  resume: z.object({ id: z.string(), name: z.string() }).nullable(),
  outline: z.object({ asked: z.int(), found: z.int() }),
  reasons: MatchReasons.nullable(),
  locked: Reason.nullable(),
});
export type JobMatchAnswer = z.infer<typeof JobMatchAnswer>;

/** The required level of a language, lowest first; `a1` to `c2` are the levels of the European framework. */
export const speakingLevels = [
  "any",
  "a1",
  "a2",
  "basic",
  "b1",
  "b2",
  "good",
  "c1",
  "fluent",
  "c2",
  "native",
] as const;

/** A spoken language that a posting asks for. `code` is ISO 639-1; `welcome` means that it is only a plus. */
export const RequiredLanguage = z.object({
  code: z.string(),
  level: z.enum(speakingLevels),
  welcome: z.boolean(),
});
export type RequiredLanguage = z.infer<typeof RequiredLanguage>;

export const readJob = endpoint({
  method: "GET",
  path: "/api/jobs/:jobId",
  access: "user",
  noun: "job-fit",
  params: z.object({ jobId: line(200).min(1) }),
  response: z.object({ job: Job, fit: JobMatchAnswer, speaks: z.array(RequiredLanguage) }),
  errors: ["not_signed_in", "not_found"],
});
