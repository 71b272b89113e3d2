import { type CustomItem, emptyContent, type ResumeContent } from "@waymark/contract/resumes";
import type { Language } from "@waymark/contract/values";

type Dates = readonly [start: string, end: string];
interface Person {
  readonly name: readonly [first: string, last: string];
  readonly headline?: string;
  readonly contact: readonly [email: string, phone: string, location: string];
  readonly summary?: string;
  readonly jobs?: readonly (readonly [
    title: string,
    company: string,
    place: string,
    dates: Dates,
    did: readonly string[],
  ])[];
  readonly studies?: readonly (readonly [
    degree: string,
    school: string,
    place: string,
    date: string,
    grade?: string,
  ])[];
  readonly skills?: readonly string[];
  readonly languages?: readonly (readonly [name: string, level: string])[];
  readonly certifications?: readonly string[];
  readonly achievements?: readonly string[];
  readonly links?: readonly (readonly [label: string, url: string])[];
  readonly custom?: readonly (readonly [title: string, items: readonly Partial<CustomItem>[]])[];
}

/** The resume of an invented person; an end of "now" is a present job. */
function aResume(person: Person): ResumeContent {
  const [email, phone, location] = person.contact;
  return {
    ...emptyContent(),
    personalInfo: {
      firstName: person.name[0],
      lastName: person.name[1],
      email,
      phone,
      location,
      summary: person.summary ?? "",
      headline: person.headline ?? "",
    },
    experience: (person.jobs ?? []).map(([title, company, place, [startDate, end], did], i) => ({
      id: `job-${i}`,
      title,
      company,
      location: place,
      startDate,
      endDate: end === "now" ? "" : end,
      current: end === "now",
      description: did.map((line) => `- ${line}`).join("\n"),
    })),
    education: (person.studies ?? []).map(([degree, school, place, graduationDate, gpa = ""], i) => ({
      id: `study-${i}`,
      degree,
      school,
      location: place,
      gpa,
      graduationDate,
    })),
    skills: [...(person.skills ?? [])],
    languages: (person.languages ?? []).map(([name, level], i) => ({ id: `language-${i}`, name, level })),
    certifications: [...(person.certifications ?? [])],
    achievements: [...(person.achievements ?? [])],
    links: (person.links ?? []).map(([label, url], i) => ({ id: `link-${i}`, label, url })),
    custom: (person.custom ?? []).map(([title, items], i) => ({
      id: `custom-${i}`,
      title,
      items: items.map((item, k) => ({
        id: `item-${k}`,
        title: "",
        subtitle: "",
        date: "",
        description: "",
        ...item,
      })),
    })),
  };
}

export const nurse = aResume({
  name: ["Imke", "Farrow"],
  headline: "Registered Nurse, Emergency Care",
  contact: ["imke.farrow@example.org", "+1 503 555 0176", "Portland, OR"],
  summary:
    "Registered nurse with nine years on medical and emergency wards. Known on two units for calm triage and for bringing new colleagues up to speed. Certified in advanced life support, at home with electronic health records and wound care.",
  jobs: [
    [
      "Registered Nurse",
      "Harbor View Hospital",
      "Portland, OR",
      ["2020-03", "now"],
      [
        "Care for up to 6 patients a shift on a 32-bed emergency ward, from triage to discharge",
        "Cut medication errors by 18% in one year by introducing a second check for high-risk drugs",
        "Trained 14 new nurses in wound care and in charting with electronic health records",
        "Wrote the handover sheet that three other wards took over within a year",
      ],
    ],
    [
      "Staff Nurse",
      "Cascade Medical Center",
      "Salem, OR",
      ["2017-06", "2020-02"],
      [
        "Assessed some 40 outpatients a day and prepared their treatment with four physicians",
        "Planned weekly rosters for 22 colleagues and kept overtime below the agreed limit",
        "Led the move from paper files to Epic for 1,800 patients without a day of closure",
      ],
    ],
    [
      "Nursing Assistant",
      "Willow Creek Care Home",
      "Eugene, OR",
      ["2014-09", "2017-05"],
      [
        "Supported 18 residents in daily living while studying",
        "Kept the stock of medical supplies for two floors",
      ],
    ],
  ],
  studies: [
    ["Bachelor of Science in Nursing", "Oregon State University", "Corvallis, OR", "2017-05", "3.8"],
    ["High School Diploma", "Lincoln High School", "Portland, OR", "2012-06"],
  ],
  skills: [
    "Triage",
    "Wound care",
    "Patient education",
    "Epic",
    "IV therapy",
    "Medication administration",
    "Telemetry",
  ],
  languages: [
    ["English", "Native"],
    ["Spanish", "B2"],
  ],
  certifications: ["Advanced Cardiovascular Life Support (ACLS), 2024", "Basic Life Support (BLS), 2025"],
  achievements: ["Nurse of the Year 2022, Harbor View Hospital"],
  links: [["LinkedIn", "https://www.linkedin.com/in/imke-farrow"]],
});

