import { fileKind } from "../../../document-parsers/file-kind.ts";

const starts: readonly (readonly [type: string, signature: string])[] = [
  ["image/png", "89504e470d0a1a0a"],
  ["image/jpeg", "ffd8ff"],
  ["image/gif", "474946383761"],
  ["image/gif", "474946383961"],
];

const byKind: Readonly<Record<string, string>> = {
  pdf: "application/pdf",
  rtf: "application/rtf",
  md: "text/plain",
  txt: "text/plain",
  ole: "application/msword",
};

/** ZIP formats, recognised by a name that is always near the start of the file. */
const packed: readonly (readonly [type: string, sign: string])[] = [
  ["application/vnd.oasis.opendocument.text", "mimetypeapplication/vnd.oasis.opendocument.text"],
  ["application/vnd.openxmlformats-officedocument.wordprocessingml.document", "word/"],
];

/** The MIME type of a file by its bytes; null for types that are not accepted: programs, web pages, archives. */
export function typeOfFile(bytes: Uint8Array): string | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const head = buffer.toString("hex", 0, 16);
  for (const [type, signature] of starts) if (head.startsWith(signature)) return type;
  if (head.startsWith("52494646") && buffer.toString("latin1", 8, 12) === "WEBP") return "image/webp";
  const { kind } = fileKind(bytes);
  if (kind === "zip") return packed.find(([, sign]) => buffer.includes(sign))?.[0] ?? null;
  return byKind[kind] ?? null;
}
