import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findDates, isDuration, isMostlyDate, readDatePoint, writeDate } from "./dates.ts";

/** Writes spans as `start..end`, with `now` for the end of a current range; a single date has no dots. */
function written(text: string): string[] {
  return findDates(text).map((span) => {
    const end = span.current ? "now" : writeDate(span.end);
    return span.isRange ? `${writeDate(span.start)}..${end}` : writeDate(span.start);
  });
}

const table: [string, string[]][] = [
  ["2016 - 2018", ["2016..2018"]],
  ["Jan 2020 – Present", ["2020-01..now"]],
  ["Sept. 2013 - May 2017", ["2013-09..2017-05"]],
  ["Mar 2018 to Feb 2020", ["2018-03..2020-02"]],
  ["May - Aug 2019", ["2019-05..2019-08"]],
  ["Summer 2022", ["2022"]],
  ["Sep '15 – Oct '17", ["2015-09..2017-10"]],
  ["2018-03 — 2020-11", ["2018-03..2020-11"]],
  ["01/2022 - Present", ["2022-01..now"]],
  ["2017-19", ["2017..2019"]],
  ["Seagate, 2021/22", ["2021..2022"]],
  ["Server (09/21–)", ["2021-09..now"]],
  ["01/22 – act.", ["2022-01..now"]],
  ["dès 2022", ["2022..now"]],
  ["le salaire des 2022 premiers mois", ["2022"]],
  ["UMass Lowell ’06", ["2006"]],
  ["since 2019", ["2019..now"]],
  ["May 15, 2019 - June 3, 2020", ["2019-05..2020-06"]],
  ["septembre 2019 – aujourd’hui", ["2019-09..now"]],
  ["de mars 2015 à août 2018", ["2015-03..2018-08"]],
  ["depuis janvier 2020", ["2020-01..now"]],
  ["févr. 2016 – juil. 2017", ["2016-02..2017-07"]],
  ["mayo de 2018 – Actualidad", ["2018-05..now"]],
  ["Junio de 2014 - Diciembre de 2018", ["2014-06..2018-12"]],
  ["desde 2021 hasta la actualidad", ["2021..now"]],
  ["enero 2012 a marzo 2013", ["2012-01..2013-03"]],
  ["seit 09/2017", ["2017-09..now"]],
  ["04/2010 – 08/2017", ["2010-04..2017-08"]],
  ["05.2015 bis heute", ["2015-05..now"]],
  ["01.04.2012 - 31.12.2014", ["2012-04..2014-12"]],
  ["März 2011 – Jänner 2013", ["2011-03..2013-01"]],
  ["Okt. 2019 bis Dez. 2020", ["2019-10..2020-12"]],
  ["Decembre 2015", ["2015-12"]],
  ["Nurse, 2019, and again 2021", ["2019", "2021"]],
  ["call 555 0142 or 901 555 0142", []],
  ["ISO 9001 and 48 beds", []],
  ["Canteen 99 Feb 2019 - Dec 2019", ["2019-02..2019-12"]],
  ["", []],
];

test.each(table)("%s", (text, expected) => {
  expect(written(text)).toEqual(expected);
});

describe("texts that are mostly a date", () => {
  test.each([
    ["Jan 2020 – Present", true],
    ["(2016 - 2018)", true],
    ["Nurse 2016 - 2018", false],
    ["Nurse", false],
  ])("%s: %s", (text, expected) => {
    expect(isMostlyDate(text)).toBe(expected);
  });
});

test("every written date is read back", () => {
  const years = fc.integer({ min: 1950, max: 2049 });
  const months = fc.option(fc.integer({ min: 1, max: 12 }), { nil: null });
  fc.assert(
    fc.property(years, months, (year, month) => {
      expect(readDatePoint(writeDate({ year, month }))).toEqual({ year, month });
    }),
  );
});

test("places of what is found lie inside the text, in order", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...table.map(([text]) => text), "Nurse", ",", " "), { maxLength: 6 }),
      (pieces) => {
        const text = pieces.join(" ");
        let end = 0;
        for (const span of findDates(text)) {
          expect(span.from).toBeGreaterThanOrEqual(end);
          expect(span.to).toBeGreaterThan(span.from);
          expect(span.to).toBeLessThanOrEqual(text.length);
          end = span.to;
        }
      },
    ),
  );
});

test.each([
  ["5 years 9 months", true],
  ["(2 years 1 month)", true],
  ["1 yr 3 mos", true],
  ["3 Jahre und 2 Monate", true],
  ["2 ans et 6 mois", true],
  ["4 años y 1 mes", true],
  ["10 Jahre", true],
  ["5 years of nursing", false],
  ["City Hospital", false],
  ["2019", false],
])("%s lasts: %s", (text, is) => {
  expect(isDuration(text)).toBe(is);
});
