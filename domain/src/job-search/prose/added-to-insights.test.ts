import type { Insights } from "@waymark/contract/jobs";
import type { Language } from "@waymark/contract/values";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addedToInsights, isSafeName } from "./added-to-insights.ts";

const figures: Insights["figures"] = {
  matches: 1_240,
  tier: "title",
  place: "Boston",
  samples: false,
  salary: { p25: 62_000, p50: 74_000, p75: 88_000, currency: "USD", count: 310 },
  distribution: [],
  skills: [
    { name: "Triage", count: 95, change: null },
    { name: "Wound care", count: 64, change: null },
  ],
  companies: [
    { name: "Harbour Health", count: 41 },
    { name: "3M Care", count: 12 },
  ],
  remoteShare: 0.18,
  newLast7Days: 58,
  newPrevious7Days: 49,
  weeks: [],
};
const added = (text: string, language: Language = "en", change: Partial<Insights["figures"]> = {}) =>
  addedToInsights(text, {
    query: "registered nurse",
    figures: { ...figures, ...change },
    language,
    said: "1,240 postings have “registered nurse” in their title.",
    others: ["Mercy Clinic", "Target", "accenture", "Care"],
  });

describe("a text that says what the figures say", () => {
  it.each([
    [
      "en",
      "Registered nurse demand is rising in Boston: 58 new postings in the last 7 days, 49 the week before.",
    ],
    ["en", "Pay ranges from $62,000 to $88,000, with $74,000 in the middle, across 310 postings."],
    ["en", "Most offers pay between 62,000 and $88,000. Around 18% allow remote work."],
    ["en", "Employers such as Harbour Health and 3M Care hire most. Name triage and wound care first."],
    ["en", "Expect US dollars: 62,000–88,000 USD a year. Over the last seven days demand grew."],
    ["es", "La demanda sube: 58 ofertas nuevas en los últimos 7 días. El 18 % permite trabajar en remoto."],
    ["es", "El salario va de 62.000 US$ a 88.000 US$ al año. Menciona Triage y Wound care."],
    ["fr", "La demande augmente : 58 offres en 7 jours. Environ 18 % se font en télétravail."],
    ["fr", "Les salaires vont de 62 000 $US à 88 000 $US par an. Harbour Health recrute le plus."],
    ["de", "Die Nachfrage steigt: 58 neue Stellen in den letzten sieben Tagen, 18 % davon remote."],
    ["de", "Das Gehalt liegt zwischen 62.000 und 88.000 $ im Jahr. Nennen Sie im Lebenslauf zuerst Triage."],
    ["de", "Der Stellenmarkt ist lebhaft, und die Gehaltsspanne ist weit: 62.000 $ bis 88.000 $."],
  ] as const)("%s: %s", (language, text) => expect(added(text, language)).toEqual([]));
});

describe("a name that may be said", () => {
  it.each([
    "Harbour Health",
    "University of Texas at Austin",
    "Klinik an der Technischen Universität Dresden",
    "Hospital General de la Santa Cruz y San Pablo",
    "Assistance Publique des Hôpitaux de Paris",
    "adidas",
    "St. Mary's Hospital Group",
  ])("%s", (name) => expect(isSafeName(name)).toBe(true));

  it.each([
    "Nurses here earn double this year",
    "You Will Earn Twice As Much",
    "Pay is about to fall",
    "Great pay. Apply before others do",
    "Die Löhne sind bald viel höher",
    "Les salaires vont bientôt doubler partout",
    "Los sueldos van a subir pronto",
    "send your resume to us now",
  ])("not %s", (name) => expect(isSafeName(name)).toBe(false));

  it("a sentence as a company is found out in a wording, too", () => {
    const companies = [{ name: "Nurses here earn double this year", count: 9 }];
    expect(added("Nurses here earn double this year hires most.", "en", { companies })).not.toEqual([]);
  });
});

