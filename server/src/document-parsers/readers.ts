/** Readers of features, set by the child process's main module before it starts: the pool itself knows no feature. */
export const readers: {
  /** Reads another server's answer into JSON texts. */
  readAnswer?: (bytes: Uint8Array, asked: string) => Promise<readonly string[]>;
} = {};
