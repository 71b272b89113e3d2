import { expect, it } from "vitest";
import { conventionFor } from "./country-form.ts";

it.each([
  ["en", "Leeds, UK", "", "Europe/London", "uk"],
  ["en", "Austin, TX", "Leeds, UK", "Europe/London", "us"],
  ["en", "Remote", "14 Moorside Terrace, Leeds LS8 4DP", "America/New_York", "uk"],
  ["en", "", "", "America/New_York", "us"],
  ["en", "", "", "Africa/Lagos", "uk"],
  ["en", "", "", "UTC", "us"],
  ["en", "", "Wien", "Europe/Vienna", "uk"],
  ["de", "Wien", "", "Europe/Vienna", "de"],
  ["de", "", "Leeds, UK", "Europe/London", "de"],
  ["fr", "", "", "America/Toronto", "fr"],
  ["es", "Paris, France", "Madrid", "Europe/Madrid", "fr"],
] as const)(
  "a letter in %s to a job in '%s' from '%s', %s, has the form %s",
  (language, job, home, timeZone, form) => {
    expect(conventionFor(language, job, { home, timeZone })).toBe(form);
  },
);
