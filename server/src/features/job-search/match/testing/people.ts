import type { AnalyzedResume } from "@waymark/contract/resume-analysis";
import type { Profile } from "@waymark/domain/job-search/match/person";

/** The range of scores for each degree of fit, as the person would judge it. */
export const bands = {
  /** The same trade and the same specialty. */
  same: [80, 100],
  /** The same trade with another specialty, or a trade that is easy to change to. */
  near: [55, 85],
  /** A part is known, and a part has to be learnt. */
  kin: [25, 70],
  /** Another line of work. */
  far: [0, 24],
} as const;
export type Band = keyof typeof bands;

/** An invented person, with sample postings by degree of fit. */
export interface LabelledPerson {
  readonly actor: string;
  readonly profile: Profile;
  readonly resume: AnalyzedResume | null;
  readonly labels: Readonly<Record<Band, string>>;
}

const profileOf = (more: Partial<Profile> = {}): Profile => ({
  title: "",
  skills: [],
  location: "",
  preferredLocations: [],
  remoteWork: "any",
  wish: "",
  currency: "EUR",
  ...more,
});

/** `[title, from, to or "", bullets]`. */
type Held = readonly [string, string, string, string];

const resumeOf = (held: readonly Held[], skills: readonly string[] = []): AnalyzedResume => ({
  experience: held.map(([title, startDate, endDate, description]) => ({
    title,
    company: "Example",
    location: "",
    startDate,
    endDate,
    current: endDate === "",
    description,
  })),
  skills: [...skills],
});

