import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** Credentials as the tests configure them. */
export const s3Keys = {
  accessKeyId: "AKIATEST",
  secretAccessKey: "test/secret",
  region: "eu-test-1",
} as const;

/** How the next calls are answered instead; after `times` of them all is well again. */
export interface S3Mood {
  readonly kind: "503" | "hang" | "truncated" | "drip";
  times: number;
}

export interface S3StandIn {
  readonly url: string;
  /** Content by bucket and key. */
  readonly buckets: Map<string, Map<string, Buffer>>;
  /** Uploads in parts that are neither complete nor aborted, by their id. */
  readonly uploads: Map<string, Upload>;
  /** Longest body of a request or an answer so far, in bytes. */
  longest: number;
  mood: S3Mood | null;
  calls: number;
  close(): Promise<void>;
}

interface Upload {
  readonly bucket: string;
  readonly key: string;
  readonly parts: Map<number, Buffer>;
}

const sha256 = (content: string | Uint8Array) => createHash("sha256").update(content).digest("hex");
const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();

/** Whether a request carries the right signature (AWS Signature Version 4) over itself and its body. */
function isSigned(request: IncomingMessage, url: URL, body: Buffer): boolean {
  const shape =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;
  const [, id, day = "", region = "", names = "", signature = ""] =
    shape.exec(request.headers.authorization ?? "") ?? [];
  const digest = String(request.headers["x-amz-content-sha256"]);
  if (id !== s3Keys.accessKeyId || region !== s3Keys.region || digest !== sha256(body)) return false;
  if (!names.split(";").includes("host")) return false;
  const headers = names.split(";").map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join("&");
  const asked = [request.method, url.pathname, query, headers.join(""), names, digest].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", request.headers["x-amz-date"], scope, sha256(asked)].join("\n");
  const key = [region, "s3", "aws4_request"].reduce(hmac, hmac(`AWS4${s3Keys.secretAccessKey}`, day));
  return timingSafeEqual(hmac(key, text), Buffer.from(signature, "hex"));
}

