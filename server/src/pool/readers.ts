/**
 * Readers that belong to a feature, set by whoever puts the child process together before it starts: the plumbing here
 * knows no feature.
 */
export const readers: {
  /** Reads another server's answer into JSON texts. */
  readAnswer?: (bytes: Uint8Array, asked: string) => Promise<readonly string[]>;
} = {};
