import { z } from "zod";
import { endpoint, jsonBytes } from "./endpoint.ts";
import { line } from "./values.ts";

const noun = "careers";
const access = "user";

/** Lowest first. */
export const careerLevels = ["entry", "mid", "senior", "lead", "executive"] as const;
export const CareerLevel = z.enum(careerLevels);
export type CareerLevel = z.infer<typeof CareerLevel>;

/** The frame of a graph in pixels: `x` and `y` of a node are its centre; `node` is its largest size and least gap. */
export const careerFrame = { width: 1_200, height: 600, node: { width: 150, height: 60, gap: 12 } } as const;

export const mostCareerNodes = 24;

/** Why a path was proposed. `wish`: the person chose the target; `sample`: a built-in path, the last resort. */
export const pathKinds = ["up", "across", "growing", "wish", "sample"] as const;
export const PathKind = z.enum(pathKinds);
export type PathKind = z.infer<typeof PathKind>;

/** Why one role leads to the next; the locale files have the sentence. `change`: a step not in the catalogue. */
export const edgeReasons = [
  "lead",
  "master",
  "licence",
  "degree",
  "manage",
  "own",
  "breadth",
  "skills",
  "sector",
  "teach",
  "growing",
  "regular",
  "change",
] as const;
export const EdgeReason = z.enum(edgeReasons);
export type EdgeReason = z.infer<typeof EdgeReason>;

/** A role of the catalogue in the person's language. */
export const RoleName = z.object({ id: z.string(), title: z.string() });
export type RoleName = z.infer<typeof RoleName>;

/** `role` is null when none is near enough; `candidates` are best first; `confidence` is 0 to 1. */
export const TitleReading = z.object({
  text: z.string(),
  role: RoleName.nullable(),
  confidence: z.number().min(0).max(1),
  level: CareerLevel.nullable(),
  candidates: z.array(RoleName.extend({ confidence: z.number() })),
});
export type TitleReading = z.infer<typeof TitleReading>;

/** The parts of a probability: each value 0 to 1, and its contribution to the exponent of the logistic function. */
export const contributionParts = ["relatedness", "skills", "education", "experience", "openings"] as const;
export const Contribution = z.object({
  part: z.enum(contributionParts),
  value: z.number(),
  adds: z.number(),
});
export type Contribution = z.infer<typeof Contribution>;

export const FigureSource = z.object({ name: z.string(), country: z.string(), year: z.int() });

/** Pay per year. `basis`: imported wages, percentiles of local postings, or the catalogue's figures for the US. */
export const CareerPay = z.object({
  p25: z.number(),
  p50: z.number(),
  p75: z.number(),
  currency: z.string(),
  period: z.literal("year"),
  year: z.int(),
  basis: z.enum(["wages", "postings", "catalogue"]),
  country: z.string(),
  /** The number of postings behind it; null for statistics. */
  count: z.int().nullable(),
  source: z.string(),
});
export type CareerPay = z.infer<typeof CareerPay>;

/** A skill in the person's language. `fromRole`: not named, but implied by years of work that requires it. */
export const CareerSkill = z.object({
  id: z.string(),
  name: z.string(),
  held: z.boolean(),
  fromRole: z.boolean(),
});
export type CareerSkill = z.infer<typeof CareerSkill>;

/**
 * At a level. Texts are in the person's language, with their figures beside them. `probability` (0 to 100) is
 * computed, not observed; `demandScore` is 0 to 10, `growthRate` percent over ten years; `x` and `y` are within a
 * frame of 1200 by 600.
 */
