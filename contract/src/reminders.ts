import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Done, filledLine, Id, Instant } from "./values.ts";

const noun = "reminders";
const access = "user";
const missing = ["not_signed_in", "not_found"] as const;

export const remindersLimit = 2_000;

const TimeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
const Text = filledLine(300);

/** Due at a clock time in the person's zone (by default 09:00), which summer time does not move. */
export const Reminder = z.object({
  id: Id,
  version: z.int(),
  applicationId: Id,
  job: z.object({ title: z.string(), company: z.string() }),
  text: z.string(),
  dueOn: z.iso.date(),
  dueTime: z.string().nullable(),
  timeZone: z.string(),
  dueAt: Instant,
  doneAt: Instant.nullable(),
  createdAt: Instant,
});
export type Reminder = z.infer<typeof Reminder>;

/** Open reminders, the next first, then completed ones, the last first; optionally of one application. */
export const listReminders = endpoint({
  method: "GET",
  path: "/api/reminders",
  access,
  noun,
  query: z.object({ applicationId: Id.optional() }),
  response: z.object({ reminders: z.array(Reminder) }),
  errors: ["not_signed_in"],
});

/** A repeated request with the browser's `id` creates nothing more. */
export const createReminder = endpoint({
  method: "POST",
  path: "/api/reminders",
  access,
  noun,
  body: z.object({
    id: Id.optional(),
    applicationId: Id,
    text: Text,
    dueOn: z.iso.date(),
    dueTime: TimeOfDay.nullable().default(null),
  }),
  response: z.object({ reminder: Reminder }),
  errors: [...missing, "too_many_reminders"],
  limit: 120,
});

const ById = z.object({ id: Id });

export const changeReminder = endpoint({
  method: "PUT",
  path: "/api/reminders/:id",
  access,
  noun,
  params: ById,
  body: z.object({
    version: z.int().optional(),
    text: Text.optional(),
    dueOn: z.iso.date().optional(),
    dueTime: TimeOfDay.nullable().optional(),
    done: z.boolean().optional(),
  }),
  response: z.object({ reminder: Reminder }),
  errors: [...missing, "conflict"],
});

/** An hour from now, or nine in the morning tomorrow or in a week. */
export const snoozes = ["hour", "tomorrow", "week"] as const;
export const Snooze = z.enum(snoozes);
export type Snooze = z.infer<typeof Snooze>;

export const snoozeReminder = endpoint({
  method: "POST",
  path: "/api/reminders/:id/snooze",
  access,
  noun,
  params: ById,
  body: z.object({ by: Snooze }),
  response: z.object({ reminder: Reminder }),
  errors: [...missing],
});

export const deleteReminder = endpoint({
  method: "DELETE",
  path: "/api/reminders/:id",
  access,
  noun,
  params: ById,
  response: Done,
  errors: [...missing],
});