const electrician = aResume({
  name: ["Jörg", "Weißmüller"],
  headline: "Elektroniker für Betriebstechnik",
  contact: ["joerg.weissmueller@example.de", "+49 711 5550 1234", "70565 Stuttgart"],
  summary:
    "Elektroniker mit elf Jahren Erfahrung in der Instandhaltung von Produktionsanlagen. Schwerpunkte sind Fehlersuche an Siemens-Steuerungen, Umrüstungen im laufenden Betrieb und die Ausbildung des Nachwuchses.",
  jobs: [
    [
      "Elektroniker für Betriebstechnik",
      "Maier Anlagenbau GmbH",
      "Stuttgart",
      ["2018-04", "now"],
      [
        "Wartung und Störungsbeseitigung an 45 Produktionsanlagen im Dreischichtbetrieb",
        "Ungeplante Stillstände durch vorbeugende Instandhaltung um 23 % verringert",
        "Umrüstung von zwölf Anlagen auf SIMATIC S7-1500 ohne Lieferverzug begleitet",
        "Fachliche Anleitung von fünf Auszubildenden bis zur Abschlussprüfung",
      ],
    ],
    [
      "Betriebselektriker",
      "Neckartal Papierwerke AG",
      "Esslingen",
      ["2013-09", "2018-03"],
      [
        "Prüfung ortsfester Anlagen nach DGUV Vorschrift 3",
        "Erneuerung der Beleuchtung in vier Hallen, Stromverbrauch um 40 % gesenkt",
      ],
    ],
  ],
  studies: [
    [
      "Ausbildung zum Elektroniker für Betriebstechnik",
      "Gewerbliche Schule Esslingen",
      "Esslingen",
      "2013-07",
      "1,7",
    ],
    ["Mittlere Reife", "Realschule Plochingen", "Plochingen", "2010-07", "2,1"],
  ],
  skills: [
    "SPS-Programmierung",
    "SIMATIC S7",
    "TIA Portal",
    "Schaltschrankbau",
    "Pneumatik",
    "Messtechnik",
    "EPLAN",
  ],
  languages: [
    ["Deutsch", "Muttersprache"],
    ["Englisch", "B1"],
  ],
  certifications: ["Elektrofachkraft nach DIN VDE 1000-10", "Ausbildereignung (AEVO), 2021", "Staplerschein"],
});

const accountant = aResume({
  name: ["Hélène", "Dubois-Lambert"],
  headline: "Responsable comptable",
  contact: ["helene.dubois@example.fr", "+33 6 12 34 56 78", "Lyon, France"],
  summary:
    "Comptable depuis treize ans, dont cinq à la tête d’une équipe de quatre personnes. Spécialisée dans les clôtures mensuelles, la consolidation et la mise en place d’outils qui font gagner du temps.",
  jobs: [
    [
      "Responsable comptable",
      "Groupe Rivoire SA",
      "Lyon",
      ["2019-01", "now"],
      [
        "Encadrement d’une équipe de quatre comptables et suivi de leur formation",
        "Réduction du délai de clôture mensuelle de dix à six jours",
        "Mise en place de la dématérialisation des factures pour 320 fournisseurs",
      ],
    ],
    [
      "Comptable générale",
      "Cabinet Moreau et Associés",
      "Grenoble",
      ["2012-09", "2018-12"],
      [
        "Tenue de la comptabilité de 28 petites entreprises, de la saisie au bilan",
        "Établissement des déclarations fiscales et sociales",
      ],
    ],
  ],
  studies: [
    ["Master Comptabilité Contrôle Audit", "Université Lumière Lyon 2", "Lyon", "2012-06"],
    ["Licence Économie et Gestion", "Université Grenoble Alpes", "Grenoble", "2010-06"],
  ],
  skills: ["Consolidation", "Sage 1000", "Excel", "Fiscalité", "Contrôle de gestion", "Normes IFRS"],
  languages: [
    ["Français", "Langue maternelle"],
    ["Anglais", "C1"],
    ["Italien", "A2"],
  ],
  certifications: ["Diplôme supérieur de comptabilité et de gestion (DSCG), 2015"],
  links: [["LinkedIn", "https://www.linkedin.com/in/helene-dubois-lambert"]],
});

