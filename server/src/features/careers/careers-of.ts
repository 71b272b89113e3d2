import { openCatalogue } from "@waymark/domain/careers/catalogue";
import { fields } from "@waymark/domain/careers/data/catalogue";
import { figureTable } from "@waymark/domain/careers/data/figures";
import { licenceList } from "@waymark/domain/careers/data/licences";
import { type CareerIndex, openCareers } from "@waymark/domain/careers/paths/career-index";

let shipped: CareerIndex | undefined;

/** The catalogue, read at the first question: it takes about a second and some thirty megabytes. */
export function careers(): CareerIndex {
  shipped ??= openCareers(openCatalogue(fields, figureTable, licenceList));
  return shipped;
}
