import type { Deps } from "./deps.ts";

/** A person's stored file: its sealed place, and its name in the packed export. */
export interface ExportFileEntry {
  readonly key: string;
  readonly name: string;
}

/**
 * One feature's data of a person. Every feature with people's rows has one, so that an export is complete; a test
 * checks all tables and fails for one that no part names.
 */
export interface ExportSection {
  /** Name of its file in the export: `<name>.json`. */
  readonly name: string;
  /** Tables whose rows of a person it exports. */
  readonly tables: readonly string[];
  /** All data in clear, the trash included; no hashes, tokens or secrets. */
  read(deps: Deps, userId: string): Promise<{ data: unknown; files?: readonly ExportFileEntry[] }>;
  /** Keys of all stored files of the person, found without opening sealed data. */
  fileKeys?(deps: Deps, userId: string): Promise<readonly string[]>;
  /**
   * Removes anything set up before the account's email address was verified that would keep access open. Called in the
   * transaction in which the owner of the address claims the account.
   */
  dropUnproven?(deps: Deps, userId: string): Promise<void>;
  /** Ends things elsewhere before the rows are deleted (a subscription); repeated after a failure. */
  leave?(deps: Deps, userId: string): Promise<void>;
}
