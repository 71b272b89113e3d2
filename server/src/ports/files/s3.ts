import { AppError } from "@waymark/contract/errors";
import { checkFileKey, listedKeys } from "./file-key.ts";
import type { FileStore } from "./port.ts";
import { CutShort, isMissing, openS3, readAtMost, type S3Settings } from "./s3-client.ts";

interface FileStoreSettings extends S3Settings {
  /** In bytes. */
  readonly maxBytes?: number;
}

/** Several times the size of an uploaded file or a piece of an export. */
const usualMaxBytes = 64 * 1024 * 1024;

/** @throws AppError `files_unavailable` from every failed call. */
export function openS3Store(settings: FileStoreSettings): FileStore {
  const { bucket: Bucket, maxBytes = usualMaxBytes } = settings;
  const ask = openS3(settings, (cause) => new AppError("files_unavailable", { retryAfter: 5 }, cause));
  return {
    name: "s3",
    async put(key, content) {
      const Key = checkFileKey(key);
      await ask(({ sdk, client, abortSignal }) =>
        client.send(
          new sdk.PutObjectCommand({
            Bucket,
            Key,
            Body: content,
            ContentLength: content.length,
            ContentType: "application/octet-stream",
          }),
          { abortSignal },
        ),
      );
    },
    async get(key) {
      const Key = checkFileKey(key);
      return ask(async ({ sdk, client, abortSignal }) => {
        const found = await client
          .send(new sdk.GetObjectCommand({ Bucket, Key }), { abortSignal })
          .catch((error: unknown) => {
            if (isMissing(error)) return null;
            throw error;
          });
        if (found?.Body === undefined) return null;
        const content = await readAtMost(found.Body, maxBytes, abortSignal);
        if (found.ContentLength !== undefined && found.ContentLength !== content.length)
          throw new CutShort("A stored file came in part.");
        return content;
      });
    },
    async delete(key) {
      const Key = checkFileKey(key);
      await ask(({ sdk, client, abortSignal }) =>
        client.send(new sdk.DeleteObjectCommand({ Bucket, Key }), { abortSignal }).catch((error: unknown) => {
          if (!isMissing(error)) throw error;
        }),
      );
    },
    list(prefix, after = "") {
      return ask(async ({ sdk, client, abortSignal }) => {
        const page = { Bucket, Prefix: prefix, MaxKeys: listedKeys, ...(after && { StartAfter: after }) };
        const { Contents = [] } = await client.send(new sdk.ListObjectsV2Command(page), { abortSignal });
        return Contents.flatMap(({ Key }) => Key ?? []).sort();
      });
    },
  };
}
