import { expect, test } from "vitest";
import { degreeOverSchool, titleOverEmployer } from "./likeness.ts";

test.each([
  "Soil Conservationist",
  "Leading Hand",
  "Maintenance Tech II",
  "Realty Specialist",
  "Milk Recorder",
])("%s looks like a title, known or not", (text) => expect(titleOverEmployer(text)).toBeGreaterThan(0.3));

test.each(["Turner & Beauregard", "Campbell's", "The Lugger Inn", "BBC", "Leeds City Council"])(
  "%s looks like an employer, known or not",
  (text) => expect(titleOverEmployer(text)).toBeLessThan(-0.2),
);

test.each(["Level 3 Agriculture", "Year 12", "BA (Hons) English", "Economics and Statistics"])(
  "%s looks like a degree",
  (text) => expect(degreeOverSchool(text)).toBeGreaterThan(0.3),
);

test.each(["Caboolture State High", "St Leo's", "Durham", "Falinge Park High"])(
  "%s looks like a school",
  (text) => expect(degreeOverSchool(text)).toBeLessThan(-0.3),
);
