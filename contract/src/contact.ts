import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Done, Email, Id, Instant, Language, line, text } from "./values.ts";

/** What a message is about. `demo` asks for a demonstration. */
export const contactTopics = ["demo", "question", "team", "privacy", "other"] as const;
export const ContactTopic = z.enum(contactTopics);
export type ContactTopic = z.infer<typeof ContactTopic>;

/** What a person writes. `times` says when a demonstration would suit them. */
export const ContactMessage = z.object({
  topic: ContactTopic,
  name: line(100).min(1),
  email: Email,
  company: line(100).default(""),
  times: line(200).default(""),
  message: text(4_000).trim().min(1),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

/**
 * The message as the form sends it: with the token the form was given, and with a field that people do not see,
 * `website`, which only robots fill.
 */
export const ContactForm = ContactMessage.extend({
  token: z.string().max(300),
  website: z.string().max(500).default(""),
});
export type ContactForm = z.infer<typeof ContactForm>;

/** Seconds a form has to be open before it is believed that a person filled it. */
export const contactSeconds = 3;

/** A token for one form: signed, good for a day, for one message. */
export const contactToken = endpoint({
  method: "GET",
  path: "/api/contact/token",
  access: "public",
  noun: "contact",
  response: z.object({ token: z.string() }),
  errors: [],
  limit: 60,
});

/** Leaves a message for the operator. The same form sent twice is one message. */
export const sendContact = endpoint({
  method: "POST",
  path: "/api/contact",
  access: "public",
  noun: "contact",
  body: ContactForm,
  response: Done,
  errors: ["contact_refused", "contact_too_fast", "contact_stale", "rate_limited"],
  limit: 20,
});

/** A message as the operator reads it. */
export const ContactEntry = ContactMessage.extend({
  id: Id,
  language: Language,
  createdAt: Instant,
  handledAt: Instant.nullable(),
});
export type ContactEntry = z.infer<typeof ContactEntry>;
