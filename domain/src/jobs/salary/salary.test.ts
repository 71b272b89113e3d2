import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { payOf, readPay } from "./salary.ts";

type Row = readonly [string, number | null, number | null, string, string];

describe("readPay: must parse", () => {
  it.each<Row>([
    ["$80k–$100k", 80_000, 100_000, "USD", "year"],
    ["$150 - 210K USD + equity", 150_000, 210_000, "USD", "year"],
    ["$90k - $105k", 90_000, 105_000, "USD", "year"],
    ["3.450 € bis 4.100 €", 3_450, 4_100, "EUR", "month"],
    ["£15.66 p/h - £20.35 p/h", 15.66, 20.35, "GBP", "hour"],
    ["€45.000 brutto/Jahr", 45_000, 45_000, "EUR", "year"],
    ["45.000,00 EUR p.a.", 45_000, 45_000, "EUR", "year"],
    ["ab 3.200 € mtl. x 13", 3_200, null, "EUR", "month"],
    ["Annuel de 42000 Euros à 48000 Euros", 42_000, 48_000, "EUR", "year"],
    ["Mensuel de 2 100,00 € sur 12 mois", 2_100, 2_100, "EUR", "month"],
    ["Mensuel de 2\u202f100,00\u00a0€ sur 13 mois", 2_100, 2_100, "EUR", "month"],
    ["35-40 k€", 35_000, 40_000, "EUR", "year"],
    ["28.000 € - 32.000 € brutos/año", 28_000, 32_000, "EUR", "year"],
    ["1.500 €/mes en 14 pagas", 1_500, 1_500, "EUR", "month"],
    ["£30 per hour", 30, 30, "GBP", "hour"],
    ["£8.82 + enhancements", 8.82, 8.82, "GBP", "hour"],
    ["£19.21 to £30.74", 19.21, 30.74, "GBP", "hour"],
    ["£13,503 per annum pro rata (75% of Band 2)", 13_503, 13_503, "GBP", "year"],
    ["Up to £44,000 FTE per annum DOE", null, 44_000, "GBP", "year"],
    ["from £21k", 21_000, null, "GBP", "year"],
    ["£60k+", 60_000, null, "GBP", "year"],
    ["$60/hr - $65/hr", 60, 65, "USD", "hour"],
    ["$65/hr - $60/hr", 60, 65, "USD", "hour"],
    ["$211.4K – $290.6K • Offers Equity", 211_400, 290_600, "USD", "year"],
    ["$14/hour", 14, 14, "USD", "hour"],
    ["Band 2 £9.89 + Per Hour", 9.89, 9.89, "GBP", "hour"],
    ["(£) 31,365 - 37,890 Per Annum Pro Rata", 31_365, 37_890, "GBP", "year"],
    ["£30,000 per annum, 37.5 hours per week", 30_000, 30_000, "GBP", "year"],
    ["£28,000 - £32,500 plus £5,000 Welcome Bonus", 28_000, 32_500, "GBP", "year"],
    ["CHF 85'000 - 95'000", 85_000, 95_000, "CHF", "year"],
    ["12,41 € brut de l'heure", 12.41, 12.41, "EUR", "hour"],
    ["13,50 € pro Stunde", 13.5, 13.5, "EUR", "hour"],
    ["entre 24.000 y 28.000 euros brutos anuales", 24_000, 28_000, "EUR", "year"],
    ["9,80 €/hora", 9.8, 9.8, "EUR", "hour"],
    ["TJM 450 €", 450, 450, "EUR", "day"],
    ["bis zu 60.000 €", null, 60_000, "EUR", "year"],
    ["2.400 € - 2.900 € im Monat", 2_400, 2_900, "EUR", "month"],
    ["$25.50 an hour", 25.5, 25.5, "USD", "hour"],
    ["£24,907 / £26,970 / £27,416 / £30,615", 24_907, 30_615, "GBP", "year"],
    ["£29,729 - £41,501 (based on full time hours)", 29_729, 41_501, "GBP", "year"],
    ["£46,620 Pro Rata + unsociable hours enhancements", 46_620, 46_620, "GBP", "year"],
    ["£28,243 pa plus allowances", 28_243, 28_243, "GBP", "year"],
    ["25/30 k€", 25_000, 30_000, "EUR", "year"],
    ["50–60 T€", 50_000, 60_000, "EUR", "year"],
    ["520-Euro-Job", 520, 520, "EUR", "month"],
    ["€ 3.000,- bis € 3.500,-", 3_000, 3_500, "EUR", "month"],
    ["OTE £45k, basic £25k", 25_000, 25_000, "GBP", "year"],
    ["$80,000 – $95,000 CAD", 80_000, 95_000, "CAD", "year"],
    ["To £60,000", null, 60_000, "GBP", "year"],
    ["£26,100. - £31,500. per annum inclusive", 26_100, 31_500, "GBP", "year"],
  ])("%s", (text, min, max, currency, period) => {
    expect(readPay(text)).toMatchObject({ min, max, currency, period });
  });

  it.each([
    "10 PA Locum Consultant",
    "01206 918 701",
    "0",
    "$0 - $0",
    "Competitive",
    "Selon profil",
    "VB",
    "negotiable",
    "Call 0800 123 4567",
    "100 %",
    "16810 applicants",
    "$9999999999",
    "",
    "🤑🤑🤑",
    "£120 per shift",
    "$2,000 sign-on bonus",
    "Startprämie von 2.000 Euro",
    "$3,500 bi-weekly",
  ])("nothing in %s", (text) => expect(readPay(text)).toBeNull());

  it.each([
    "Tel. 918701",
    "Call us on 0113 918701",
    "Reference 450221",
    "Téléphone 04 78 12 34 56",
    "Kennziffer: 450221",
    "Job ID 98231",
    "Contact Jo on 0113 918701",
  ])("takes no number to call or to quote for pay: %s", (text) => {
    expect(readPay(text, { country: "GB", currency: "GBP" })).toBeNull();
  });
  it("annualises by hours, months and payments", () => {
    expect(readPay("£30 per hour")).toMatchObject({ annualMin: 62_400, annualMax: 62_400 });
    expect(readPay("ab 3.200 € mtl. x 13")).toMatchObject({ annualMin: 41_600, annualMax: null });
    expect(readPay("1.500 €/mes en 14 pagas")).toMatchObject({ annualMin: 21_000 });
    expect(readPay("Mensuel de 2 100,00 € sur 12 mois")).toMatchObject({ annualMin: 25_200 });
  });

  it("takes the country's dollar, and the source's currency where none is written", () => {
    expect(readPay("$80k–$100k", { country: "CA" })?.currency).toBe("CAD");
    expect(readPay("31.63ph", { currency: "GBP" })).toMatchObject({
      min: 31.63,
      period: "hour",
      currency: "GBP",
    });
    expect(readPay("31.63ph")).toBeNull();
  });

  it("never throws, and never gives an absurd amount", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
        const pay = readPay(text, { currency: "EUR" });
        if (pay?.annualMin != null) expect(pay.annualMin).toBeGreaterThan(0);
        if (pay?.annualMin != null && pay.annualMax != null)
          expect(pay.annualMax).toBeGreaterThanOrEqual(pay.annualMin);
      }),
    );
  });

  it("stays fast on a hostile text", () => {
    expect(readPay("1 ".repeat(500_000))).toBeNull();
  });
});

