import { limits } from "../limits.ts";

const megabyte = 1024 * 1024;

/** Limits for a file of occupational facts, which is larger than a resume. */
export const factLimits = {
  ...limits,
  bytes: 100 * megabyte,
  partBytes: 150 * megabyte,
  archiveBytes: 400 * megabyte,
  rows: 400_000,
  columns: 100,
  /** Distinct texts of a workbook. */
  strings: 2_000_000,
  timeoutMs: 180_000,
  memoryMb: 2_000,
} as const;
