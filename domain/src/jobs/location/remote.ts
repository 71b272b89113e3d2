import { isRemoteWord, locationParts } from "../../vocabulary/places.ts";
import { plainText } from "../../vocabulary/stem.ts";

const word =
  "(?:remote|remoto|teletrabajo|teletravail|home ?office|work from home|wfh|a distance|ortsunabhangig)";
const refused = new RegExp(
  `\\b(?:no|not|non|kein|keine|nicht|pas de|sin|onsite|on-site)\\b[^,;|]{0,12}\\b${word}|\\b${word}\\b[^,;|]{0,6}\\b(?:no|not|non)\\b|\\bhybrid`,
);
const inPlace = new RegExp(`\\b${word}\\b`);
const inTitle = new RegExp(
  `[([][^)\\]]*\\b${word}\\b[^)\\]]*[)\\]]|[-–—|,/:]\\s*(?:100 ?% |fully |full )?${word}\\b\\s*(?:$|[-–—|,)])|\\b(?:100 ?%|fully|full|en|in) ${word}\\b|^${word}\\s*[-–—|:]`,
);

/**
 * Tells whether a posting can be done remotely: the source, the location or the title says so ("Berlin / Remote",
 * "Nurse (remote)"). "Hybrid", "no remote" and "Remote Sensing Engineer" do not count.
 */
export function isRemotePosting(stated: boolean, location: string, title: string): boolean {
  if (stated) return true;
  const place = plainText(location);
  const name = plainText(title);
  if (refused.test(place) || refused.test(name)) return false;
  return locationParts(location).some(isRemoteWord) || inPlace.test(place) || inTitle.test(name);
}