export const CareerNode = z.object({
  id: z.string(),
  roleId: z.string(),
  title: z.string(),
  level: CareerLevel,
  experience: z.string(),
  years: z.object({ min: z.number(), max: z.number().nullable() }),
  salaryRange: z.string(),
  salary: CareerPay.nullable(),
  skills: z.array(z.string()),
  skillsHeld: z.array(CareerSkill),
  timeToAchieve: z.string(),
  months: z.object({ min: z.int(), max: z.int() }),
  probability: z.int().min(0).max(100),
  contributions: z.array(Contribution),
  description: z.string(),
  nextRoles: z.array(z.string()),
  industry: z.string(),
  growthRate: z.number(),
  demandScore: z.number(),
  /** In the person's language. */
  needs: z.object({ education: z.string(), years: z.string(), licence: z.string().nullable() }),
  /** Postings with this title now; null when the index could not be asked. */
  openings: z.int().nullable(),
  openingsQuery: z.string(),
  sources: z.array(FigureSource),
  x: z.number(),
  y: z.number(),
});
export type CareerNode = z.infer<typeof CareerNode>;

/** `probability` (0 to 100) is the nearness of the two roles. `reason` is a sentence. */
export const CareerConnection = z.object({
  from: z.string(),
  to: z.string(),
  probability: z.int().min(0).max(100),
  kind: EdgeReason,
  reason: z.string(),
  /** Additional skills that the next role requires. */
  adds: z.array(z.string()),
});
export type CareerConnection = z.infer<typeof CareerConnection>;

export const PathInsights = z.object({
  totalTime: z.string(),
  months: z.object({ min: z.int(), max: z.int() }),
  avgSalaryIncrease: z.string(),
  /** Percent from the first node's median to the last's; null when they cannot be compared. */
  salaryIncrease: z.number().nullable(),
  keySkillsNeeded: z.array(z.string()),
  recommendedActions: z.array(z.string()),
});

/** Nodes of one level; higher levels are further up. */
export const CareerLane = z.object({ level: CareerLevel, y: z.number(), height: z.number() });
export type CareerLane = z.infer<typeof CareerLane>;

/** The first node is the present role; nodes after the target come last. */
export const CareerPath = z.object({
  /** Stable for one target: `registered-nurse>nurse-manager`. */
  id: z.string(),
  kind: PathKind,
  currentRole: z.string(),
  targetRole: z.string(),
  targetRoleId: z.string(),
  nodes: z.array(CareerNode),
  connections: z.array(CareerConnection),
  lanes: z.array(CareerLane),
  insights: PathInsights,
  pinned: z.boolean(),
});
export type CareerPath = z.infer<typeof CareerPath>;

/** The person gave no value that could be used. */
export const assumptions = [
  "role-default",
  "role-unknown",
  "role-unsure",
  "experience-default",
  "experience-unread",
  "no-skills",
  "skills-unknown",
  "industry-default",
  "industry-unknown",
  "target-unknown",
  "target-unsure",
  "target-here",
  "pay-of-united-states",
] as const;
export const Assumption = z.object({
  kind: z.enum(assumptions),
  /** The person's text, cut to 80 characters; empty when there was none. */
  said: z.string(),
  /** The value used instead, in the person's language. */
  taken: z.string(),
});
export type Assumption = z.infer<typeof Assumption>;

/** UTF-16 units of all skills in a request together. */
export const longestSkills = 40_000;

/** Sent when the profile has no value of its own; the server reads them as 'not given'. */
export const careerDefaults = {
  currentRole: "Software Developer",
  experience: "mid-level",
  industry: "Technology",
} as const;

/** The most rounds that are kept, and targets per round. */
export const setAsideLimits = { rounds: 40, targets: 5 } as const;

/** Targets that a person skipped, one round per request for others, oldest first; only for paths from that role. */
export const SkippedTargets = z.object({
  fromRoleId: line(80),
  rounds: z
    .array(z.array(line(80)).min(1).max(setAsideLimits.targets))
    .min(1)
    .max(setAsideLimits.rounds),
});
export type SkippedTargets = z.infer<typeof SkippedTargets>;

/**
 * Computes paths from a person's present role. Texts that are too long or not understood are replaced by defaults with
 * a note in `assumed`, never by an invented role: for a title that is none of the catalogue's there are no paths, and
 * `reading.candidates` has the nearest roles to ask about. Missing fields, and those equal to `careerDefaults` of a person whose
 * profile has none, are taken from the person's choices and resume, else they are these defaults. Skills are added to those of the profile and default
 * resume. `not`: targets (`roleId`s) to leave out while there are others; `target`: the person's own goal, a role's id
 * or a text. `setAside`: the skipped targets that were left out; null when `not` was given or nothing was skipped.
 */
