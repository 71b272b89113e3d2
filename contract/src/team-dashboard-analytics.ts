import { z } from "zod";
import { FigureRow, Figures, FunnelLevel, FunnelStep, Share } from "./analytics.ts";
import { endpoint } from "./endpoint.ts";
import { GoalKind } from "./team-dashboard.ts";
import { Id, Language } from "./values.ts";

const noun = "team-dashboard";
const access = "user";
const OfTeam = z.object({ teamId: z.string() });
const Period = z.object({ from: z.iso.date(), to: z.iso.date() });

/** Whole weeks since a goal was set, and those in which it was met. */
const GoalWeeks = z.object({ kind: GoalKind, perWeek: z.int(), weeks: z.int(), met: z.int() });

/** The figures of one person for applications sent in the period. */
export const PersonFigures = z.object({
  userId: Id,
  displayName: z.string(),
  isSelf: z.boolean(),
  all: FigureRow,
  funnel: z.array(FunnelStep),
  sources: Figures.shape.sources,
  weeks: z.array(FigureRow),
  goals: z.array(GoalWeeks),
});
export type PersonFigures = z.infer<typeof PersonFigures>;

/**
 * Members taken together whom the caller may not see by name: at least three besides the caller, and eight
 * applications. Counts are multiples of five, shares of five percent, and only whole quarters are told, so that no
 * person's count can be computed.
 */
export const Combined = z.object({
  people: z.int(),
  sent: z.int(),
  /** Number of applications that reached each level; null for fewer than three. */
  funnel: z.array(z.object({ level: FunnelLevel, reached: z.int().nullable() })),
  /** Shares of the rounded counts. */
  responseRate: Share.nullable(),
  interviewRate: Share.nullable(),
  /** Half of the answers came within so many days (null: more than thirty); null where too few answers came. */
  halfWithin: z.object({ days: z.int().nullable() }).nullable(),
});

/** The caller's own, and of others as far as their grants of figures allow. */
export const readTeamAnalytics = endpoint({
  method: "GET",
  path: "/api/teams/:teamId/analytics",
  access,
  noun,
  params: OfTeam,
  query: Period,
  response: z.object({
    people: z.array(PersonFigures),
    total: FigureRow.omit({ key: true, daysToAnswer: true }),
    /** The last four quarters (`2026-Q4`), the present one first; null where too few people or applications are in it. */
    quarters: z.array(z.object({ quarter: z.string(), combined: Combined.nullable() })),
  }),
  errors: ["not_signed_in", "not_found", "invalid_request", "plan_required"],
});

/** In a period: of the caller, and of those who share their board with the caller; by name where they agreed to it. */
export const downloadPlacements = endpoint({
  method: "GET",
  path: "/api/teams/:teamId/placements",
  access,
  noun,
  params: OfTeam,
  query: Period.extend({
    format: z.enum(["pdf", "csv"]).default("pdf"),
    paper: z.enum(["a4", "letter"]).default("a4"),
    language: Language.optional(),
  }),
  response: z.unknown(),
  answers: ["application/pdf", "text/csv"],
  errors: ["not_signed_in", "not_found", "invalid_request", "plan_required", "not_printable", "busy"],
  limit: 30,
});
