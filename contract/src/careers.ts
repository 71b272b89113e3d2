import { z } from "zod";
import { endpoint, jsonBytes } from "./endpoint.ts";
import { line } from "./values.ts";

const noun = "careers";
const access = "user";

/** Rungs of a ladder, lowest first. */
export const careerLevels = ["entry", "mid", "senior", "lead", "executive"] as const;
export const CareerLevel = z.enum(careerLevels);
export type CareerLevel = z.infer<typeof CareerLevel>;

/** What paths are drawn in: `x` and `y` of a node are its middle; no node is larger, and between two is this gap at least. */
export const careerFrame = { width: 1_200, height: 600, node: { width: 150, height: 60, gap: 12 } } as const;

/** Nodes of one path at most. */
export const mostCareerNodes = 24;

/** Why a path was proposed. `wish`: the person named the target; `sample`: the built-in path, shown when all else fails. */
export const pathKinds = ["up", "across", "growing", "wish", "sample"] as const;
export const PathKind = z.enum(pathKinds);
export type PathKind = z.infer<typeof PathKind>;

/** Why one role leads to the next; the sentence is in the locale files. `change`: a fresh start that the catalogue does not name. */
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

/** A role of the catalogue in the asker's language. */
export const RoleName = z.object({ id: z.string(), title: z.string() });
export type RoleName = z.infer<typeof RoleName>;

/**
 * What a text was taken for. `role` is null where no role of the catalogue is near enough; `candidates` are the few it
 * could be, best first; `confidence` 0 to 1.
 */
export const TitleReading = z.object({
  text: z.string(),
  role: RoleName.nullable(),
  confidence: z.number().min(0).max(1),
  level: CareerLevel.nullable(),
  candidates: z.array(RoleName.extend({ confidence: z.number() })),
});
export type TitleReading = z.infer<typeof TitleReading>;

/** The five parts of a probability: each 0 to 1, and what it adds to the logistic's exponent. */
export const contributionParts = ["relatedness", "skills", "education", "experience", "openings"] as const;
export const Contribution = z.object({
  part: z.enum(contributionParts),
  value: z.number(),
  adds: z.number(),
});
export type Contribution = z.infer<typeof Contribution>;

/** A figure's origin. */
export const FigureSource = z.object({ name: z.string(), country: z.string(), year: z.int() });

/** Pay for a year. `basis`: imported wages, percentiles of local postings, or the catalogue's United States figures. */
export const CareerPay = z.object({
  p25: z.number(),
  p50: z.number(),
  p75: z.number(),
  currency: z.string(),
  period: z.literal("year"),
  year: z.int(),
  basis: z.enum(["wages", "postings", "catalogue"]),
  country: z.string(),
  /** How many postings it is made of; null for statistics. */
  count: z.int().nullable(),
  source: z.string(),
});
export type CareerPay = z.infer<typeof CareerPay>;

/** A skill in the asker's language. `fromRole`: they did not name it, but have done a work for years that asks for it. */
export const CareerSkill = z.object({
  id: z.string(),
  name: z.string(),
  held: z.boolean(),
  fromRole: z.boolean(),
});
export type CareerSkill = z.infer<typeof CareerSkill>;

/**
 * A role at a level, as the graph shows it. Texts are in the asker's language, their figures stand beside them.
 * `probability` 0 to 100 is computed, never observed; `demandScore` 0 to 10; `growthRate` percent in ten years; `x`
 * and `y` in a frame of 1200 by 600.
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
  /** What has to be had before: in the asker's language. */
  needs: z.object({ education: z.string(), years: z.string(), licence: z.string().nullable() }),
  /** Postings of the index that meet the title now; null where it could not be asked. */
  openings: z.int().nullable(),
  /** What the search is asked for them. */
  openingsQuery: z.string(),
  sources: z.array(FigureSource),
  x: z.number(),
  y: z.number(),
});
export type CareerNode = z.infer<typeof CareerNode>;