/** Labelled before the rules that are measured by them were written. */
export const people: readonly LabelledPerson[] = [
  {
    actor: "a cardiology nurse with eight years",
    profile: profileOf({ title: "Registered Nurse, Cardiology" }),
    resume: resumeOf(
      [
        [
          "Registered Nurse - Cardiology",
          "2020-03",
          "",
          "- Cared for six patients a shift on a 30-bed cardiology ward\n- Read telemetry and gave medication by IV\n- Trained four new nurses",
        ],
        ["Registered Nurse", "2018-02", "2020-02", "- Worked on a medical ward, charting in Epic"],
      ],
      ["Patient care", "BLS", "ACLS", "Telemetry"],
    ),
    labels: {
      same: "en-registered-nurse es-enfermera fr-infirmier de-pflegefachkraft",
      near: "en-icu-nurse en-pediatric-nurse es-enfermera-uci fr-infirmiere-rea de-intensivpflege",
      kin: "en-practical-nurse en-nursing-assistant en-midwife",
      far: "en-welder en-software-engineer en-cashier de-koch es-abogado en-truck-driver en-firefighter",
    },
  },
  {
    actor: "a welder",
    profile: profileOf(),
    resume: resumeOf(
      [
        [
          "Welder",
          "2016-05",
          "",
          "- Welded steel frames with MIG and TIG\n- Read blueprints and checked seams with gauges",
        ],
        ["Helper, metal shop", "2014-01", "2016-04", "- Cut and ground steel"],
      ],
      ["Welding", "Blueprint reading"],
    ),
    labels: {
      same: "en-welder fr-soudeur de-schweisser es-soldador",
      near: "",
      kin: "fr-formateur de-ausbilder",
      far: "en-registered-nurse en-pediatric-nurse fr-comptable en-barista de-apotheker en-data-analyst es-maestro",
    },
  },
  {
    actor: "una maestra de primaria",
    profile: profileOf({ title: "Maestra de primaria" }),
    resume: resumeOf(
      [
        [
          "Maestra de Educación Primaria",
          "2015-09",
          "",
          "- Preparé las clases de un grupo de 25 alumnos\n- Llevé la tutoría y la relación con las familias",
        ],
      ],
      ["Planificación de clases", "Gestión del aula"],
    ),
    labels: {
      same: "es-maestro en-primary-teacher fr-professeur-ecole de-grundschullehrer",
      near: "es-profesor-secundaria es-profesor-ingles de-lehrkraft en-special-ed",
      kin: "es-educador-infantil en-childcare-worker",
      far: "es-fontanero es-enfermera en-devops de-schweisser fr-comptable es-camionero",
    },
  },
  {
    actor: "une vendeuse en prêt-à-porter",
    profile: profileOf({ title: "Vendeuse" }),
    resume: resumeOf(
      [
        [
          "Vendeuse en prêt-à-porter",
          "2019-04",
          "",
          "- Accueil et conseil des clients\n- Encaissement, réassort et inventaire",
        ],
        ["Serveuse", "2016-06", "2018-09", "- Service en salle, 60 couverts"],
      ],
      ["Vente", "Service client"],
    ),
    labels: {
      same: "en-store-assistant es-dependienta de-verkauf",
      near: "fr-vendeur fr-caissier en-cashier es-cajero",
      kin: "fr-vendeur-resp fr-commercial",
      far: "fr-macon fr-infirmier fr-ingenieur-civil de-arzt en-machinist es-sistemas",
    },
  },
  {
    actor: "eine Fachkraft für Lagerlogistik",
    profile: profileOf({ title: "Fachkraft für Lagerlogistik" }),
    resume: resumeOf(
      [
        [
          "Fachkraft für Lagerlogistik",
          "2017-08",
          "",
          "- Wareneingang geprüft und mit SAP gebucht\n- Gabelstapler gefahren und Touren kommissioniert",
        ],
      ],
      ["Staplerschein", "Kommissionierung"],
    ),
    labels: {
      same: "de-lagerist",
      near: "en-warehouse es-mozo-almacen fr-cariste en-forklift",
      kin: "de-disponent de-produktion de-zusteller",
      far: "de-steuer de-hebamme de-lehrkraft fr-dev-front en-lawyer en-pharmacist",
    },
  },
  {
    actor: "a back-end software engineer",
    profile: profileOf({ title: "Back-end Engineer", remoteWork: "any" }),
    resume: resumeOf(
      [
        [
          "Software Engineer",
          "2018-01",
          "",
          "- Built REST APIs in Python and PostgreSQL\n- Ran them with Docker and Kubernetes on AWS",
        ],
      ],
      ["Python", "SQL", "Git", "Docker"],
    ),
    labels: {
      same: "en-backend-developer en-software-engineer de-entwicklung fr-developpeuse",
      near: "en-frontend es-desarrolladora fr-dev-front en-devops de-data-engineer",
      kin: "en-data-scientist en-security-analyst",
      far: "en-line-cook es-peluquero de-maurer fr-aide-soignant en-bus-driver en-hotel-receptionist",
    },
  },
  {
    actor: "un comptable",
    profile: profileOf(),
    resume: resumeOf(
      [
        [
          "Comptable général",
          "2012-10",
          "",
          "- Tenue de la comptabilité fournisseurs et clients\n- Déclarations de TVA et rapprochements bancaires sur Sage",
        ],
        ["Aide-comptable", "2009-01", "2012-09", "- Saisie des factures"],
      ],
      ["Comptabilité", "Excel"],
    ),
    labels: {
      same: "fr-comptable en-accountant de-buchhaltung",
      near: "es-administrativo",
      kin: "fr-paie de-steuer en-financial-analyst en-payroll",
      far: "fr-couvreur fr-infirmier es-cocinero en-firefighter de-friseur fr-chauffeur",
    },
  },
  {
    actor: "ein Zimmerer",
    profile: profileOf({ location: "" }),
    resume: resumeOf(
      [
        [
          "Zimmerergeselle",
          "2018-04",
          "",
          "- Dachstühle abgebunden und aufgerichtet\n- Holzrahmenbau für Einfamilienhäuser",
        ],
        ["Auszubildender Zimmerer", "2015-08", "2018-03", "- Ausbildung im Holzbau"],
      ],
      ["Zimmerei", "Holzbau"],
    ),
    labels: {
      same: "de-zimmerer en-carpenter",
      near: "es-carpintero fr-menuisier",
      kin: "de-dachdecker en-roofer",
      far: "de-bankkaufmann de-mfa en-recruiter fr-juriste es-datos en-payroll",
    },
  },
  {
    actor: "una cuidadora",
    profile: profileOf({ title: "Cuidadora" }),
    resume: resumeOf(
      [
        [
          "Cuidadora de personas mayores",
          "2019-02",
          "",
          "- Higiene personal, comidas y medicación de dos personas mayores\n- Acompañamiento al médico",
        ],
      ],
      ["Cuidado de mayores"],
    ),
    labels: {
      same: "es-cuidador fr-aide-domicile en-care-assistant",
      near: "es-auxiliar-enfermeria en-nursing-assistant de-altenpflege fr-aide-soignant de-pflegehelfer",
      kin: "",
      far: "es-desarrolladora es-ingeniero-civil en-welder fr-comptable de-kfz es-abogado",
    },
  },
  {
    actor: "a data analyst with a thin resume",
    profile: profileOf({ skills: ["SQL", "Excel"] }),
    resume: resumeOf([["Data Analyst", "2023-01", "", "Reports for the sales team"]]),
    labels: {
      same: "en-data-analyst es-datos",
      near: "",
      kin: "en-data-scientist de-data-engineer en-financial-analyst",
      far: "en-plumber en-registered-nurse fr-boulanger de-landwirt es-vigilante en-midwife",
    },
  },
  {
    actor: "ein Lkw-Fahrer",
    profile: profileOf({ title: "Berufskraftfahrer" }),
    resume: resumeOf(
      [
        [
          "Berufskraftfahrer CE",
          "2010-01",
          "",
          "- Fernverkehr mit 40-Tonner, Ladungssicherung und digitale Fahrerkarte",
        ],
      ],
      ["Führerschein CE", "ADR"],
    ),
    labels: {
      same: "de-fahrer en-truck-driver fr-chauffeur es-camionero",
      near: "en-delivery-driver es-repartidor",
      kin: "de-busfahrer de-zusteller fr-chauffeur-bus",
      far: "de-koch de-arzt fr-graphiste en-hr-manager es-psicologo en-lab-scientist",
    },
  },
  {
    actor: "un cocinero",
    profile: profileOf(),
    resume: resumeOf([
      ["Cocinero", "2014-03", "", "- Cociné 120 cubiertos por servicio\n- Control de pedidos y APPCC"],
      ["Ayudante de cocina", "2012-01", "2014-02", "- Preparación de alimentos"],
    ]),
    labels: {
      same: "es-cocinero fr-cuisinier de-koch en-line-cook",
      near: "en-chef",
      kin: "es-ayudante-cocina en-kitchen-porter fr-patissier",
      far: "es-farmaceutico es-datos de-it-admin en-electrician fr-paie en-police-officer",
    },
  },
  {
    actor: "a cashier with a profile alone",
    profile: profileOf({ title: "Cashier", skills: ["Cash handling", "Customer service"] }),
    resume: null,
    labels: {
      same: "en-cashier es-cajero fr-caissier",
      near: "en-store-assistant de-verkauf",
      kin: "en-bank-teller en-call-center",
      far: "en-civil-engineer de-elektroniker fr-medecin es-soldador en-dental-hygienist",
    },
  },
  {
    actor: "un électricien",
    profile: profileOf({ title: "Électricien" }),
    resume: resumeOf(
      [
        [
          "Électricien du bâtiment",
          "2013-09",
          "",
          "- Installation électrique de logements neufs\n- Dépannage et mise aux normes",
        ],
      ],
      ["Habilitation électrique"],
    ),
    labels: {
      same: "fr-electricien en-electrician",
      near: "es-electricista de-elektroniker",
      kin: "en-hvac de-mechatroniker",
      far: "fr-secretaire fr-coiffeur en-journalist de-jurist es-nominas en-bank-teller",
    },
  },
];
