/** Things that an employer need not know. */
const privateTopics = ["family", "religion", "health", "origin", "politics", "age", "pay-history"] as const;
type PrivateTopic = (typeof privateTopics)[number];

/**
 * The rule of the law. `no-question`: it may not be asked before an offer; `no-decision`: the decision may not rest on it;
 * `may-hide`: the person may keep it to themselves even when asked; `only-if-needed`: only as far as the work needs it;
 * `no-question-in-parts`: it may not be asked in some states of the country; `no-question-by-directive`: a directive of
 * the Union forbids the question, from the day on which the country's own law carries it out.
 */
type TopicRule =
  | "no-question"
  | "no-decision"
  | "may-hide"
  | "only-if-needed"
  | "no-question-in-parts"
  | "no-question-by-directive";

export interface TopicFact {
  readonly topic: PrivateTopic;
  readonly rule: TopicRule;
  /** The law under its own name. */
  readonly law: string;
  readonly url: string;
}

type Row = readonly [topic: PrivateTopic, rule: TopicRule, law: string, url: string];

const agg = "https://www.gesetze-im-internet.de/agg/";
const gg = "https://www.gesetze-im-internet.de/gg/art_9.html";
const glbg = "https://www.ris.bka.gv.at/GeltendeFassung.wxe?Abfrage=Bundesnormen&Gesetzesnummer=20003395";
const beinstg = "https://www.ris.bka.gv.at/GeltendeFassung.wxe?Abfrage=Bundesnormen&Gesetzesnummer=10008253";
const or = "https://www.fedlex.admin.ch/eli/cc/27/317_321_377/de";
const glg = "https://www.fedlex.admin.ch/eli/cc/1996/1498_1498_1498/de";
const travail = "https://www.legifrance.gouv.fr/codes/id/LEGITEXT000006072050/";
const estatuto = "https://www.boe.es/buscar/act.php?id=BOE-A-2015-11430";
const igualdad = "https://www.boe.es/buscar/act.php?id=BOE-A-2022-11589";
const equality = "https://www.legislation.gov.uk/ukpga/2010/15/section/39";
const ireland = "https://www.irishstatutebook.ie/eli/1998/act/21/enacted/en/html";
const eeoc = "https://www.eeoc.gov/prohibited-employment-policiespractices";
const canada = "https://laws-lois.justice.gc.ca/eng/acts/h-6/";
const equalTreatment = "https://eur-lex.europa.eu/eli/dir/2000/78/oj";
const ethnicOrigin = "https://eur-lex.europa.eu/eli/dir/2000/43/oj";
const women = "https://eur-lex.europa.eu/eli/dir/2006/54/oj";
const payTransparency = "https://eur-lex.europa.eu/eli/dir/2023/970/oj";

const payHistory: Row = [
  "pay-history",
  "no-question-by-directive",
  "Directive (EU) 2023/970, Art. 5(2)",
  payTransparency,
];
const union: readonly Row[] = [
  ["family", "no-decision", "Directive 2006/54/EC, Art. 14", women],
  ["religion", "no-decision", "Directive 2000/78/EC, Art. 1–4", equalTreatment],
  ["health", "no-decision", "Directive 2000/78/EC, Art. 1–5", equalTreatment],
  ["origin", "no-decision", "Directive 2000/43/EC, Art. 2–3", ethnicOrigin],
  ["age", "no-decision", "Directive 2000/78/EC, Art. 1–6", equalTreatment],
  payHistory,
];

