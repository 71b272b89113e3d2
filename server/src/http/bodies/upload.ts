import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { type Endpoint, formBytes, usualBodyLimit } from "@waymark/contract/endpoint";
import { AppError, type ErrorCode } from "@waymark/contract/errors";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { UploadedFile } from "../mount.ts";
import { announcedBytes } from "./json-body.ts";

export const isForm = ({ headers }: FastifyRequest): boolean =>
  /^multipart\/form-data\b/i.test(headers["content-type"] ?? "");

export const mostFormBytes = ({ fileBytes }: Endpoint): number =>
  fileBytes === undefined ? usualBodyLimit.bytes : fileBytes + formBytes;

export function acceptUploads(app: FastifyInstance): void {
  app.addContentTypeParser("multipart/form-data", (_request, _payload, done) => done(null));
}

interface Upload {
  readonly files: UploadedFile[];
  readonly fields: Record<string, string>;
}

/**
 * At most one file. @throws AppError `unsupported_media` if the endpoint takes no form, `file_too_large`,
 * `invalid_request` for a form that is cut off or has more parts than any of ours.
 */
export async function readUpload(request: FastifyRequest, endpoint: Endpoint): Promise<Upload> {
  if (endpoint.files === undefined) throw new AppError("unsupported_media");
  const most = mostFormBytes(endpoint);
  const form = openForm(request, endpoint, Math.min(announcedBytes(request) ?? most, most));
  let length = 0;
  // Leaving the loop must not close the connection: the refusal still has to be sent.
  for await (const chunk of request.raw.iterator({ destroyOnReturn: false })) {
    const bytes = chunk as Buffer;
    length += bytes.length;
    if (length > most) throw new AppError("file_too_large");
    await form.write(bytes);
  }
  return form.end();
}

interface Form {
  write(bytes: Uint8Array): Promise<void>;
  end(): Promise<Upload>;
}

function openForm(
  { headers }: FastifyRequest,
  { files: names = [], fileBytes = 0 }: Endpoint,
  formLength: number,
): Form {
  const files: UploadedFile[] = [];
  const fields = new Map<string, string>();
  const parser = openParser(headers["content-type"] ?? "", fileBytes);
  let refuse: (code: ErrorCode) => void = () => {};
  const finished = new Promise<void>((resolve, reject) => {
    refuse = (code) => reject(new AppError(code));
    parser.once("finish", () => resolve());
  });
  // The next write throws a problem that appears between two writes.
  finished.catch(() => {});
  for (const event of ["error", "partsLimit", "filesLimit", "fieldsLimit"] as const)
    parser.on(event, () => refuse("invalid_request"));
  parser.on("field", (name: string | undefined, value: string, _nameCut: boolean, isCut: boolean) => {
    if (isCut) refuse("invalid_request");
    else if (name !== undefined) fields.set(name, value);
  });
  parser.on("file", (field, stream, fileName, _encoding, mimeType) => {
    stream.on("limit", () => refuse("file_too_large"));
    stream.on("error", () => refuse("invalid_request"));
    if (!names.includes(field)) return void stream.resume();
    const content = Buffer.allocUnsafe(formLength);
    let length = 0;
    stream.on("data", (bytes: Buffer) => {
      length += bytes.copy(content, length);
    });
    stream.on("end", () =>
      files.push({ field, fileName: fileName ?? "", mimeType, bytes: content.subarray(0, length) }),
    );
  });
  return {
    write: async (bytes) => {
      await Promise.race([new Promise<void>((resolve) => parser.write(bytes, () => resolve())), finished]);
    },
    end: async () => {
      parser.end();
      await finished;
      return { files, fields: Object.fromEntries(fields) };
    },
  };
}

/** @throws AppError `unsupported_media` for a form without a valid boundary. */
function openParser(contentType: string, fileSize: number): BusboyInstance {
  try {
    return new Busboy({
      headers: { "content-type": contentType },
      limits: {
        fileSize,
        files: 1,
        fields: 20,
        fieldSize: formBytes,
        parts: 21,
        headerPairs: 100,
        headerSize: 8_192,
      },
    });
  } catch (error) {
    throw new AppError("unsupported_media", undefined, error);
  }
}
