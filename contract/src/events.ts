import { z } from "zod";

/** In milliseconds, set by section 9 of the specification. */
export const streamTimings = {
  connectTimeout: 10_000,
  heartbeat: 25_000,
  reconnect: [1_000, 2_000, 5_000, 10_000],
} as const;

/** The address of a tab's only event stream. `Last-Event-ID` is the cursor. */
export const eventsPath = "/api/events";

const eventKinds = [
  "signed-in",
  "token-refreshed",
  "signed-out",
  "password-recovery",
  "user-updated",
  "multi-factor-verified",
  "onboarding-completed",
  "jobs-loaded",
  "notices-changed",
  "personal-data-changed",
  "resume-reading",
  "plan-changed",
  "team-changed",
  "team-room-changed",
  "resumes-changed",
  "applications-changed",
  /** `done` rows of an import, and `of` how many. */
  "import-progress",
  "letters-changed",
  "packages-changed",
  "practice-changed",
] as const;
export const EventKind = z.enum(eventKinds);
export type EventKind = z.infer<typeof EventKind>;

/** The `part` of a team's room that changed, of `team-room-changed`. `paper`: a document with its comments. */
export type RoomPart = "grants" | "goals" | "board" | "comments" | "paper";

/** An event as a tab receives it. `id` is the cursor and increases. */
export const LiveEvent = z.object({
  id: z.string(),
  kind: EventKind,
  data: z.record(z.string(), z.unknown()),
});
export type LiveEvent = z.infer<typeof LiveEvent>;

const OfSession = z.object({ sessionId: z.string() });

/** Tabs of one browser send each other the same. */
export const SessionEvent = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("signed-in"), data: OfSession.partial() }),
  z.object({ kind: z.literal("token-refreshed"), data: OfSession }),
  z.object({ kind: z.literal("signed-out"), data: OfSession.partial() }),
  z.object({ kind: z.literal("password-recovery"), data: z.object({}) }),
  z.object({ kind: z.literal("user-updated"), data: z.object({ version: z.int().optional() }) }),
  z.object({ kind: z.literal("multi-factor-verified"), data: OfSession.partial() }),
]);
export type SessionEvent = z.infer<typeof SessionEvent>;
