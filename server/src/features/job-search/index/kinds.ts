import { type JobType, jobTypes } from "@waymark/contract/jobs";
import { type Language, languages } from "@waymark/contract/values";
import { type Level, levels } from "@waymark/domain/jobs/title/level";

/** Properties of a posting with few values each, packed into one number. */
export interface Kinds {
  readonly remote: boolean;
  readonly sample: boolean;
  readonly type: JobType | "";
  readonly level: Level;
  readonly language: Language | "";
}

// A place in a list, 0 for none: three bits are enough for seven.
const place = <T extends string>(list: readonly T[], value: T | "") =>
  value === "" ? 0 : list.indexOf(value) + 1;
const named = <T extends string>(list: readonly T[], at: number): T | "" => list[at - 1] ?? "";

export const packKinds = (kinds: Kinds): number =>
  Number(kinds.remote) |
  (Number(kinds.sample) << 1) |
  (place(jobTypes, kinds.type) << 2) |
  (place(levels, kinds.level) << 5) |
  (place(languages, kinds.language) << 8);

export const unpackKinds = (packed: number): Kinds => ({
  remote: (packed & 1) === 1,
  sample: (packed & 2) === 2,
  type: named(jobTypes, (packed >>> 2) & 7),
  level: named(levels, (packed >>> 5) & 7),
  language: named(languages, (packed >>> 8) & 7),
});

/** The number of different packed values. */
export const kindsCount = 1 << 11;
