import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Done, Id, Instant } from "./values.ts";

/** Days for which a finished export can be downloaded. */
export const exportDays = 7;
/** Days between the request to erase the account and the erasure. */
export const erasureDays = 7;

/** An export of all data. While it runs, `parts` of `partsInAll` are done; `bytes`, `expiresAt` are set when ready. */
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

/** A requested erasure that was not cancelled. */
export const Erasure = z.object({ askedAt: Instant, erasedAt: Instant });
export type Erasure = z.infer<typeof Erasure>;

export const PersonalData = z.object({ export: DataExport.nullable(), erasure: Erasure.nullable() });
export type PersonalData = z.infer<typeof PersonalData>;

/** The person's newest export and pending erasure. */
export const readPersonalData = endpoint({
  method: "GET",
  path: "/api/personal-data",
  access: "user",
  noun: "personal-data",
  response: PersonalData,
  errors: ["not_signed_in"],
});

/** Starts an export, or returns the one in progress. */
export const requestExport = endpoint({
  method: "POST",
  path: "/api/personal-data/export",
  access: "user",
  noun: "personal-data",
  body: z.object({}),
  response: z.object({ export: DataExport }),
  errors: ["not_signed_in", "proof_required", "rate_limited"],
  limit: 10,
});

/**
 * Checks whether the file can be downloaded, and returns its address: a browser that follows a link could not show the
 * reason for a refusal.
 */
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

/** The exported file, as an attachment. */
export const downloadExport = endpoint({
  method: "GET",
  path: "/api/personal-data/export/:id/file",
  access: "user",
  noun: "personal-data",
  params: z.object({ id: z.string().max(100) }),
  response: z.unknown(),
  answers: ["application/zip"],
  errors: ["not_signed_in", "not_found", "proof_required"],
});

/**
 * Requests the erasure of everything. `confirm` is the account's email address, typed by hand; its phone number for an
 * account without one.
 */
export const requestErasure = endpoint({
  method: "POST",
  path: "/api/personal-data/erasure",
  access: "user",
  noun: "personal-data",
  body: z.object({ confirm: z.string().trim().max(254) }),
  response: z.object({ erasure: Erasure }),
  errors: ["not_signed_in", "proof_required"],
  limit: 10,
});

/** Cancels the erasure; without a pending one nothing changes. */
export const cancelErasure = endpoint({
  method: "DELETE",
  path: "/api/personal-data/erasure",
  access: "user",
  noun: "personal-data",
  response: Done,
  errors: ["not_signed_in"],
});
