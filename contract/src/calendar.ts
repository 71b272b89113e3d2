import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Done, Instant } from "./values.ts";

const noun = "calendar";

/** The address from which a calendar program fetches a person's feed. */
export const calendarPath = (token: string): string => `/calendar/${token}.ics`;

/** `lastReadOn` is the day a calendar last fetched it. */
export const CalendarFeed = z.object({
  withNotes: z.boolean(),
  createdAt: Instant,
  lastReadOn: z.iso.date().nullable(),
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;

/** Null when there is none. The address is only shown when it is created. */
export const readCalendarFeed = endpoint({
  method: "GET",
  path: "/api/calendar",
  access: "user",
  noun,
  response: z.object({ feed: CalendarFeed.nullable() }),
  errors: ["not_signed_in"],
});

/** A whole URL; the previous one stops working. */
export const makeCalendarFeed = endpoint({
  method: "POST",
  path: "/api/calendar",
  access: "user",
  noun,
  action: "calendar-feed",
  body: z.object({ withNotes: z.boolean().default(false) }),
  response: z.object({ feed: CalendarFeed, address: z.string() }),
  errors: ["not_signed_in", "email_unverified"],
  limit: 20,
});

export const changeCalendarFeed = endpoint({
  method: "PUT",
  path: "/api/calendar",
  access: "user",
  noun,
  body: z.object({ withNotes: z.boolean() }),
  response: z.object({ feed: CalendarFeed }),
  errors: ["not_signed_in", "not_found"],
});

export const revokeCalendarFeed = endpoint({
  method: "DELETE",
  path: "/api/calendar",
  access: "user",
  noun,
  response: Done,
  errors: ["not_signed_in"],
});

/** The feed itself (`text/calendar`). `file` is the token and `.ics`; a wrong or revoked one gets 404. */
export const calendarFile = endpoint({
  method: "GET",
  path: "/calendar/:file",
  access: "public",
  noun,
  params: z.object({ file: z.string().max(200) }),
  response: z.unknown(),
  answers: ["text/calendar"],
  errors: ["not_found"],
  limit: 60,
});
