import { z } from "zod";
import { endpoint, jsonBytes } from "./endpoint.ts";
import { Done, filledLine, Id, Instant, line, text } from "./values.ts";

const noun = "application-people";
const access = "user";
const missing = ["not_signed_in", "not_found"] as const;

/** Contacts per person. */
export const contactsLimit = 1_000;
export const vcardLimits = { bytes: 1_048_576, cards: 500 } as const;

export const ContactInput = z.object({
  name: filledLine(200),
  role: line(200).default(""),
  company: line(200).default(""),
  email: line(254).default(""),
  phone: line(60).default(""),
  notes: text(10_000).default(""),
});
export type ContactInput = z.infer<typeof ContactInput>;

export const Contact = ContactInput.extend({
  id: Id,
  version: z.int(),
  applicationIds: z.array(Id),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Contact = z.infer<typeof Contact>;

/** Sorted by name, optionally of one application. */
export const listContacts = endpoint({
  method: "GET",
  path: "/api/contacts",
  access,
  noun,
  query: z.object({ applicationId: Id.optional() }),
  response: z.object({ contacts: z.array(Contact) }),
  errors: ["not_signed_in"],
});

const Links = z.array(Id).max(200);

export const createContact = endpoint({
  method: "POST",
  path: "/api/contacts",
  access,
  noun,
  body: ContactInput.extend({ id: Id.optional(), applicationIds: Links.default([]) }),
  bodyLimit: { bytes: jsonBytes(12_500), values: 2_000 },
  response: z.object({ contact: Contact }),
  errors: [...missing, "too_many_contacts"],
  limit: 120,
});

const ById = z.object({ id: Id });

export const changeContact = endpoint({
  method: "PUT",
  path: "/api/contacts/:id",
  access,
  noun,
  params: ById,
  body: z.object({
    version: z.int().optional(),
    name: filledLine(200).optional(),
    role: line(200).optional(),
    company: line(200).optional(),
    email: line(254).optional(),
    phone: line(60).optional(),
    notes: text(10_000).optional(),
    applicationIds: Links.optional(),
  }),
  bodyLimit: { bytes: jsonBytes(12_500), values: 2_000 },
  response: z.object({ contact: Contact }),
  errors: [...missing, "conflict"],
});

export const deleteContact = endpoint({
  method: "DELETE",
  path: "/api/contacts/:id",
  access,
  noun,
  params: ById,
  response: Done,
  errors: [...missing],
});

/**
 * The cards of a vCard file (3.0 or 4.0, field `file`, within `vcardLimits`), linked to the field `applicationId` if
 * given. Photos, sounds and keys are ignored; contacts with the same name and email address are not duplicated.
 * `passedOver`: cards without a name.
 */
export const importContacts = endpoint({
  method: "POST",
  path: "/api/contacts/import",
  access,
  noun,
  files: ["file"],
  fileBytes: vcardLimits.bytes,
  response: z.object({ contacts: z.array(Contact), already: z.int(), passedOver: z.int() }),
  errors: [
    ...missing,
    "file_missing",
    "file_too_large",
    "vcard_unread",
    "vcard_too_many",
    "too_many_contacts",
  ],
  limit: 20,
});

/** A vCard 4.0 file (`text/vcard`) of all contacts or of one. Version 3.0 is for old programs. */
export const exportContacts = endpoint({
  method: "GET",
  path: "/api/contacts/export",
  access,
  noun,
  query: z.object({ id: Id.optional(), version: z.enum(["3.0", "4.0"]).default("4.0") }),
  response: z.unknown(),
  answers: ["text/vcard"],
  errors: [...missing],
});
