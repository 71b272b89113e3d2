import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Done, filledLine, Id, Instant } from "./values.ts";

const noun = "application-files";
const access = "user";
const missing = ["not_signed_in", "not_found"] as const;

/** Bytes per file, files per application, bytes per person. */
export const applicationFileLimits = {
  bytes: 10_485_760,
  perApplication: 20,
  allBytes: 209_715_200,
} as const;

/** A file of an application. `type` is detected from its bytes, not from its name. */
export const ApplicationFile = z.object({
  id: Id,
  applicationId: Id,
  name: z.string(),
  type: z.string(),
  size: z.int(),
  createdAt: Instant,
});
export type ApplicationFile = z.infer<typeof ApplicationFile>;

export const listApplicationFiles = endpoint({
  method: "GET",
  path: "/api/application-files",
  access,
  noun,
  query: z.object({ applicationId: Id }),
  response: z.object({ files: z.array(ApplicationFile) }),
  errors: ["not_signed_in", "not_found"],
});

/** Stores a file (field `file`): PDF, Word, OpenDocument, RTF, text, JPEG, PNG, GIF or WebP. */
export const addApplicationFile = endpoint({
  method: "POST",
  path: "/api/application-files/:applicationId",
  access,
  noun,
  params: z.object({ applicationId: Id }),
  files: ["file"],
  fileBytes: applicationFileLimits.bytes,
  response: z.object({ file: ApplicationFile }),
  errors: [...missing, "file_missing", "file_too_large", "file_kind", "too_many_files", "files_full"],
  limit: 60,
});

const ById = z.object({ id: Id });

export const renameApplicationFile = endpoint({
  method: "PUT",
  path: "/api/application-files/:id",
  access,
  noun,
  params: ById,
  body: z.object({ name: filledLine(200) }),
  response: z.object({ file: ApplicationFile }),
  errors: [...missing],
});

/** Creates a link to the file that works for five minutes. */
export const downloadApplicationFile = endpoint({
  method: "POST",
  path: "/api/application-files/:id/download",
  access,
  noun,
  params: ById,
  body: z.object({}),
  response: z.object({ downloadUrl: z.string() }),
  errors: [...missing],
});

/** The file behind a link: an invalid link gets 404, an expired one 410. */
export const linkedApplicationFile = endpoint({
  method: "GET",
  path: "/api/application-files/links/:token",
  access: "public",
  noun,
  params: z.object({ token: z.string() }),
  response: z.unknown(),
  answers: ["application/octet-stream"],
  errors: ["not_found", "link_stale"],
  limit: 120,
});

/** Moves the file to the trash, from which it can be restored for 30 days. */
export const deleteApplicationFile = endpoint({
  method: "DELETE",
  path: "/api/application-files/:id",
  access,
  noun,
  params: ById,
  response: Done,
  errors: [...missing],
});

export const restoreApplicationFile = endpoint({
  method: "POST",
  path: "/api/application-files/:id/restore",
  access,
  noun,
  params: ById,
  body: z.object({}),
  response: z.object({ file: ApplicationFile }),
  errors: [...missing, "too_many_files", "files_full"],
});
