import { z } from "zod";
import { Figures } from "./analytics.ts";
import { ApplicationCard, ApplicationEvent, Stage, StageId } from "./applications.ts";
import { endpoint } from "./endpoint.ts";
import { InterviewKind, InterviewStatus } from "./interviews.ts";
import { SavedSearch } from "./job-search-saved.ts";
import { Letter } from "./letters.ts";
import { Resume } from "./resumes.ts";
import { Done, Id, Instant } from "./values.ts";

const noun = "grants";
const access = "user";
const missing = ["not_signed_in", "not_found"] as const;

/**
 * `board` is every application without notes, contacts, files and offers; `application`, `resume` and `letter` are
 * single ones. Notes, contacts, offers, answers about visa or health and mock interviews are not in the list, so no
 * grant can name them.
 */
export const grantNouns = [
  "board",
  "application",
  "resume",
  "letter",
  "searches",
  "figures",
  "interviews",
] as const;
export const GrantNoun = z.enum(grantNouns);
export type GrantNoun = z.infer<typeof GrantNoun>;

/** `see` is part of each of the others, `comment` is part of `suggest`. */
export const grantRights = ["see", "move", "comment", "suggest"] as const;
export const GrantRight = z.enum(grantRights);
export type GrantRight = z.infer<typeof GrantRight>;

/** The smallest first. */
export const rightsOf: Readonly<Record<GrantNoun, readonly GrantRight[]>> = {
  board: ["see", "move"],
  application: ["see", "move"],
  resume: ["see", "comment", "suggest"],
  letter: ["see", "comment", "suggest"],
  searches: ["see"],
  figures: ["see"],
  interviews: ["see"],
};

export const itemNouns = ["application", "resume", "letter"] as const satisfies readonly GrantNoun[];
export const hasItem = (of: GrantNoun): boolean => itemNouns.some((one) => one === of);

const Person = z.object({ userId: Id, displayName: z.string() });

/** `itemName` is null for nouns without items, and when the item is gone. */
export const Grant = z.object({
  id: Id,
  teamId: Id,
  from: Person,
  to: Person,
  noun: GrantNoun,
  itemId: Id.nullable(),
  itemName: z.string().nullable(),
  right: GrantRight,
  /** When it ends by itself; null until taken back. */
  until: Instant.nullable(),
  createdAt: Instant,
});
export type Grant = z.infer<typeof Grant>;

const OfTeam = z.object({ teamId: z.string() });

export const grantsLimit = 500;

/** Given and held; `named` is whether the caller agreed to `nameInReports`. Reload on the live event `team-room-changed`. */
export const listGrants = endpoint({
  method: "GET",
  path: "/api/teams/:teamId/grants",
  access,
  noun,
  params: OfTeam,
  response: z.object({ given: z.array(Grant), held: z.array(Grant), named: z.boolean() }),
  errors: [...missing],
});

/**
 * To a member of the team. A second grant of the same item to the same member replaces the first. `not_found` for a
 * team, a member or an item that is missing or another person's, and for oneself.
 */
export const giveGrant = endpoint({
  method: "POST",
  path: "/api/teams/:teamId/grants",
  access,
  noun,
  params: OfTeam,
  body: z
    .object({
      to: z.string().max(60),
      noun: GrantNoun,
      itemId: Id.nullable(),
      right: GrantRight,
      until: Instant.nullable(),
    })
    .refine((grant) => rightsOf[grant.noun].includes(grant.right), { path: ["right"] })
    .refine((grant) => hasItem(grant.noun) === (grant.itemId !== null), { path: ["itemId"] }),
  response: z.object({ grant: Grant }),
  errors: [...missing, "team_inactive", "too_many_grants"],
  limit: 60,
});

/** Whether the caller stands by name in reports of placements of this team; without it, as somebody not named. */
export const nameInReports = endpoint({
  method: "PUT",
  path: "/api/teams/:teamId/named",
  access,
  noun,
  params: OfTeam,
  body: z.object({ named: z.boolean() }),
  response: z.object({ named: z.boolean() }),
  errors: [...missing],
});

/** Nothing can be read from the answer on. */
export const takeBackGrant = endpoint({
  method: "DELETE",
  path: "/api/teams/:teamId/grants/:grantId",
  access,
  noun,
  params: OfTeam.extend({ grantId: z.string() }),
  response: Done,
  errors: [...missing],
});

