import type { Interview, InterviewKind } from "@waymark/contract/interviews";
import type { ChecklistItem } from "@waymark/contract/interviews-preparation";

type When = ChecklistItem["when"];
type Item = readonly [id: string, when: When];

const always: readonly Item[] = [
  ["read-posting", "before"],
  ["read-resume", "before"],
  ["two-stories", "before"],
  ["weak-spot", "before"],
  ["ask-back", "before"],
  ["notes-ready", "day"],
  ["names", "there"],
  ["next-step", "there"],
  ["write-down", "after"],
  ["thank", "after"],
];

const byPhone: readonly Item[] = [
  ["who-calls", "before"],
  ["battery", "day"],
  ["quiet", "day"],
  ["papers-beside", "day"],
];
const byVideo: readonly Item[] = [
  ["try-link", "before"],
  ["camera", "before"],
  ["other-way", "before"],
  ["quiet", "day"],
  ["silence", "day"],
];
const onSite: readonly Item[] = [
  ["route", "before"],
  ["printed", "before"],
  ["clothes", "before"],
  ["leave-early", "day"],
  ["phone-off", "day"],
];

const byKind: Readonly<Record<InterviewKind, readonly Item[]>> = {
  "phone-screen": byPhone,
  video: byVideo,
  "on-site": onSite,
  technical: [
    ["which-tools", "before"],
    ["basics", "before"],
    ["aloud", "there"],
  ],
  panel: [
    ["who-sits", "before"],
    ["copies", "before"],
    ["look-at-all", "there"],
  ],
  case: [
    ["structure", "before"],
    ["by-hand", "before"],
    ["ask-facts", "there"],
    ["sum-up", "there"],
  ],
  "trial-day": [
    ["trial-agreed", "before"],
    ["work-clothes", "before"],
    ["food", "day"],
    ["watch", "there"],
    ["how-was-it", "there"],
  ],
  final: [
    ["my-figure", "before"],
    ["my-start", "before"],
    ["referees", "before"],
    ["decide-when", "there"],
  ],
  informal: [["two-questions", "before"]],
  other: [],
};

/** Kinds that say what is done and not where: they take the points of the place too. */
const placeless: ReadonlySet<InterviewKind> = new Set([
  ...(["technical", "panel", "case", "final", "informal", "other"] as const),
]);

/** A right that a country's law gives candidates, with the law's own name. */
interface LawItem {
  readonly id: string;
  readonly when: When;
  readonly law: string;
  readonly url: string;
  readonly only?: (interview: Pick<Interview, "kind" | "link" | "place">) => boolean;
}

const isTravelled = ({ kind, link, place }: Pick<Interview, "kind" | "link" | "place">): boolean =>
  kind !== "phone-screen" && kind !== "video" && (place !== "" || link === "");
const isTrial = ({ kind }: Pick<Interview, "kind">): boolean => kind === "trial-day";

const payBefore: LawItem = {
  ...{ id: "law-pay-before", when: "before", law: "Directive (EU) 2023/970, Art. 5(1)" },
  url: "https://eur-lex.europa.eu/eli/dir/2023/970/oj",
};
const adjustments = (law: string, url: string): LawItem => ({
  ...{ id: "law-adjustments", when: "before", law, url },
});

const byCountry: Readonly<Record<string, readonly LawItem[]>> = {
  DE: [
    {
      ...{ id: "law-travel", when: "before", law: "BGB § 670", only: isTravelled },
      url: "https://www.gesetze-im-internet.de/bgb/__670.html",
    },
    {
      ...{ id: "law-trial-insured", when: "before", only: isTrial },
      law: "SGB VII § 2 Abs. 2; BSG 20.08.2019, B 2 U 1/18 R",
      url: "https://www.gesetze-im-internet.de/sgb_7/__2.html",
    },
    payBefore,
  ],
  AT: [
    {
      ...{ id: "law-travel", when: "before", law: "ABGB § 1014", only: isTravelled },
      url: "https://www.ris.bka.gv.at/GeltendeFassung.wxe?Abfrage=Bundesnormen&Gesetzesnummer=10001622",
    },
    payBefore,
  ],
  FR: [
    {
      ...{ id: "law-methods", when: "before", law: "Code du travail, art. L1221-8" },
      url: "https://www.legifrance.gouv.fr/codes/id/LEGITEXT000006072050/",
    },
    payBefore,
  ],
  ES: [
    {
      ...{ id: "law-trial-written", when: "before", only: isTrial },
      law: "Estatuto de los Trabajadores, art. 14",
      url: "https://www.boe.es/buscar/act.php?id=BOE-A-2015-11430",
    },
    payBefore,
  ],
  GB: [
    adjustments(
      "Equality Act 2010, ss. 20, 39(5)",
      "https://www.legislation.gov.uk/ukpga/2010/15/section/39",
    ),
    {
      ...{ id: "law-trial-paid", when: "before", only: isTrial },
      law: "National Minimum Wage Act 1998, s. 1",
      url: "https://www.legislation.gov.uk/ukpga/1998/39/section/1",
    },
    {
      ...{ id: "right-to-work", when: "before", law: "Immigration, Asylum and Nationality Act 2006, s. 15" },
      url: "https://www.legislation.gov.uk/ukpga/2006/13/section/15",
    },
  ],
  IE: [
    adjustments(
      "Employment Equality Act 1998, s. 16",
      "https://www.irishstatutebook.ie/eli/1998/act/21/enacted/en/html",
    ),
    payBefore,
  ],
  US: [
    adjustments("ADA, 42 U.S.C. § 12112(b)(5)", "https://www.eeoc.gov/publications/job-applicants-and-ada"),
    {
      ...{ id: "law-trial-paid", when: "before", law: "FLSA, 29 U.S.C. § 206", only: isTrial },
      url: "https://www.dol.gov/agencies/whd/flsa",
    },
  ],
  CA: [adjustments("Canadian Human Rights Act, s. 15", "https://laws-lois.justice.gc.ca/eng/acts/h-6/")],
};
const otherMembers = new Set("BE BG CY CZ DK EE FI GR HR HU IT LT LU LV MT NL PL PT RO SE SI SK".split(" "));

/** The checklist of an interview by its kind, place and country, in the order of doing. */
export function checklistOf(
  interview: Pick<Interview, "kind" | "link" | "place">,
  country: string | null,
): ChecklistItem[] {
  const { kind, link, place } = interview;
  const where = !placeless.has(kind) ? [] : place !== "" ? onSite : link !== "" ? byVideo : [];
  const trialPlace = kind === "trial-day" ? onSite : [];
  const items = [...byKind[kind], ...where, ...trialPlace, ...always].map(([id, when]) => ({
    ...{ id, when, law: "", url: "" },
  }));
  const laws = (byCountry[country ?? ""] ?? (otherMembers.has(country ?? "") ? [payBefore] : []))
    .filter(({ only }) => only === undefined || only(interview))
    .map(({ id, when, law, url }) => ({ id, when, law, url }));
  const byId = new Map([...items, ...laws].map((item) => [item.id, item]));
  const order: readonly When[] = ["before", "day", "there", "after"];
  return [...byId.values()].toSorted((a, b) => order.indexOf(a.when) - order.indexOf(b.when));
}