const cook = aResume({
  name: ["Lucía", "Fernández Soto"],
  headline: "Jefa de cocina",
  contact: ["lucia.fernandez@example.es", "+34 612 345 678", "Valencia, España"],
  summary:
    "Cocinera con doce años de experiencia en restaurantes y hoteles. Dirijo equipos de hasta diez personas, cuido los costes y trabajo con producto de temporada de la huerta valenciana.",
  jobs: [
    [
      "Jefa de cocina",
      "Restaurante La Barraca",
      "Valencia",
      ["2019-05", "now"],
      [
        "Dirección de un equipo de nueve personas con 140 cubiertos diarios",
        "Reducción del desperdicio de alimentos en un 30 % en dos años",
        "Diseño de cuatro cartas de temporada con proveedores locales",
      ],
    ],
    [
      "Cocinera",
      "Hotel Mar Azul",
      "Alicante",
      ["2013-03", "2019-04"],
      [
        "Responsable de la partida de pescados y arroces",
        "Formación de doce aprendices en seguridad alimentaria",
      ],
    ],
  ],
  studies: [
    ["Técnico Superior en Dirección de Cocina", "IES Costa Azul", "Benidorm", "2013-06"],
    ["Bachillerato", "IES Luis Vives", "Valencia", "2010-06"],
  ],
  skills: [
    "Cocina mediterránea",
    "Arroces",
    "Control de costes",
    "APPCC",
    "Gestión de equipos",
    "Repostería",
  ],
  languages: [
    ["Español", "Nativo"],
    ["Inglés", "B2"],
  ],
  certifications: ["Manipuladora de alimentos, 2023", "Curso de alérgenos, 2022"],
  achievements: ["Primer premio del Concurso de Arroces de Sueca, 2021"],
});

export const developer = aResume({
  name: ["Priya", "Raman"],
  headline: "Software Engineer",
  contact: ["priya.raman@example.com", "+44 20 7946 0958", "Leeds, United Kingdom"],
  jobs: [
    [
      "Software Engineer",
      "Northgate Systems Ltd",
      "Leeds",
      ["2021-09", "now"],
      [
        "Built the billing API in TypeScript that serves 2 million requests a day",
        "Halved build times with a shared cache",
      ],
    ],
    [
      "Junior Developer",
      "Penny Lane Software",
      "Sheffield",
      ["2019-07", "2021-08"],
      ["Maintained a React storefront used by 300 shops"],
    ],
  ],
  studies: [["BSc Computer Science", "University of Sheffield", "Sheffield", "2019-06"]],
  skills: ["TypeScript", "React", "PostgreSQL", "Docker", "AWS", "Python"],
  links: [
    ["GitHub", "https://github.com/priya-raman"],
    ["LinkedIn", "https://www.linkedin.com/in/priya-raman"],
  ],
  custom: [
    [
      "Projects",
      [
        {
          title: "Tidewatch",
          subtitle: "Community project",
          date: "2023",
          description: "- Forecasts tides for 40 harbours",
        },
      ],
    ],
  ],
});

/** At least three pages: the nurse's jobs repeated, years apart. */
export const veteran: ResumeContent = {
  ...nurse,
  experience: Array.from({ length: 4 }, (_, n) => n).flatMap((n) =>
    nurse.experience.map((job) => ({
      ...job,
      id: `${job.id}-${n}`,
      current: n === 0 && job.current,
      startDate: back(job.startDate, n * 9),
      endDate: n > 0 && job.current ? "2011-10" : back(job.endDate, n * 9),
      company: n === 0 ? job.company : `${job.company} ${["", "North", "South", "East"][n]}`,
    })),
  ),
};

/** The same month, `years` earlier. */
function back(date: string, years: number): string {
  return date === "" ? "" : `${Number(date.slice(0, 4)) - years}${date.slice(4)}`;
}

export const peopleOf: Readonly<Record<Language, ResumeContent>> = {
  en: nurse,
  de: electrician,
  fr: accountant,
  es: cook,
};
