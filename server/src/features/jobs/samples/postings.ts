import { englishSamples } from "./english.ts";
import { frenchSamples } from "./french.ts";
import { germanSamples } from "./german.ts";
import type { SamplePosting } from "./sample.ts";
import { spanishSamples } from "./spanish.ts";

export const samplePostings: readonly SamplePosting[] = [
  ...englishSamples,
  ...spanishSamples,
  ...frenchSamples,
  ...germanSamples,
];
