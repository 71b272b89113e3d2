import { expect, it } from "vitest";
import { guessCountry } from "./guess-country.ts";

it.each([
  [["en-US", "en"], "Europe/Berlin", "DE"],
  [["de"], "America/Argentina/Buenos_Aires", "AR"],
  [["en"], "Asia/Calcutta", "IN"],
  [["en"], "Europe/Kiev", "UA"],
  [["fr"], "America/Toronto", "CA"],
  [["de-AT", "de"], "UTC", "AT"],
  [["fr", "de-CH"], "Etc/GMT", "CH"],
  [["zh-Hant-TW"], "", "TW"],
  [["es"], "", "ES"],
  [["fr"], "Mars/Olympus", "FR"],
  [[], "", "US"],
  [["tlh"], "", "US"],
])("%j in %s: %s", (languages, zone, country) => {
  expect(guessCountry(languages, zone)).toBe(country);
});
