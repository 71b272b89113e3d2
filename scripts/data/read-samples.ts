import { JobType } from "@waymark/contract/jobs";
import { Language, languages } from "@waymark/contract/values";
import { z } from "zod";
import type { SamplePosting } from "../../server/src/features/jobs/samples/postings.ts";
import {
  employerGroups,
  hoursKinds,
  type SampleTexts,
} from "../../server/src/features/jobs/samples/sample-texts.ts";
import type { DataFile, Problems } from "./data-file.ts";
import { type Block, readBlocks } from "./read-blocks.ts";

const line = z.string().regex(/^\S(.*\S)?$/, "a line without blanks around it");

const SampleBlock = z.strictObject({
  id: z.string().regex(/^[a-z]{2}(-[a-z0-9]+)+$/, "an id like en-welder"),
  title: line,
  company: line,
  location: line,
  remote: z.boolean().exactOptional(),
  salary: line.exactOptional(),
  type: JobType,
  daysAgo: z.int().min(0).max(60),
  description: z.string().min(60),
});

export type SampleBlocks = readonly Block<SamplePosting>[];

export function readSamples(file: (language: string) => DataFile, problems: Problems): SampleBlocks {
  const ids = new Set<string>();
  return languages.flatMap((language) => {
    const { path, text } = file(language);
    const blocks = readBlocks<SamplePosting>({ path, text }, SampleBlock, problems);
    for (const { value, wrong } of blocks) {
      if (!value.id.startsWith(`${language}-`)) wrong(["id"], `an id in this file begins with ${language}-`);
      if (ids.has(value.id)) wrong(["id"], "another sample has this id");
      ids.add(value.id);
    }
    return blocks;
  });
}

const lines = z.array(line).min(1);

const TextsBlock = z.strictObject({
  id: Language,
  needs: line.includes("{names}"),
  remote: line,
  frames: z.array(z.string().includes("{about}").includes("{skills}")).min(12),
  shifts: z.record(z.enum(hoursKinds), lines),
  groups: z.record(z.enum(employerGroups), lines),
  gives: lines,
  names: lines,
  employers: z.array(line.includes("{name}").includes("{kind}")).min(1),
  places: lines,
});

/** Reads the parts of composed sample postings of every language. */
export function readSampleTexts(file: (language: string) => DataFile, problems: Problems): SampleTexts[] {
  return languages.flatMap((language) => {
    const { path, text } = file(language);
    const blocks = readBlocks<SampleTexts>({ path, text }, TextsBlock, problems);
    for (const { value, wrong } of blocks)
      if (value.id !== language) wrong(["id"], `the id in this file is ${language}`);
    return blocks.map(({ value }) => value);
  });
}