const fault = (response: ServerResponse, status: number, code: string) =>
  response
    .writeHead(status, { "content-type": "application/xml" })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>as asked</Message></Error>`);

function list(response: ServerResponse, bucket: ReadonlyMap<string, Buffer>, query: URLSearchParams): void {
  const [prefix, after] = [query.get("prefix") ?? "", query.get("start-after") ?? ""];
  const most = Number(query.get("max-keys") ?? 1_000);
  const keys = [...bucket.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const found = keys.slice(0, most).map((key) => `<Contents><Key>${key}</Key></Contents>`);
  response
    .writeHead(200, { "content-type": "application/xml" })
    .end(
      `<?xml version="1.0"?><ListBucketResult><KeyCount>${found.length}</KeyCount><IsTruncated>${keys.length > most}</IsTruncated>${found.join("")}</ListBucketResult>`,
    );
}

const xml = (response: ServerResponse, text: string) =>
  response.writeHead(200, { "content-type": "application/xml" }).end(`<?xml version="1.0"?>${text}`);

/** What is asked of uploads in parts; false for everything else. */
function answerUpload(
  standIn: S3StandIn,
  request: { method: string | undefined; bucket: string; key: string; query: URLSearchParams; body: Buffer },
  response: ServerResponse,
): boolean {
  const { method, bucket, key, query, body } = request;
  const id = query.get("uploadId");
  if (id === null && !query.has("uploads")) return false;
  const upload = standIn.uploads.get(id ?? "");
  if (id === null && method === "GET") {
    const open = [...standIn.uploads].filter(([, each]) => each.key.startsWith(query.get("prefix") ?? ""));
    const rows = open.map(
      ([each, { key: of }]) => `<Upload><Key>${of}</Key><UploadId>${each}</UploadId></Upload>`,
    );
    xml(response, `<ListMultipartUploadsResult>${rows.join("")}</ListMultipartUploadsResult>`);
  } else if (id === null) {
    const made = `upload-${standIn.calls}`;
    standIn.uploads.set(made, { bucket, key, parts: new Map() });
    xml(
      response,
      `<InitiateMultipartUploadResult><UploadId>${made}</UploadId></InitiateMultipartUploadResult>`,
    );
  } else if (upload === undefined || upload.key !== key) fault(response, 404, "NoSuchUpload");
  else if (method === "PUT") {
    upload.parts.set(Number(query.get("partNumber")), body);
    response.writeHead(200, { etag: `"${sha256(body)}"` }).end();
  } else if (method === "DELETE") {
    standIn.uploads.delete(id);
    response.writeHead(204).end();
  } else {
    const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, at]) =>
      Number(at),
    );
    const parts = named.map((at) => upload.parts.get(at) ?? Buffer.alloc(0));
    // As real ones do: only the last part may be short.
    if (parts.slice(0, -1).some((part) => part.length < 5 * 2 ** 20)) fault(response, 400, "EntityTooSmall");
    else {
      standIn.buckets.get(bucket)?.set(key, Buffer.concat(parts));
      standIn.uploads.delete(id);
      xml(response, "<CompleteMultipartUploadResult></CompleteMultipartUploadResult>");
    }
  }
  return true;
}

/** A whole file, or the part of it that a range names. */
function give(standIn: S3StandIn, request: IncomingMessage, response: ServerResponse, found: Buffer): void {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? [];
  const start = Number(first ?? 0);
  if (first !== undefined && start >= found.length) return void fault(response, 416, "InvalidRange");
  const bytes = found.subarray(start, last === undefined ? undefined : Number(last) + 1);
  const range = { "content-range": `bytes ${start}-${start + bytes.length - 1}/${found.length}` };
  const length = { "content-length": String(bytes.length) };
  response.writeHead(first === undefined ? 200 : 206, first === undefined ? length : { ...length, ...range });
  if (request.method !== "HEAD") standIn.longest = Math.max(standIn.longest, bytes.length);
  response.end(request.method === "HEAD" ? undefined : bytes);
}

function answerInMood(mood: S3Mood, response: ServerResponse): void {
  mood.times -= 1;
  if (mood.kind === "503") return void fault(response, 503, "SlowDown");
  if (mood.kind === "hang") return;
  response.writeHead(200, { "content-length": "1000" }).write("half");
  if (mood.kind === "truncated") setImmediate(() => response.destroy());
}

/** A stand-in for an S3-compatible store on loopback: PUT, GET (with ranges), HEAD, DELETE, ListObjectsV2, uploads in parts, signed as S3 demands. */
export async function startS3(): Promise<S3StandIn> {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const piece of request) chunks.push(Buffer.from(piece));
    const body = Buffer.concat(chunks);
    const url = new URL(request.url ?? "/", "http://s3");
    standIn.calls += 1;
    if (!isSigned(request, url, body)) return fault(response, 403, "SignatureDoesNotMatch");
    if (standIn.mood !== null && standIn.mood.times > 0) return answerInMood(standIn.mood, response);
    const [, name = "", ...parts] = url.pathname.split("/").map(decodeURIComponent);
    const bucket = standIn.buckets.get(name);
    const key = parts.join("/");
    if (bucket === undefined) return fault(response, 404, "NoSuchBucket");
    standIn.longest = Math.max(standIn.longest, body.length);
    const asked = { method: request.method, bucket: name, key, query: url.searchParams, body };
    if (answerUpload(standIn, asked, response)) return;
    if (request.method === "GET" && key === "") return list(response, bucket, url.searchParams);
    if (request.method === "PUT") bucket.set(key, body);
    if (request.method === "DELETE") bucket.delete(key);
    if (request.method === "PUT") return response.writeHead(200, { etag: '"x"' }).end();
    if (request.method === "DELETE") return response.writeHead(204).end();
    const found = bucket.get(key);
    if (found === undefined) return fault(response, 404, "NoSuchKey");
    return give(standIn, request, response, found);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The stand-in has no port.");
  const standIn: S3StandIn = {
    url: `http://127.0.0.1:${address.port}`,
    buckets: new Map(),
    uploads: new Map(),
    longest: 0,
    mood: null,
    calls: 0,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  return standIn;
}
