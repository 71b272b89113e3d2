/** The kinds of record, numbered as in record-writes.c; `acknowledged` is added by the one who heard it. */
export const kinds = {
  opened: 1,
  written: 2,
  truncated: 3,
  allocated: 4,
  syncBegun: 5,
  syncEnded: 6,
  renamed: 7,
  linked: 8,
  unlinked: 9,
  folderMade: 10,
  folderRemoved: 11,
  symlinked: 12,
  acknowledged: 100,
} as const;

/** One call of a process, or something that it acknowledged. */
export interface WriteRecord {
  readonly kind: number;
  readonly thread: number;
  readonly inode: number;
  /** Offset in bytes; 1 for a file that was emptied when it was opened. */
  readonly at: number;
  readonly length: number;
  readonly path: string;
  /** The second path of a rename or link. */
  readonly other: string;
  readonly data: Buffer;
}
