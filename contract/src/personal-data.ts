import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Done, Id, Instant } from "./values.ts";

/** Days a finished export can be downloaded. */
export const exportDays = 7;
/** Days between asking for the account's erasure and the erasure. */
export const erasureDays = 7;

/**
 * One packing of everything a person keeps. `parts` of `partsInAll` are done while it runs; `bytes` and `expiresAt`
 * stand when it is ready.
 */
export const DataExport = z.object({
  id: Id,
  state: z.enum(["waiting", "running", "ready", "failed"]),
  parts: z.int().min(0),
  partsInAll: z.int().min(0),
  bytes: z.int().min(0),
  askedAt: Instant,
  expiresAt: Instant.nullable(),
});
export type DataExport = z.infer<typeof DataExport>;

/** An erasure that was asked for and not called off. */
export const Erasure = z.object({ askedAt: Instant, erasedAt: Instant });
export type Erasure = z.infer<typeof Erasure>;

export const PersonalData = z.object({ export: DataExport.nullable(), erasure: Erasure.nullable() });
export type PersonalData = z.infer<typeof PersonalData>;

/** The asker's newest export and pending erasure. */
export const readPersonalData = endpoint({
  method: "GET",
  path: "/api/personal-data",
  access: "user",
  noun: "personal-data",
  response: PersonalData,
  errors: ["not_signed_in"],
});

/** Begins to pack everything; while one is being packed it answers that one. */
export const askExport = endpoint({
  method: "POST",
  path: "/api/personal-data/export",
  access: "user",
  noun: "personal-data",
  body: z.object({}),
  response: z.object({ export: DataExport }),
  errors: ["not_signed_in", "proof_required", "rate_limited"],
  limit: 10,
});

/** Whether the file will be given, and where: a browser that just follows a link could not be told why not. */
export const prepareDownload = endpoint({
  method: "POST",
  path: "/api/personal-data/export/:id/download",
  access: "user",
  noun: "personal-data",
  params: z.object({ id: z.string().max(100) }),
  body: z.object({}),
  response: z.object({ downloadUrl: z.string() }),
  errors: ["not_signed_in", "not_found", "proof_required"],
});

/** The packed file, as an attachment. */
export const downloadExport = endpoint({
  method: "GET",
  path: "/api/personal-data/export/:id/file",
  access: "user",
  noun: "personal-data",
  params: z.object({ id: z.string().max(100) }),
  response: z.unknown(),
  errors: ["not_signed_in", "not_found", "proof_required"],
});

/** Asks for everything to be erased. `confirm` is the account's e-mail address, typed by hand. */
export const askErasure = endpoint({
  method: "POST",
  path: "/api/personal-data/erasure",
  access: "user",
  noun: "personal-data",
  body: z.object({ confirm: z.string().trim().max(254) }),
  response: z.object({ erasure: Erasure }),
  errors: ["not_signed_in", "proof_required"],
  limit: 10,
});

/** Changes one's mind; with no erasure pending it changes nothing. */
export const cancelErasure = endpoint({
  method: "DELETE",
  path: "/api/personal-data/erasure",
  access: "user",
  noun: "personal-data",
  response: Done,
  errors: ["not_signed_in"],
});
