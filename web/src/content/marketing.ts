import type { Language } from "@waymark/contract/values";

// Everything here is marketing content. Whoever runs this product for the public replaces the figures and the
// testimonials with true ones of their own. The market facts name their source and date.

type Words = Readonly<Record<Language, string>>;

/** Figures of the statistics band; `landing.figures.<id>` is each one's label. */
export const figures = [
  { id: "postings", kind: "compact", amount: 2_400_000 },
  { id: "companies", kind: "compact", amount: 50_000 },
  { id: "salaries", kind: "compact", amount: 890_000 },
  { id: "updates", kind: "plain", amount: 1_200 },
  { id: "filled", kind: "compact", amount: 50_000 },
  { id: "success", kind: "percent", amount: 0.95 },
  { id: "faster", kind: "times", amount: 3 },
  { id: "customers", kind: "plain", amount: 500 },
] as const;

/** Job sources by the server's ids; the strip shows those that are switched on. */
export const sources = [
  { id: "remoteok", name: "Remote OK" },
  { id: "arbeitnow", name: "Arbeitnow" },
  { id: "greenhouse", name: "Greenhouse" },
] as const;

/** These people are invented. Set this to false after replacing them with real ones, and they are shown everywhere. */
export const testimonialsAreExamples = true;

export const testimonials: readonly {
  name: string;
  initials: string;
  role: Words;
  company: string;
  content: Words;
  rating: 5;
}[] = [
  {
    name: "Marta Lindqvist",
    initials: "ML",
    role: { en: "Ward nurse", es: "Enfermera de planta", fr: "Infirmière de service", de: "Pflegefachfrau" },
    company: "Klinik am Hagenberg",
    content: {
      en: "It told me which certificate stood between me and the job. I knew what to do on Monday.",
      es: "Me dijo qué certificado me separaba del puesto. El lunes ya sabía qué hacer.",
      fr: "J’ai su quel certificat me séparait du poste. Le lundi, je savais quoi faire.",
      de: "Ich erfuhr, welches Zertifikat zwischen mir und der Stelle stand. Am Montag wusste ich, was zu tun ist.",
    },
    rating: 5,
  },
  {
    name: "Julien Okafor",
    initials: "JO",
    role: { en: "Electrician", es: "Electricista", fr: "Électricien", de: "Elektriker" },
    company: "Okafor & Fils",
    content: {
      en: "Every pay range says how many postings stand behind it. I asked for more, and could show why.",
      es: "Cada rango salarial dice cuántas ofertas hay detrás. Pedí más y pude explicar por qué.",
      fr: "Chaque fourchette indique combien d’offres la fondent. J’ai demandé plus, preuves à l’appui.",
      de: "Jede Gehaltsspanne sagt, wie viele Stellen dahinterstehen. Ich habe mehr verlangt und konnte zeigen, warum.",
    },
    rating: 5,
  },
  {
    name: "Ana Beltrán",
    initials: "AB",
    role: { en: "Project manager", es: "Jefa de proyecto", fr: "Cheffe de projet", de: "Projektleiterin" },
    company: "Vereda Software",
    content: {
      en: "I moved from support to projects in two steps. The map had both of them.",
      es: "Pasé de soporte a proyectos en dos pasos. El mapa mostraba los dos.",
      fr: "Je suis passée du support aux projets en deux étapes. La carte montrait les deux.",
      de: "Vom Support in die Projektleitung waren es zwei Schritte. Auf der Karte standen beide.",
    },
    rating: 5,
  },
];

/** Occupational fields on city cards: `landing.market.field.<id>`. */
export type WorkField = "office" | "management" | "sales" | "transport" | "construction" | "maintenance";

/**
 * Public facts on cities. Jobs and growth: U.S. Bureau of Labor Statistics, nonfarm payrolls of the
 * metropolitan area, July 2024 (preliminary) against July 2023. Pay: BLS Occupational Employment and Wages,
 * mean hourly wage of `payYear`, times 2,080 hours. Fields: the largest occupational groups there, from the
 * same releases (Houston: those more common than elsewhere). Public domain.
 */
export const cities: readonly {
  name: string;
  jobs: number;
  avgSalary: number;
  payYear: number;
  growth: number;
  fields: readonly WorkField[];
}[] = [
  {
    name: "Houston",
    jobs: 3_429_000,
    avgSalary: 60_550,
    payYear: 2022,
    growth: 2.2,
    fields: ["construction", "management", "maintenance"],
  },
  {
    name: "Austin",
    jobs: 1_348_300,
    avgSalary: 69_160,
    payYear: 2023,
    growth: 1.4,
    fields: ["office", "management", "sales"],
  },
  {
    name: "Dallas",
    jobs: 4_273_000,
    avgSalary: 65_850,
    payYear: 2023,
    growth: 1.3,
    fields: ["office", "transport", "sales"],
  },
  {
    name: "Chicago",
    jobs: 4_822_900,
    avgSalary: 69_490,
    payYear: 2023,
    growth: 0.1,
    fields: ["office", "transport", "management"],
  },
];

/**
 * Public facts on roles in the United States. Pay: BLS OEWS, May 2024, 25th to 75th percentile. Growth and
 * yearly openings: BLS Employment Projections 2024-34. Employed: OEWS May 2024. Public domain.
 */
export const roles: readonly {
  title: Words;
  openings: number;
  salary: { low: number; high: number };
  growth: number;
  employed: number;
}[] = [
  {
    title: {
      en: "Nurse practitioner",
      es: "Enfermería de práctica avanzada",
      fr: "Pratique infirmière avancée",
      de: "Pflegeexpertise (APN)",
    },
    openings: 29_500,
    salary: { low: 109_940, high: 149_570 },
    growth: 40.1,
    employed: 307_390,
  },
  {
    title: { en: "Data scientist", es: "Ciencia de datos", fr: "Data scientist", de: "Data Science" },
    openings: 23_400,
    salary: { low: 82_630, high: 155_810 },
    growth: 33.5,
    employed: 233_440,
  },
  {
    title: {
      en: "Software developer",
      es: "Desarrollo de software",
      fr: "Développement logiciel",
      de: "Softwareentwicklung",
    },
    openings: 115_200,
    salary: { low: 103_050, high: 169_000 },
    growth: 15.8,
    employed: 1_654_440,
  },
  {
    title: {
      en: "Electrician",
      es: "Electricista",
      fr: "Électricité du bâtiment",
      de: "Elektroinstallation",
    },
    openings: 81_000,
    salary: { low: 48_820, high: 81_730 },
    growth: 9.5,
    employed: 742_580,
  },
  {
    title: {
      en: "Registered nurse",
      es: "Enfermería",
      fr: "Soins infirmiers",
      de: "Pflegefachkraft",
    },
    openings: 189_100,
    salary: { low: 78_610, high: 107_960 },
    growth: 4.9,
    employed: 3_282_010,
  },
];
