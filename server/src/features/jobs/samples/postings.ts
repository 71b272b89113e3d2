import type { JobType } from "@waymark/contract/jobs";
import { samplesOfData } from "./samples.generated.ts";

/** A posting of our own invention; its employer does not exist. */
export interface SamplePosting {
  readonly id: string;
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly remote?: boolean;
  readonly salary?: string;
  readonly type: JobType;
  readonly daysAgo: number;
  readonly description: string;
}

export const samplePostings: readonly SamplePosting[] = samplesOfData();
