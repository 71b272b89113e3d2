import { normalisePosting } from "@waymark/domain/jobs/normalise";
import type { SampleBlocks } from "./read-samples.ts";

/** Any moment; samples are dated back from the moment they are brought in. */
const now = new Date("2026-01-15T12:00:00Z");

/** Reports samples of which the product would not understand the place, the pay or the language. */
export function checkSamples(blocks: SampleBlocks): void {
  for (const { value, wrong } of blocks) {
    const { id, daysAgo, ...fields } = value;
    const posting = normalisePosting(
      {
        source: "sample",
        sourceId: id,
        ...fields,
        url: `https://example.com/${id}`,
        posted: now.toISOString(),
      },
      now,
    );
    if ("refused" in posting) {
      wrong([], `is refused: ${posting.refused}`);
      continue;
    }
    if (posting.country === undefined && !posting.remote)
      wrong(["location"], `no country is known for ${value.location}`);
    if (value.salary !== undefined && posting.pay === null)
      wrong(["salary"], `this pay is not understood: ${value.salary}`);
    if (posting.language !== undefined && !id.startsWith(`${posting.language}-`))
      wrong(["description"], `reads like a text in ${posting.language}`);
  }
}
