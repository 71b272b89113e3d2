import { join } from "node:path";
import type { Config } from "../../config.ts";
import { openFolderStore } from "./folder.ts";
import type { FileStore } from "./port.ts";
import { openS3Store } from "./s3.ts";

export const filesFolder = (dataDir: string) => join(dataDir, "files");

type FileConfig = Pick<
  Config,
  | "DATA_DIR"
  | "FILES_S3_ENDPOINT"
  | "FILES_S3_BUCKET"
  | "FILES_S3_REGION"
  | "FILES_S3_ACCESS_KEY_ID"
  | "FILES_S3_SECRET_ACCESS_KEY"
>;

export function openFileStore(config: FileConfig): FileStore {
  const {
    FILES_S3_ENDPOINT: endpoint,
    FILES_S3_BUCKET: bucket,
    FILES_S3_REGION: region,
    FILES_S3_ACCESS_KEY_ID: accessKeyId,
    FILES_S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = config;
  const isWhole = endpoint && bucket && accessKeyId && secretAccessKey;
  if (!isWhole) return openFolderStore(filesFolder(config.DATA_DIR));
  return openS3Store({ endpoint, bucket, region, accessKeyId, secretAccessKey });
}
