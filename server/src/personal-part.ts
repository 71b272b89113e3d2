import type { Deps } from "./deps.ts";

/** A stored file of a person: where it lies sealed, and what it is called in the packed export. */
export interface PersonalFile {
  readonly key: string;
  readonly name: string;
}

/**
 * What one feature holds of a person: every feature with rows of people gives one, so that an export is whole. A
 * test walks over all tables and fails for one that no part names.
 */
export interface PersonalPart {
  /** Of its file in the export: `<name>.json`. */
  readonly name: string;
  /** Tables whose rows of a person it exports. */
  readonly tables: readonly string[];
  /** Everything in clear, what waits in the trash too; no hashes, tokens or secrets. */
  read(deps: Deps, userId: string): Promise<{ data: unknown; files?: readonly PersonalFile[] }>;
  /** Keys of every stored file of the person, found without opening anything that is sealed. */
  fileKeys?(deps: Deps, userId: string): Promise<readonly string[]>;
  /**
   * Removes what may have been set up before the account's email address was verified and would keep open a door: called
   * in the transaction in which the owner of that address claims the account.
   */
  dropUnproven?(deps: Deps, userId: string): Promise<void>;
  /** What has to be ended elsewhere before the rows go (a subscription); done again when it fails. */
  leave?(deps: Deps, userId: string): Promise<void>;
}
