import type { AnalyzedResume } from "@waymark/contract/resume-analysis";

interface Job {
  readonly title: string;
  readonly company: string;
  readonly dates: readonly [start: string, end: string];
  readonly did: readonly string[];
}
interface Person {
  readonly contact: readonly [first: string, last: string, email: string, phone: string, location: string];
  readonly summary?: string;
  readonly jobs?: readonly Job[];
  readonly studies?: readonly (readonly [degree: string, school: string, year: string])[];
  readonly skills?: readonly string[];
  readonly achievements?: readonly string[];
  readonly certifications?: readonly string[];
}

/** The resume of an invented person; an end of "now" is a present job. */
export function aResume(person: Person): AnalyzedResume {
  const [firstName, lastName, email, phone, location] = person.contact;
  return {
    personalInfo: { firstName, lastName, email, phone, location, summary: person.summary ?? "" },
    experience: (person.jobs ?? []).map(({ title, company, dates: [startDate, end], did }) => ({
      title,
      company,
      location: "",
      startDate,
      endDate: end === "now" ? "" : end,
      current: end === "now",
      description: did.map((line) => `- ${line}`).join("\n"),
    })),
    education: (person.studies ?? []).map(([degree, school, graduationDate]) => ({
      degree,
      school,
      location: "",
      gpa: "",
      graduationDate,
    })),
    skills: [...(person.skills ?? [])],
    achievements: [...(person.achievements ?? [])],
    certifications: [...(person.certifications ?? [])],
  };
}

export const nobody: AnalyzedResume = {};

export const onlyContact = aResume({ contact: ["Ada", "Moor", "ada.moor@example.org", "", ""] });

export const goodNurse = aResume({
  contact: ["Imke", "Farrow", "imke.farrow@example.org", "+1 503 555 0176", "Portland, OR"],
  summary:
    "Registered nurse with nine years on medical and emergency wards. Known on two units for calm triage and for bringing new colleagues up to speed. Certified in advanced life support, and at home with electronic health records and wound care.",
  jobs: [
    {
      title: "Registered Nurse",
      company: "Harbor Example Hospital",
      dates: ["2020-03", "now"],
      did: [
        "Care for up to 6 patients a shift on a 32-bed emergency ward, from triage to discharge",
        "Cut medication errors by 18% in one year by double-checking high-risk medication administration",
        "Trained 14 new nurses in wound care and in charting with electronic health records",
        "Introduced a handover sheet that three other wards of the hospital took over within a year",
        "Planned weekly rosters for 22 colleagues and kept overtime below the agreed limit",
      ],
    },
    {
      title: "Staff Nurse",
      company: "Made-Up Clinic",
      dates: ["2017-06", "2020-02"],
      did: [
        "Assessed some 40 outpatients a day and prepared their treatment with four physicians",
        "Administered IV therapy and vaccinations, and kept vital signs records complete",
        "Led an infection control audit that found and closed 9 gaps before the state visit",
        "Explained treatment and patient education leaflets to families in English and Spanish",
      ],
    },
    {
      title: "Nursing Assistant",
      company: "Invented Care Home",
      dates: ["2015-09", "2017-05"],
      did: [
        "Supported 18 residents with dementia through their day, meals and mobility",
        "Recorded vital signs twice a shift and reported changes to the nurse in charge",
      ],
    },
  ],
  studies: [["Bachelor of Science in Nursing", "Cascade Example University", "2017-05"]],
  skills: [
    "Triage",
    "Wound care",
    "IV therapy",
    "Medication administration",
    "Electronic health records",
    "Infection control",
    "Patient education",
    "Vital signs",
  ],
  certifications: ["Registered Nurse, State of Oregon", "ACLS, 2024", "BLS, 2025"],
});

export const weakWelder = aResume({
  contact: ["Rob", "Stahl", "rob.stahl@example.org", "", "Milwaukee"],
  summary: "I am a hard worker and team player. My motto: think outside the box.",
  jobs: [
    {
      title: "Welder",
      company: "Iron Example",
      dates: ["2019", "2022-05"],
      did: ["Responsible for welding", "Helped with various things", "Worked on frames"],
    },
    { title: "Helper", company: "", dates: ["2021", ""], did: ["Responsible for cleaning"] },
  ],
  studies: [["High school diploma", "", ""]],
  skills: ["Welding", "Forklift"],
});

export const thinOneJob = aResume({
  contact: ["Lea", "Brook", "lea.brook@example.org", "+44 20 7946 0000", "Leeds"],
  jobs: [
    {
      title: "Sales Assistant",
      company: "Notional Books",
      dates: ["2023-01", "now"],
      did: ["Sold books", "Cashier"],
    },
  ],
  skills: ["Sales", "Cash handling"],
});

