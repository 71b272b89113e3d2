import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { type ErrorCode, errorStatus } from "@waymark/contract/errors";
import type { Deps } from "../deps.ts";

/** Our codes for the errors of Node's parser and its timeouts; any other error means that it was no HTTP. */
const codes: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: "headers_too_large",
  ERR_HTTP_REQUEST_TIMEOUT: "request_timeout",
};

/**
 * Input that never became a request (headers too large, too slow, or no HTTP) is answered like every other error, in
 * English because the caller's language is unknown, and the connection is closed.
 */
export function refuseBrokenRequests({ translate, log }: Pick<Deps, "translate" | "log">) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
    const code = codes[error.code ?? ""] ?? "invalid_request";
    const requestId = randomUUID();
    log.info({ requestId, code, reason: error.code }, "broken request refused");
    const body = JSON.stringify({ error: translate("en", `errors.${code}`), code, requestId });
    const status = errorStatus[code];
    socket.end(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        "content-type: application/json; charset=utf-8",
        `content-length: ${Buffer.byteLength(body)}`,
        `x-request-id: ${requestId}`,
        "x-content-type-options: nosniff",
        "cache-control: no-store",
        "connection: close",
        "",
        body,
      ].join("\r\n"),
      () => socket.destroy(),
    );
  };
}
