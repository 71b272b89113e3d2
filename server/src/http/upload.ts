import type { Endpoint } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import type { FastifyRequest } from "fastify";
import type { UploadedFile } from "./mount.ts";

/** Reads a multipart body whole; the plugin's limits end one that is too long while it streams. */
export async function readUpload(
  request: FastifyRequest,
  endpoint: Endpoint,
): Promise<{ files: UploadedFile[]; fields: Record<string, string> }> {
  if (endpoint.files === undefined) throw new AppError("unsupported_media");
  const files: UploadedFile[] = [];
  const fields: Record<string, string> = {};
  for await (const part of request.parts()) {
    if (part.type === "field") {
      if (typeof part.value === "string") fields[part.fieldname] = part.value;
      continue;
    }
    const bytes = await part.toBuffer();
    if (endpoint.files.includes(part.fieldname)) {
      files.push({ field: part.fieldname, fileName: part.filename ?? "", mimeType: part.mimetype, bytes });
    }
  }
  return { files, fields };
}