export const careerPaths = endpoint({
  method: "POST",
  path: "/api/career-paths",
  access,
  noun,
  body: z.object({
    currentRole: z.string().max(20_000).optional(),
    experience: z.union([z.string().max(20_000), z.number()]).optional(),
    skills: z
      .array(z.string().max(20_000))
      .max(1_000)
      .refine((skills) => skills.reduce((sum, { length }) => sum + length, 0) <= longestSkills)
      .default([]),
    industry: z.string().max(20_000).optional(),
    target: z.string().max(20_000).optional(),
    not: z.array(line(80)).max(200).optional(),
  }),
  bodyLimit: { bytes: jsonBytes(162_000), values: 2_000 },
  response: z.object({
    paths: z.array(CareerPath).max(5),
    setAside: SkippedTargets.extend({ came: z.array(RoleName), went: z.array(RoleName) }).nullable(),
    reading: TitleReading,
    assumed: z.array(Assumption),
    /** `imported`: by an operator. */
    facts: z.array(FigureSource.extend({ imported: z.boolean() })),
  }),
  errors: ["not_signed_in"],
  limit: 60,
});

/** Roles with a title that begins like a text or is near to it, for the field in which a person names a role. */
const Published = z.object({ name: z.string(), country: z.string(), year: z.int() });

/**
 * Published facts about an occupation. Pay is yearly; `p10` and `p90` are null where the source has quartiles only.
 * `growth` is percent in ten years, `openings` are a year, both in the country of their source.
 */
export const OccupationFacts = z.object({
  role: z.string(),
  pay: z
    .object({
      p10: z.number().nullable(),
      p25: z.number(),
      p50: z.number(),
      p75: z.number(),
      p90: z.number().nullable(),
      currency: z.string(),
      source: Published,
    })
    .nullable(),
  outlook: z.object({ growth: z.number(), openings: z.number(), source: Published }).nullable(),
  education: z.string(),
  skills: z.array(z.string()),
});
export type OccupationFacts = z.infer<typeof OccupationFacts>;

/** Published facts about the occupation that a title names; null when it names none clearly. */
export const readOccupation = endpoint({
  method: "GET",
  path: "/api/occupations",
  access: "user",
  noun: "careers",
  query: z.object({ title: line(200).min(1) }),
  response: z.object({ occupation: OccupationFacts.nullable() }),
  errors: ["not_signed_in"],
});

export const findRoles = endpoint({
  method: "GET",
  path: "/api/career-roles",
  access,
  noun,
  query: z.object({ query: line(200).default("") }),
  response: z.object({ roles: z.array(RoleName.extend({ industry: z.string() })).max(12) }),
  errors: ["not_signed_in"],
});

/** `currentRole` corrects the role read from the profile. */
export const CareerChoices = z.object({
  currentRoleId: z.string().max(200).nullable(),
  targetRoleId: z.string().max(200).nullable(),
  pinned: z.array(line(200)).max(20),
  hidden: z.array(line(80)).max(200),
  /** Null for the first proposals. */
  setAside: SkippedTargets.nullable(),
  version: z.int(),
});
export type CareerChoices = z.infer<typeof CareerChoices>;

export const readCareerChoices = endpoint({
  method: "GET",
  path: "/api/career-choices",
  access,
  noun,
  response: z.object({ choices: CareerChoices, roles: z.array(RoleName) }),
  errors: ["not_signed_in"],
});

/** Only the given fields. `roles` has the name of every role in the choices. */
export const saveCareerChoices = endpoint({
  method: "PUT",
  path: "/api/career-choices",
  access,
  noun,
  body: CareerChoices.partial(),
  bodyLimit: { bytes: jsonBytes(37_000), values: 2_000 },
  response: z.object({ choices: CareerChoices, roles: z.array(RoleName) }),
  errors: ["not_signed_in", "conflict", "no_such_role"],
});