/** `probability` 0 to 100: how near the two roles are. `reason` is a sentence. */
export const CareerConnection = z.object({
  from: z.string(),
  to: z.string(),
  probability: z.int().min(0).max(100),
  kind: EdgeReason,
  reason: z.string(),
  /** Skills that the next role asks for besides. */
  adds: z.array(z.string()),
});
export type CareerConnection = z.infer<typeof CareerConnection>;

export const PathInsights = z.object({
  totalTime: z.string(),
  months: z.object({ min: z.int(), max: z.int() }),
  avgSalaryIncrease: z.string(),
  /** Percent from the first node's median to the last's; null where the two cannot be compared. */
  salaryIncrease: z.number().nullable(),
  keySkillsNeeded: z.array(z.string()),
  recommendedActions: z.array(z.string()),
});

/** The band of the frame in which the nodes of one level stand; higher levels stand higher. */
export const CareerLane = z.object({ level: CareerLevel, y: z.number(), height: z.number() });
export type CareerLane = z.infer<typeof CareerLane>;

/** Ways from one role to another. The first node is where the person stands; what connections leave the target for comes after it. */
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

/** What was taken for granted where the asker said nothing that could be used. */
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
  /** What was said, cut to 80 characters; empty for nothing. */
  said: z.string(),
  /** What was taken instead, in the asker's language. */
  taken: z.string(),
});
export type Assumption = z.infer<typeof Assumption>;

/** UTF-16 units of all skills that paths are asked with, together. */
const longestSkills = 40_000;

/** Askings for other targets that are remembered at most, and targets of one. */
export const setAsideLimits = { rounds: 40, targets: 5 } as const;

/**
 * Targets that a person set aside by asking for others, one round for each asking, oldest first. They hold for paths
 * from that role alone: whoever stands elsewhere has seen none of theirs.
 */
export const SetAside = z.object({
  fromRoleId: line(80),
  rounds: z
    .array(z.array(line(80)).min(1).max(setAsideLimits.targets))
    .min(1)
    .max(setAsideLimits.rounds),
});
export type SetAside = z.infer<typeof SetAside>;

/**
 * Paths from where somebody stands. What is said too long or in no known words is answered with the defaults and a
 * note in `assumed`, never with an invented role. What is left out is taken from the person's choices and profile, else it
 * is "Software Developer", "mid-level" and "Technology". Skills are added to those of the profile and default resume.
 * `not`: targets (`roleId`s) that are left out as long as there are others; `target`: the person's own wish, a role's
 * id or a text. `setAside` is what of the person's choices was left out, and what that changed: null where `not` was
 * given and where nothing was set aside.
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
    setAside: SetAside.extend({ came: z.array(RoleName), went: z.array(RoleName) }).nullable(),
    reading: TitleReading,
    assumed: z.array(Assumption),
    /** Names and years of the facts it was computed from, and whether an operator imported them. */
    facts: z.array(FigureSource.extend({ imported: z.boolean() })),
  }),
  errors: ["not_signed_in"],
  limit: 60,
});

/** Roles whose title begins like or is near a text: for the box in which a person names a role. */
export const findRoles = endpoint({
  method: "GET",
  path: "/api/career-roles",
  access,
  noun,
  query: z.object({ query: line(200).default("") }),
  response: z.object({ roles: z.array(RoleName.extend({ industry: z.string() })).max(12) }),
  errors: ["not_signed_in"],
});

/** What a person decided about their paths; `currentRole` corrects what was read from the profile. */
export const CareerChoices = z.object({
  currentRoleId: z.string().max(200).nullable(),
  targetRoleId: z.string().max(200).nullable(),
  /** Ids of paths. */
  pinned: z.array(line(200)).max(20),
  /** Roles never to be proposed. */
  hidden: z.array(line(80)).max(200),
  /** Null for the first proposal. */
  setAside: SetAside.nullable(),
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

/** Changes what is given. `roles` names every role the choices speak of. */
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
