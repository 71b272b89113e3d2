import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Done, Email, Id, Instant, Language, line, text } from "./values.ts";

/** The topics of a message. `demo` asks for a demonstration. */
export const contactTopics = ["demo", "question", "team", "privacy", "other"] as const;
export const ContactTopic = z.enum(contactTopics);
export type ContactTopic = z.infer<typeof ContactTopic>;

/** A person's message. `times` are suitable times for a demonstration. */
export const ContactMessage = z.object({
  topic: ContactTopic,
  name: line(100).min(1),
  email: Email,
  company: line(100).default(""),
  times: line(200).default(""),
  message: text(4_000).trim().min(1),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

/** With the form's token, and with a hidden field `website` that only robots fill. */
export const ContactForm = ContactMessage.extend({
  token: z.string().max(300),
  website: z.string().max(500).default(""),
});
export type ContactForm = z.infer<typeof ContactForm>;

/** Seconds that a form must be open before it is accepted; robots are faster. */
export const contactSeconds = 3;

/** A signed token for one form, valid for a day and one message. */
export const contactToken = endpoint({
  method: "GET",
  path: "/api/contact/token",
  access: "public",
  noun: "contact",
  response: z.object({ token: z.string() }),
  errors: [],
  limit: 60,
});

/** Sending the same form twice gives one message. */
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

export const ContactEntry = ContactMessage.extend({
  id: Id,
  language: Language,
  createdAt: Instant,
  handledAt: Instant.nullable(),
  /** From the confirmed address of somebody whose plan has priority support; open ones come first. */
  priority: z.boolean(),
});
export type ContactEntry = z.infer<typeof ContactEntry>;
