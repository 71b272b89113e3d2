import { join } from "node:path";
import type { Config } from "../../config.ts";
import { openFolderStore } from "./folder.ts";
import type { FileStore } from "./port.ts";

/** Where stored files lie inside the data folder. */
export const filesFolder = (dataDir: string) => join(dataDir, "files");

/** The file store that the configuration asks for. */
export function openFileStore(config: Pick<Config, "DATA_DIR">): FileStore {
  return openFolderStore(filesFolder(config.DATA_DIR));
}
