import { setTimeout as pause } from "node:timers/promises";
import { openCatalogue } from "@waymark/domain/careers/catalogue";
import { fields } from "@waymark/domain/careers/data/catalogue";
import { figureTable } from "@waymark/domain/careers/data/figures";
import { licenceList } from "@waymark/domain/careers/data/licences";
import { type CareerIndex, careersInSteps } from "@waymark/domain/careers/paths/career-index";
import { finish, type Steps } from "@waymark/domain/in-steps";

let shipped: CareerIndex | undefined;
let opening: Steps<CareerIndex> | undefined;

function* catalogueInSteps(): Steps<CareerIndex> {
  const catalogue = openCatalogue(fields, figureTable, licenceList);
  yield;
  return yield* careersInSteps(catalogue);
}

/** The catalogue, some thirty megabytes; what is not read of it yet, which takes up to a second, is read at once. */
export function careers(): CareerIndex {
  opening ??= catalogueInSteps();
  shipped ??= finish(opening);
  return shipped;
}

/** Between two steps of reading, for whoever asks meanwhile; in milliseconds. */
const pauseMs = 5;

/** Reads the catalogue a little at a time, so that the first question need not wait for it, nor any other meanwhile. */
export async function warmCareers(): Promise<void> {
  while (shipped === undefined) {
    opening ??= catalogueInSteps();
    const { done, value } = opening.next();
    if (done) shipped = value;
    else await pause(pauseMs, undefined, { ref: false });
  }
}