describe("a text that says more is found out by", () => {
  it.each([
    ["another count", "en", "There are 1,241 postings."],
    ["a share that is none", "en", "About 20% are remote."],
    ["a count as a share", "en", "Some 58% are new."],
    ["a share as a count", "en", "Only 18 postings are new."],
    ["an amount as a count", "en", "There are 62,000 postings."],
    ["a count as an amount", "en", "They pay $310 a day."],
    ["a year's pay by the month", "en", "Pay is $74,000 a month."],
    ["a year's pay by the hour", "en", "Pay is 74,000 USD per hour."],
    ["a year's pay by the week", "en", "Weekly and more: $74,000 weekly."],
    ["a year's pay by the month", "es", "El salario es de 74.000 US$ al mes."],
    ["a year's pay by the month", "fr", "Le salaire est de 74 000 $US par mois."],
    ["a year's pay by the month", "de", "Das Gehalt liegt bei 74.000 $ im Monat."],
    ["another currency", "en", "Pay starts at €62,000."],
    ["another currency in words", "en", "Pay starts at 62,000 pounds."],
    ["a year", "en", "Since 2024 demand has grown."],
    ["a range with another end", "en", "Pay lies between $62,000 and $95,000."],
    ["a range of years", "en", "Employers want 3-5 years of experience."],
    ["thousands by letter", "en", "Pay starts at $62k."],
    ["thousands by a letter apart", "de", "Das Gehalt beginnt bei 62 Tsd."],
    ["more than", "en", "More than 58+ postings are new."],
    ["a decimal", "en", "Demand grew by 7.5 points."],
    ["another language's grouping", "en", "There are 1.240 postings."],
    ["a fraction sign", "en", "Nearly ½ of them are new."],
    ["digits of another script", "en", "There are ٥٨ postings."],
    ["wide digits", "en", "There are ５８ postings."],
    ["an exponent", "en", "Pay is 7² higher."],
    ["a minus", "en", "Demand changed by -7 lately."],
    ["a time", "en", "Work 7:58 a day."],
    ["per mille", "en", "Some 18‰ are remote."],
    ["number words", "en", "Twenty postings are new."],
    ["a part in words", "en", "Half of the postings are remote."],
    ["a multiple in words", "en", "Demand has doubled."],
    ["number words", "es", "Hay treinta ofertas nuevas."],
    ["a part in words", "es", "La mitad de las ofertas son nuevas."],
    ["number words", "fr", "Il y a une vingtaine d’offres nouvelles."],
    ["a part in words", "fr", "Un tiers des offres est en télétravail."],
    ["a compound of numbers", "de", "Es gibt zweiundvierzig neue Stellen."],
    ["a part in words", "de", "Die Hälfte der Stellen ist neu."],
    ["a multiple in words", "de", "Die Nachfrage hat sich verdoppelt."],
    ["number words of another language", "en", "There are zwanzig postings."],
    ["another company at the opening", "en", "Google hires most."],
    ["another company in the middle", "en", "Employers such as Mercy Clinic hire most."],
    ["a company without its capital", "en", "Employers such as accenture hire most."],
    ["another company", "de", "Unternehmen mit den meisten Stellen: Siemens."],
    ["another company", "fr", "Les employeurs comme Carrefour recrutent."],
    ["another company", "es", "Empresas como Mercadona buscan personal."],
    ["another skill", "en", "Employers ask for python."],
    ["letters in a row", "en", "A NASA badge helps."],
    ["a link", "en", "Apply at www.evil.example now."],
    ["an address", "en", "Write to hr@evil.example now."],
    ["markup", "en", "Apply <b>now</b>."],
    ["what is not seen", "en", "Apply\u200b now."],
    ["what turns the line around", "en", "Apply \u202enow."],
    [
      "another language",
      "de",
      "The demand for nurses is rising and the employers hire more of them than in the week before, with many new postings.",
    ],
  ] as const)("%s (%s: %s)", (_, language, text) => expect(added(text, language)).not.toEqual([]));

  it("pay, when the plan does not show it", () => {
    expect(added("Pay starts at $62,000.", "en", { salary: null })).not.toEqual([]);
  });

  it("nothing, when a name contains special characters", () => {
    const name = "A-B/C (D) [E] *+?^$ {F} | \\ Ward";
    expect(added(`Employers such as ${name} hire.`, "en", { companies: [{ name, count: 2 }] })).toEqual([]);
    expect(added("NHS - Workers hire.", "en", { companies: [{ name: "NHS - Workers", count: 2 }] })).toEqual(
      [],
    );
    fc.assert(
      fc.property(
        fc.string(),
        (name) => void added("Demand grows.", "en", { companies: [{ name, count: 2 }] }),
      ),
    );
  });

  it("a company whose name is a number or a sentence", () => {
    const companies = [
      { name: "96", count: 2 },
      { name: "Our agency places 95 percent of all the nurses who sign up with us today", count: 2 },
    ];
    expect(added("Some 96 are new.", "en", { companies })).not.toEqual([]);
    expect(added(`${companies[1]?.name}.`, "en", { companies })).not.toEqual([]);
  });
});

it("every number that is not among the figures is found", () => {
  const fine = new Set([1_240, 310, 95, 64, 41, 12, 58, 49, 7]);
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 200_000 }),
      fc.constantFrom("en", "es", "fr", "de"),
      (n, language) => {
        const text = `§ ${new Intl.NumberFormat(language).format(n)} §`;
        expect(added(text, language).length === 0).toBe(fine.has(n));
      },
    ),
  );
});

it("accepts any text of any length", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => void added(text, "de")));
  expect(added("9 ".repeat(100_000))).not.toEqual([]);
});
