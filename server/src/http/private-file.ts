import type { FastifyReply } from "fastify";

/** Characters that would change a file's folder, or visually reverse the end of its name. */
const misleading = /[/\\\u202a-\u202e\u2066-\u2069]/g;

/** RFC 6266 and 8187: a plain name for old clients, and the encoded real one. */
function disposition(given: string): string {
  const fileName = given.replace(misleading, "_");
  const plain = fileName.replace(/[^\w.-]+/g, "_");
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Never shown as a page of this site, never cached. */
export function asPrivateFile(reply: FastifyReply, file: { type: string; fileName: string }): void {
  reply.headers({
    "content-type": file.type,
    "content-disposition": disposition(file.fileName),
    "content-security-policy": "sandbox; default-src 'none'",
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-store",
  });
}