/** By country, ISO 3166-1 alpha-2. */
const countries: Readonly<Record<string, readonly Row[]>> = {
  DE: [
    ["family", "no-question", "AGG §§ 1, 7; BAG 06.02.2003, 2 AZR 621/01", agg],
    ["religion", "only-if-needed", "AGG §§ 1, 7, 9", agg],
    ["health", "only-if-needed", "AGG §§ 1, 7, 8", agg],
    ["origin", "no-decision", "AGG §§ 1, 7", agg],
    ["politics", "no-decision", "GG Art. 9 Abs. 3", gg],
    ["age", "no-decision", "AGG §§ 1, 7, 10", agg],
    payHistory,
  ],
  AT: [
    ["family", "no-decision", "GlBG § 3", glbg],
    ["religion", "no-decision", "GlBG § 17", glbg],
    ["health", "no-decision", "BEinstG § 7b", beinstg],
    ["origin", "no-decision", "GlBG § 17", glbg],
    ["politics", "no-decision", "GlBG § 17", glbg],
    ["age", "no-decision", "GlBG § 17", glbg],
    payHistory,
  ],
  CH: [
    ["family", "no-decision", "GlG Art. 3", glg],
    ["religion", "only-if-needed", "OR Art. 328b", or],
    ["health", "only-if-needed", "OR Art. 328b", or],
    ["origin", "only-if-needed", "OR Art. 328b", or],
    ["politics", "only-if-needed", "OR Art. 328b", or],
    ["age", "only-if-needed", "OR Art. 328b", or],
  ],
  FR: [
    ["family", "may-hide", "Code du travail, art. L1225-1, L1225-2", travail],
    ["religion", "only-if-needed", "Code du travail, art. L1221-6, L1132-1", travail],
    ["health", "only-if-needed", "Code du travail, art. L1221-6, L1132-1", travail],
    ["origin", "only-if-needed", "Code du travail, art. L1221-6, L1132-1", travail],
    ["politics", "only-if-needed", "Code du travail, art. L1221-6, L1132-1", travail],
    ["age", "only-if-needed", "Code du travail, art. L1221-6, L1132-1", travail],
    payHistory,
  ],
  ES: [
    ["family", "no-decision", "Estatuto de los Trabajadores, art. 4.2.c, 17.1", estatuto],
    ["religion", "no-decision", "Estatuto de los Trabajadores, art. 4.2.c, 17.1", estatuto],
    ["health", "no-question", "Ley 15/2022, art. 9.5", igualdad],
    ["origin", "no-decision", "Estatuto de los Trabajadores, art. 4.2.c, 17.1", estatuto],
    ["politics", "no-decision", "Estatuto de los Trabajadores, art. 4.2.c, 17.1", estatuto],
    ["age", "no-decision", "Estatuto de los Trabajadores, art. 4.2.c, 17.1", estatuto],
    payHistory,
  ],
  GB: [
    ["family", "no-decision", "Equality Act 2010, ss. 4, 18, 39", equality],
    ["religion", "no-decision", "Equality Act 2010, ss. 4, 39", equality],
    [
      "health",
      "no-question",
      "Equality Act 2010, s. 60",
      "https://www.legislation.gov.uk/ukpga/2010/15/section/60",
    ],
    ["origin", "no-decision", "Equality Act 2010, ss. 4, 39", equality],
    [
      "politics",
      "no-decision",
      "Trade Union and Labour Relations (Consolidation) Act 1992, s. 137",
      "https://www.legislation.gov.uk/ukpga/1992/52/section/137",
    ],
    ["age", "no-decision", "Equality Act 2010, ss. 4, 39", equality],
  ],
  IE: [
    ["family", "no-decision", "Employment Equality Act 1998, ss. 6, 8", ireland],
    ["religion", "no-decision", "Employment Equality Act 1998, ss. 6, 8", ireland],
    ["health", "no-decision", "Employment Equality Act 1998, ss. 6, 8", ireland],
    ["origin", "no-decision", "Employment Equality Act 1998, ss. 6, 8", ireland],
    ["age", "no-decision", "Employment Equality Act 1998, ss. 6, 8", ireland],
    payHistory,
  ],
  US: [
    ["family", "no-decision", "Title VII, 42 U.S.C. §§ 2000e(k), 2000e-2", eeoc],
    ["religion", "no-decision", "Title VII, 42 U.S.C. § 2000e-2", eeoc],
    ["health", "no-question", "ADA, 42 U.S.C. § 12112(d)(2)", eeoc],
    ["origin", "no-decision", "Title VII, 42 U.S.C. § 2000e-2", eeoc],
    [
      "politics",
      "no-decision",
      "NLRA, 29 U.S.C. § 158(a)(3)",
      "https://www.nlrb.gov/guidance/key-reference-materials/national-labor-relations-act",
    ],
    ["age", "no-decision", "ADEA, 29 U.S.C. § 623", eeoc],
    [
      "pay-history",
      "no-question-in-parts",
      "California Labor Code § 432.3",
      "https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=LAB&sectionNum=432.3",
    ],
  ],
  CA: [
    [
      "family",
      "no-decision",
      "Canadian Human Rights Act, ss. 3, 7, 8 (federally regulated employers)",
      canada,
    ],
    [
      "religion",
      "no-decision",
      "Canadian Human Rights Act, ss. 3, 7, 8 (federally regulated employers)",
      canada,
    ],
    [
      "health",
      "no-decision",
      "Canadian Human Rights Act, ss. 3, 7, 8 (federally regulated employers)",
      canada,
    ],
    [
      "origin",
      "no-decision",
      "Canadian Human Rights Act, ss. 3, 7, 8 (federally regulated employers)",
      canada,
    ],
    ["age", "no-decision", "Canadian Human Rights Act, ss. 3, 7, 8 (federally regulated employers)", canada],
  ],
};

const otherMembers = "BE BG CY CZ DK EE FI GR HR HU IT LT LU LV MT NL PL PT RO SE SI SK".split(" ");

/** The countries with facts, in the order of their codes. */
export const topicCountries: readonly string[] = [...Object.keys(countries), ...otherMembers].sort();

/** The facts of a country; none where we know none. */
export const topicFacts = (country: string): TopicFact[] =>
  (countries[country] ?? (otherMembers.includes(country) ? union : [])).map(([topic, rule, law, url]) => ({
    ...{ topic, rule, law, url },
  }));
