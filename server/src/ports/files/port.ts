/** Keys are random ids made by the product, never a person's file name; the content is already sealed. */
export interface FileStore {
  readonly name: "folder" | "s3";
  put(key: string, content: Uint8Array): Promise<void>;
  get(key: string): Promise<Uint8Array | null>;
  delete(key: string): Promise<void>;
  /** Returns keys in order, at most 1,000 at a time. */
  list(prefix: string, after?: string): Promise<string[]>;
}