/** One item that a person looked at on one day. `viewer` has no id once that account is gone. */
export const Look = z.object({
  viewer: z.object({ userId: Id.nullable(), displayName: z.string() }),
  noun: GrantNoun,
  itemId: Id.nullable(),
  itemName: z.string().nullable(),
  firstAt: Instant,
  lastAt: Instant,
});
export type Look = z.infer<typeof Look>;

export const looksDays = 365;

/** The caller's shared things: every look, by day in their own zone, newest first; also after a grant ended. */
export const listLooks = endpoint({
  method: "GET",
  path: "/api/grants/looks",
  access,
  noun,
  query: z.object({ before: z.iso.date().optional() }),
  response: z.object({
    days: z.array(z.object({ day: z.iso.date(), looks: z.array(Look) })),
    hasMore: z.boolean(),
  }),
  errors: ["not_signed_in"],
});

/** No notes, tags, contacts, files, reminders and offers. */
export const SharedApplication = ApplicationCard.pick({
  id: true,
  version: true,
  job: true,
  stage: true,
  rank: true,
  createdAt: true,
  appliedAt: true,
  stageSince: true,
  deadline: true,
  postingGone: true,
});
export type SharedApplication = z.infer<typeof SharedApplication>;

const OfOwner = OfTeam.extend({ ownerId: z.string() });

export const readSharedBoard = endpoint({
  method: "GET",
  path: "/api/teams/:teamId/shared/:ownerId/board",
  access,
  noun,
  params: OfOwner,
  response: z.object({
    stages: z.array(Stage),
    applications: z.array(SharedApplication),
    right: GrantRight,
  }),
  errors: [...missing],
});

const OfApplication = OfOwner.extend({ applicationId: z.string() });

/** With its history; by a grant of it or of the whole board. */
export const readSharedApplication = endpoint({
  method: "GET",
  path: "/api/teams/:teamId/shared/:ownerId/applications/:applicationId",
  access,
  noun,
  params: OfApplication,
  response: z.object({
    stages: z.array(Stage),
    application: SharedApplication,
    events: z.array(ApplicationEvent),
    right: GrantRight,
  }),
  errors: [...missing],
});

/** `conflict` carries `details.current`. */
export const moveSharedApplication = endpoint({
  method: "POST",
  path: "/api/teams/:teamId/shared/:ownerId/applications/:applicationId/move",
  access,
  noun,
  params: OfApplication,
  body: z.object({ changeId: Id, to: StageId, version: z.int() }),
  response: z.object({ application: SharedApplication }),
  errors: [...missing, "no_such_stage", "stage_not_allowed", "conflict"],
});

export const readSharedResume = endpoint({
  method: "GET",
  path: "/api/teams/:teamId/shared/:ownerId/resumes/:resumeId",
  access,
  noun,
  params: OfOwner.extend({ resumeId: z.string() }),
  response: z.object({
    resume: Resume.pick({ id: true, name: true, version: true, content: true, updatedAt: true }),
    right: GrantRight,
  }),
  errors: [...missing],
});

export const readSharedLetter = endpoint({
  method: "GET",
  path: "/api/teams/:teamId/shared/:ownerId/letters/:letterId",
  access,
  noun,
  params: OfOwner.extend({ letterId: z.string() }),
  response: z.object({
    letter: Letter.pick({ id: true, name: true, version: true, content: true, updatedAt: true }),
    right: GrantRight,
  }),
  errors: [...missing],
});

export const readSharedSearches = endpoint({
  method: "GET",
  path: "/api/teams/:teamId/shared/:ownerId/searches",
  access,
  noun,
  params: OfOwner,
  response: z.object({
    searches: z.array(SavedSearch.pick({ id: true, name: true, filters: true, createdAt: true })),
  }),
  errors: [...missing],
});

export const readSharedFigures = endpoint({
  method: "GET",
  path: "/api/teams/:teamId/shared/:ownerId/figures",
  access,
  noun,
  params: OfOwner,
  query: z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() }),
  response: z.object({ figures: Figures, leastForShare: z.int(), asOf: Instant }),
  errors: [...missing],
});

/** No people, address, link and notes. */
export const SharedInterview = z.object({
  id: Id,
  job: z.object({ title: z.string(), company: z.string() }),
  kind: InterviewKind,
  status: InterviewStatus,
  startsAt: Instant,
  endsAt: Instant,
});
export type SharedInterview = z.infer<typeof SharedInterview>;

export const readSharedInterviews = endpoint({
  method: "GET",
  path: "/api/teams/:teamId/shared/:ownerId/interviews",
  access,
  noun,
  params: OfOwner,
  response: z.object({ interviews: z.array(SharedInterview) }),
  errors: [...missing],
});
