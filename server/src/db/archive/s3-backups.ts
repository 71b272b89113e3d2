import { Readable } from "node:stream";
import { z } from "zod";
import {
  CutShort,
  isMissing,
  openS3,
  readAtMost,
  type S3Call,
  statusOf,
} from "../../ports/files/s3-client.ts";
import type { BackupStore } from "./backup-store.ts";

export const S3Place = z.object({
  endpoint: z.string(),
  bucket: z.string(),
  prefix: z.string(),
  region: z.string(),
  accessKeyId: z.string(),
  secretAccessKey: z.string(),
});
export type S3Place = z.infer<typeof S3Place>;

/** The message names the fault, and neither keys nor addresses. */
export class BackupStoreUnavailable extends Error {
  readonly isMissing: boolean;
  constructor(cause: unknown) {
    const name = cause instanceof Error ? cause.name : "unknown";
    super(`the store of backups did not answer well: ${name} ${statusOf(cause) ?? ""}`.trim(), { cause });
    this.isMissing = isMissing(cause);
  }
}

/** Bytes of a part, which is held in memory; doubled, tripled … every 1,000 of the 10,000 allowed parts. */
const partBytes = 8 * 2 ** 20;
const listed = 1_000;
/** For one part on a slow line. */
const timeoutMs = 180_000;

/** Written in parts and read in pieces, so that no backup is ever in memory as a whole. */
export function openS3Backups(place: S3Place): BackupStore {
  const { bucket: Bucket, prefix } = place;
  const ask = openS3({ ...place, timeoutMs }, (cause) => new BackupStoreUnavailable(cause));
  const keyOf = (name: string) => `${prefix}${name}`;

  async function listAll(below: string): Promise<string[]> {
    const names: string[] = [];
    for (let after = ""; ; ) {
      const Prefix = keyOf(below === "" ? "" : `${below}/`);
      const page = { Bucket, Prefix, MaxKeys: listed, ...(after && { StartAfter: after }) };
      const { Contents = [] } = await ask(({ sdk, client, abortSignal }) =>
        client.send(new sdk.ListObjectsV2Command(page), { abortSignal }),
      );
      const keys = Contents.flatMap(({ Key }) => Key ?? []).sort();
      names.push(...keys.map((key) => key.slice(prefix.length)));
      const last = keys.at(-1);
      if (last === undefined) return names;
      after = last;
    }
  }

  const put = (Key: string, Body: Uint8Array) =>
    ask(({ sdk, client, abortSignal }) =>
      client.send(new sdk.PutObjectCommand({ Bucket, Key, Body, ContentLength: Body.length }), {
        abortSignal,
      }),
    );

  /** Aborted when the content fails, so that nothing is stored or paid for. */
  async function putInParts(Key: string, first: Buffer, rest: AsyncIterator<Buffer>): Promise<void> {
    const { UploadId } = await ask(({ sdk, client, abortSignal }) =>
      client.send(new sdk.CreateMultipartUploadCommand({ Bucket, Key }), { abortSignal }),
    );
    const upload = { Bucket, Key, UploadId };
    try {
      const Parts: { PartNumber: number; ETag: string | undefined }[] = [];
      for (let part: Buffer | undefined = first; part !== undefined; ) {
        const Body = part;
        const PartNumber = Parts.length + 1;
        const { ETag } = await ask(({ sdk, client, abortSignal }) =>
          client.send(
            new sdk.UploadPartCommand({ ...upload, PartNumber, Body, ContentLength: Body.length }),
            { abortSignal },
          ),
        );
        Parts.push({ PartNumber, ETag });
        const next = await rest.next();
        part = next.done === true ? undefined : next.value;
      }
      await ask(({ sdk, client, abortSignal }) =>
        client.send(new sdk.CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }), {
          abortSignal,
        }),
      );
    } catch (error) {
      await ask(({ sdk, client, abortSignal }) =>
        client.send(new sdk.AbortMultipartUploadCommand(upload), { abortSignal }),
      ).catch(() => {});
      throw error;
    }
  }

  return {
    where: `s3://${Bucket}/${prefix}`,
    place,
    list: listAll,
    async size(name) {
      const { ContentLength = 0 } = await ask(({ sdk, client, abortSignal }) =>
        client.send(new sdk.HeadObjectCommand({ Bucket, Key: keyOf(name) }), { abortSignal }),
      );
      return ContentLength;
    },
    async write(name, content) {
      const parts = inParts(content);
      const first = await parts.next();
      const whole = first.done === true ? Buffer.alloc(0) : first.value;
      if (whole.length < partBytes) await put(keyOf(name), whole);
      else await putInParts(keyOf(name), whole, parts);
    },
    async read(name) {
      const pieces = readInPieces((start) => ask((call) => readPiece(call, Bucket, keyOf(name), start)));
      // Requested at once, so that a missing one fails here.
      const first = await pieces.next();
      return Readable.from(
        (async function* () {
          if (first.done !== true) yield first.value;
          yield* pieces;
        })(),
        { objectMode: true, highWaterMark: 1 },
      );
    },
    async delete(name) {
      await ask(({ sdk, client, abortSignal }) =>
        client.send(new sdk.DeleteObjectCommand({ Bucket, Key: keyOf(name) }), { abortSignal }),
      );
    },
    async removePartial() {
      const { Uploads = [] } = await ask(({ sdk, client, abortSignal }) =>
        client.send(new sdk.ListMultipartUploadsCommand({ Bucket, Prefix: prefix }), { abortSignal }),
      );
      for (const { Key, UploadId } of Uploads)
        await ask(({ sdk, client, abortSignal }) =>
          client.send(new sdk.AbortMultipartUploadCommand({ Bucket, Key, UploadId }), { abortSignal }),
        );
    },
  };
}

/** All parts but the last have at least `partBytes`. */
async function* inParts(
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Buffer, undefined> {
  let pieces: Uint8Array[] = [];
  let [length, made] = [0, 0];
  for await (const piece of content) {
    pieces.push(piece);
    length += piece.length;
    if (length < partBytes * (1 + Math.floor(made / 1_000))) continue;
    yield Buffer.concat(pieces, length);
    [pieces, length, made] = [[], 0, made + 1];
  }
  if (length > 0) yield Buffer.concat(pieces, length);
}

interface Piece {
  readonly bytes: Uint8Array;
  readonly total: number;
}

async function* readInPieces(read: (start: number) => Promise<Piece>): AsyncGenerator<Uint8Array, undefined> {
  for (let start = 0; ; ) {
    const { bytes, total } = await read(start);
    if (bytes.length > 0) yield bytes;
    start += bytes.length;
    if (start >= total) return;
  }
}

/** @throws CutShort when only a part arrived. */
async function readPiece(
  { sdk, client, abortSignal }: S3Call,
  Bucket: string,
  Key: string,
  start: number,
): Promise<Piece> {
  const Range = `bytes=${start}-${start + partBytes - 1}`;
  const found = await client
    .send(new sdk.GetObjectCommand({ Bucket, Key, Range }), { abortSignal })
    .catch((error: unknown) => {
      // An empty file has no valid range.
      if (statusOf(error) === 416) return null;
      throw error;
    });
  if (found === null || found.Body === undefined) return { bytes: new Uint8Array(), total: 0 };
  const bytes = await readAtMost(found.Body, 2 * partBytes, abortSignal);
  const total = Number(/\/(\d+)$/.exec(found.ContentRange ?? "")?.[1] ?? bytes.length);
  if (bytes.length !== Math.min(partBytes, total - start)) throw new CutShort("A piece came in part.");
  return { bytes, total };
}