export const germanEngineer = aResume({
  contact: ["Jörn", "Wiesner", "joern.wiesner@example.org", "+49 431 5550198", "Kiel"],
  summary:
    "Maschinenbauingenieur mit elf Jahren Erfahrung in Konstruktion und Fertigung. Schwerpunkte sind Pumpen und Antriebe, von der Auslegung bis zur Abnahme beim Kunden, sowie die Führung kleiner Teams.",
  jobs: [
    {
      title: "Teamleiter Konstruktion",
      company: "Nordbeispiel Pumpen GmbH",
      dates: ["2018-09", "now"],
      did: [
        "Leitung eines Teams von 7 Konstrukteuren mit Verantwortung für Termine und Kosten",
        "Senkung der Materialkosten um 12 % durch Neukonstruktion des Pumpengehäuses in SolidWorks",
        "Einführung von Konstruktionsprüfungen, die Änderungen nach Freigabe halbiert haben",
        "Abstimmung mit Einkauf und Fertigung an 3 Standorten vom Angebot bis zur Abnahme",
        "Aufbau einer Bauteilbibliothek mit 900 Einträgen, die heute zwei Werke nutzen",
      ],
    },
    {
      title: "Konstruktionsingenieur",
      company: "Musterantriebe KG",
      dates: ["2014-10", "2018-08"],
      did: [
        "Entwicklung von Getrieben bis 400 kW mit CAD und FEM nach den Normen der Kunden",
        "Versuchsreihen mit 25 Prototypen geplant, durchgeführt und ausgewertet",
        "Betreuung der Fertigung bei Serienanlauf und Qualitätssicherung der ersten Lose",
      ],
    },
  ],
  studies: [["Master of Science Maschinenbau", "Technische Universität Beispielstadt", "2014-09"]],
  skills: ["CAD", "SolidWorks", "FEM", "Qualitätssicherung", "Projektmanagement", "Maschinenbau", "SAP"],
});

export const frenchStudent = aResume({
  contact: ["Maëlle", "Dubreuil", "maelle.dubreuil@example.org", "+33 6 55 55 01 42", "Nantes"],
  summary:
    "Étudiante en dernière année de comptabilité, à la recherche d’un premier poste dans un cabinet. Deux projets menés avec des entreprises de la région et une bonne pratique d’Excel et de la saisie comptable.",
  studies: [
    ["DCG, comptabilité et gestion", "Lycée Exemple, Nantes", "2026-06"],
    ["Baccalauréat général", "Lycée Exemple, Nantes", "2023-07"],
  ],
  skills: ["Comptabilité", "Excel", "Saisie de données", "Facturation", "Sage 100", "Anglais"],
  achievements: [
    "Réalisation d’un tableau de bord de trésorerie pour une boulangerie de 8 salariés",
    "Organisation d’une collecte de 1 200 € pour une association étudiante de la ville",
    "Gestion de la facturation de 35 adhérents pendant deux ans comme trésorière",
    "Tutorat de 6 élèves de première année en comptabilité et sur Excel",
  ],
});

export const spanishNurse = aResume({
  contact: ["Inés", "Robledo", "ines.robledo@example.org", "+34 655 550 142", "Valencia"],
  summary:
    "Enfermera con ocho años de experiencia en urgencias y cuidados intensivos. Especializada en triaje y ventilación mecánica, con formación continua en soporte vital avanzado y tutora de alumnos de prácticas.",
  jobs: [
    {
      title: "Enfermera de urgencias",
      company: "Hospital Ejemplo del Mar",
      dates: ["2019-02", "now"],
      did: [
        "Atención y triaje de unos 45 pacientes por turno en un servicio de 30 camas",
        "Reduje un 20 % los errores de medicación con una hoja de doble comprobación",
        "Formación de 12 enfermeras nuevas en soporte vital avanzado y cura de heridas",
        "Coordinación de los turnos de un equipo de 16 personas durante dos años",
      ],
    },
    {
      title: "Enfermera de UCI",
      company: "Clínica Inventada",
      dates: ["2016-07", "2019-01"],
      did: [
        "Cuidado de pacientes con ventilación mecánica en una unidad de 10 camas",
        "Elaboración de 5 protocolos de higiene que adoptó el resto de la clínica",
        "Administración de medicación y control de constantes vitales de cada paciente",
      ],
    },
  ],
  studies: [["Grado en Enfermería", "Universidad de Ejemplo", "2016-06"]],
  skills: [
    "Triaje",
    "Ventilación mecánica",
    "Soporte vital avanzado",
    "Cura de heridas",
    "Cuidados intensivos",
    "Constantes vitales",
  ],
});