describe("payOf", () => {
  it.each([
    [0, 0, null],
    [-5, null, null],
    [Number.NaN, 50_000, 50_000],
    [1, 1, null],
    [9, 20_000, null],
  ])("%s to %s", (min, max, annual) => {
    expect(payOf(min, max, "USD", "year")?.annualMax ?? null).toBe(annual);
  });
});

const labelled = join(
  import.meta.dirname,
  "../../../../../shared/corpus/jobs/dev/salary/nhs_salary_strings.tsv",
);
describe.skipIf(!existsSync(labelled))(
  "labelled pay texts beside the repository (skipped when absent)",
  () => {
    it("reads at least 95 % of the yearly ones as the board did", () => {
      const rows = readFileSync(labelled, "utf8")
        .trim()
        .split("\n")
        .slice(1)
        .map((line) => line.split("\t"));
      const annual = rows.filter(([, min, max]) => min && max);
      const right = annual.filter(([text = "", min, max]) => {
        const pay = readPay(text, { currency: "GBP" });
        if (pay === null) return false;
        if (pay.period === "hour") return pay.annualMin !== null;
        const near = (a: number | null, b: string | undefined) => a === null || Math.abs(a - Number(b)) <= 1;
        return near(pay.annualMin, min) && near(pay.annualMax, max);
      });
      expect(right.length / annual.length).toBeGreaterThan(0.95);
    });
  },
);
