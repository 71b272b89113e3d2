/** A segment's name is its timeline, then its position in the log in two halves, eight hex digits each. */
const segmentShape = /^[0-9A-F]{24}$/;
const loggedShape = /^([0-9A-F]{24}(\.partial|\.[0-9A-F]{8}\.backup)?|[0-9A-F]{8}\.history)$/;
const archivedShape =
  /^([0-9A-F]{8}(?:[0-9A-F]{16})?(?:\.[A-Za-z0-9.]+)?)_(\d{4}-\d{2}-\d{2}T\d{6}\.\d{3}Z)_([0-9a-f]{32})\.gz(\.age)?$/;

export const isSegment = (name: string): boolean => segmentShape.test(name);
export const isLogFile = (name: string): boolean => loggedShape.test(name);

export function nextSegment(name: string, segmentBytes: number): string {
  const perHalf = 0x1_0000_0000 / segmentBytes;
  const high = Number.parseInt(name.slice(8, 16), 16);
  const low = Number.parseInt(name.slice(16), 16) + 1;
  const hex = (value: number) => value.toString(16).toUpperCase().padStart(8, "0");
  return name.slice(0, 8) + (low === perHalf ? hex(high + 1) + hex(0) : hex(high) + hex(low));
}

export interface ArchivedFile {
  readonly path: string;
  readonly name: string;
  /** Of its last write. Everything committed until then is in it or in earlier ones. */
  readonly at: Date;
  /** The first 32 hex digits of the SHA-256 of its content without zeros at the end. */
  readonly hash: string;
  readonly encrypted: boolean;
}

export const stampOf = (at: Date): string => at.toISOString().replaceAll(":", "");
export const instantOf = (stamp: string): Date => new Date(stamp.replace(/T(\d{2})(\d{2})/, "T$1:$2:"));

export const archivedName = (file: Pick<ArchivedFile, "name" | "at" | "hash" | "encrypted">): string =>
  `${file.name}_${stampOf(file.at)}_${file.hash}.gz${file.encrypted ? ".age" : ""}`;

export function parseArchived(path: string): ArchivedFile | null {
  const [, name, stamp, hash, age] = archivedShape.exec(path.slice(path.lastIndexOf("/") + 1)) ?? [];
  if (name === undefined || stamp === undefined || hash === undefined || !isLogFile(name)) return null;
  return { path, name, at: instantOf(stamp), hash, encrypted: age !== undefined };
}
