import { makeResume } from "./make-resume.ts";
import type { MadePerson } from "./measure-letters.ts";
import { type MadePosting, makePosting } from "./postings.ts";
import { type JudgedSentence, sentencesOf } from "./sentences.ts";

const make = makePosting;
const of = sentencesOf;

/** A quarter of the material, of other trades and employers. It was written after the writer and the check were done. */
export const heldOutPeople: readonly MadePerson[] = [
  {
    key: "teacher",
    language: "en",
    resume: makeResume({
      name: "Gareth Pryce",
      place: "Cardiff, UK",
      skills: "Classroom management, Lesson planning, Special needs education, Phonics, Google Classroom",
      jobs: [
        [
          "Primary School Teacher | Penlan Primary School | 2017-09 | ",
          "Teach a class of 29 pupils aged seven and eight.",
          "Raised reading scores by 22% over two years.",
          "Ran a phonics club for 15 children each Thursday.",
          "Planning lessons with two teaching assistants.",
          "Mentored three student teachers.",
        ],
        [
          "Teaching Assistant | Oakhill Academy | 2013-01 | 2016-07",
          "Supported children with special needs in Year 3.",
          "Assisted with school trips for up to 60 pupils.",
          "Prepared materials for maths and science.",
        ],
      ],
      degree: "PGCE Primary | Cardiff Metropolitan University | 2017",
      spoken: ["English: native", "Welsh: B2"],
    }),
  },
  {
    key: "buero",
    language: "de",
    resume: makeResume({
      name: "Miriam Thoma",
      place: "Ulm",
      skills: "Buchhaltung, Terminplanung, MS Office, DATEV, Kundenbetreuung, Rechnungsstellung",
      jobs: [
        [
          "Bürokauffrau | Kessler Elektrotechnik GmbH | 2015-02 | ",
          "Vorbereitende Buchhaltung mit DATEV für 4 Standorte.",
          "Erstellung von 250 Rechnungen im Monat.",
          "Terminplanung und Reisebuchung für die Geschäftsführung.",
          "Einarbeitung von 3 neuen Kolleginnen.",
          "Mahnlauf um 9 Tage verkürzt.",
        ],
        [
          "Sachbearbeiterin | Autohaus Brenner | 2011-08 | 2015-01",
          "Annahme von Kundenanrufen und Vergabe von Terminen.",
          "Pflege der Kundendatei mit 6.000 Einträgen.",
          "Unterstützung beim Jahresabschluss.",
        ],
      ],
      degree: "Ausbildung zur Bürokauffrau | IHK Ulm | 2011",
      spoken: ["Deutsch: Muttersprache", "Englisch: B2"],
    }),
  },
  {
    key: "soudeur",
    language: "fr",
    resume: makeResume({
      name: "Yann Le Bihan",
      place: "Brest, France",
      skills: "Soudage TIG, Soudage MIG, Lecture de plans, Contrôle qualité, Chaudronnerie",
      jobs: [
        [
          "Soudeur | Chantiers Iroise | 2016-03 | ",
          "Soudage de tuyauteries inox pour 6 navires.",
          "Contrôle visuel des soudures et reprise des défauts.",
          "Lecture de plans isométriques.",
          "Formé 4 apprentis au procédé TIG.",
          "Baisse du taux de reprise de 8 à 3 %.",
        ],
        [
          "Ouvrier métallier | Métallerie Kerneis | 2012-09 | 2016-02",
          "Fabrication de portails et d’escaliers sur mesure.",
          "Participation à la pose sur chantier.",
          "Découper et plier des tôles jusqu’à 10 mm.",
        ],
      ],
      degree: "Bac professionnel Technicien en chaudronnerie | Lycée Vauban | 2012",
      certificates: ["Licence soudeur TIG 141, 2024"],
    }),
  },
  {
    key: "camionero",
    language: "es",
    resume: makeResume({
      name: "Ramón Fuertes",
      place: "Murcia, España",
      skills: "Tacógrafo, Mercancías peligrosas, Planificación de rutas, Mecánica básica",
      jobs: [
        [
          "Conductor de camión | Transportes Segura | 2015-10 | ",
          "Rutas nacionales de hasta 3.000 km por semana.",
          "Conduje cinco años sin accidentes.",
          "Revisión diaria del vehículo.",
          "Encargado de la formación de 4 conductores nuevos.",
          "Reducción del consumo de combustible en un 7 %.",
        ],
        [
          "Repartidor | Panificadora Huerta | 2010-05 | 2015-09",
          "Reparto a 50 tiendas cada mañana.",
          "Cobro a clientes y control de albaranes.",
          "Participé en el cambio al nuevo sistema de pedidos.",
        ],
      ],
      degree: "Graduado en ESO | IES Alfonso X | 2008",
      certificates: ["CAP en vigor", "Carné ADR"],
      spoken: ["Español: nativo", "Francés: A2"],
    }),
  },
];

export const heldOutPostings: readonly MadePosting[] = [
  make(
    "en",
    "teacher",
    "Key Stage 2 Teacher | Harbour View Academy | Swansea",
    "Year 4, a friendly two-form school.",
    "Classroom management; lesson planning; a PGCE",
    "Welsh",
  ),
  make(
    "en",
    "teacher",
    "SEN TEACHER (MATERNITY COVER) | Bridgend Council | Bridgend",
    "Teach small groups. Please address questions to Mr Alun Hughes.",
    "Special needs education; patience; communication",
  ),
  make(
    "en",
    "teacher",
    "Learning Support Lead | Beacon Talent Recruitment | Newport",
    "Our client, a trust of five schools, needs support.",
    "Special needs education; leadership; Excel",
  ),
  make(
    "de",
    "buero",
    "Kaufmännische Mitarbeiterin / Kaufmännischer Mitarbeiter (m/w/d) | Stadtwerke Heidenheim AG | Heidenheim",
    "Sie betreuen unsere Kunden am Telefon und im Büro.",
    "Kundenbetreuung; MS Office; Rechnungsstellung",
    "SAP",
  ),
  make(
    "de",
    "buero",
    "Assistenz der Geschäftsführung (w/m/d) in Teilzeit | Alb Optik GmbH | Ulm",
    "Kontakt für Ihre Bewerbung: Herr Stefan Rau.",
    "Terminplanung; Englisch; MS Office; Diskretion",
  ),
  make(
    "de",
    "buero",
    "BUCHHALTER/IN | Schwaben Zeitarbeit GmbH | Aalen",
    "Für unseren Kunden suchen wir Unterstützung.",
    "Buchhaltung; DATEV; Umsatzsteuer",
  ),
  make(
    "fr",
    "soudeur",
    "SOUDEUR TIG H/F | Naval Ouest | Lorient",
    "Vous soudez des tuyauteries sur des navires. Réf. : ST-77",
    "Soudage TIG; lecture de plans; contrôle qualité",
    "Anglais",
  ),
  make(
    "fr",
    "soudeur",
    "Chaudronnier-soudeur (H/F) - CDI | Ateliers du Léon | Landerneau",
    "Un atelier de vingt personnes.",
    "Chaudronnerie; soudage MIG; CACES",
  ),
  make(
    "es",
    "dependienta",
    "Recepcionista de hotel | Hotel Puerta del Ebro | Zaragoza",
    "Recibirás a nuestros huéspedes. Preguntas: Sr. Luis Ortega.",
    "Atención al cliente; Inglés; reservas",
    "Francés",
  ),
  make(
    "es",
    "electricista",
    "TÉCNICO/A DE FRÍO Y CLIMATIZACIÓN | Levante Clima S.L. | Sagunto",
    "Instalarás y mantendrás equipos de aire acondicionado.",
    "Climatización; instalaciones eléctricas; carné de conducir",
  ),
];

export const heldOutSentences: readonly JudgedSentence[] = [
  ...of(
    "teacher",
    true,
    `
    I teach 29 pupils aged seven and eight at Penlan Primary School.
    In two years, reading scores in my class rose by 22%.
    I mentored three student teachers.
    On Thursdays I ran a phonics club for 15 children.
    At Oakhill Academy I supported children with special needs.
    My Welsh is at B2 level.
    I would love to visit your school.`,
  ),
  ...of(
    "teacher",
    false,
    `
    I teach 35 pupils aged seven and eight at Penlan Primary School.
    In two years, reading scores in my class rose by 52%.
    I was deputy headteacher at Penlan Primary School.
    I led school trips for 200 pupils across Europe.
    I worked at Eton College before that.
    I hold a Master's in education.
    I write teaching software in Python.`,
  ),
  ...of(
    "buero",
    true,
    `
    Jeden Monat erstelle ich 250 Rechnungen.
    Mit DATEV mache ich die vorbereitende Buchhaltung für vier Standorte.
    Drei neue Kolleginnen habe ich eingearbeitet.
    Im Autohaus Brenner pflegte ich eine Kundendatei mit 6.000 Einträgen.
    Beim Jahresabschluss habe ich unterstützt.
    Für die Geschäftsführung plane ich Termine und buche Reisen.
    Ich freue mich auf Ihre Antwort.`,
  ),
  ...of(
    "buero",
    false,
    `
    Jeden Monat erstelle ich 950 Rechnungen.
    Den Jahresabschluss habe ich eigenverantwortlich geleitet.
    Als Prokuristin vertrat ich die Firma.
    Vorher arbeitete ich bei Bosch in der Personalabteilung.
    Mit SAP und Power BI arbeite ich täglich.
    Ich führte ein Team von 17 Mitarbeitern.
    Ich habe einen Bachelor in Betriebswirtschaft.`,
  ),
  ...of(
    "soudeur",
    true,
    `
    J’ai soudé des tuyauteries inox pour six navires.
    J’ai formé quatre apprentis au procédé TIG.
    Le taux de reprise est passé de 8 à 3 %.
    Je lis les plans isométriques.
    Chez Métallerie Kerneis, j’ai fabriqué des portails et des escaliers.
    J’ai participé à la pose sur chantier.
    Je vous remercie de votre attention.`,
  ),
  ...of(
    "soudeur",
    false,
    `
    J’ai soudé des tuyauteries inox pour seize navires.
    J’ai dirigé la pose sur chantier.
    Comme chef d’atelier, j’ai encadré toute la production.
    J’ai travaillé cinq ans chez Airbus.
    Je programme des robots de soudage en Python.
    Le taux de reprise est passé de 18 à 1 %.
    Je suis ingénieur diplômé.`,
  ),
  ...of(
    "electricista",
    true,
    `
    Monto puntos de recarga y cuadros eléctricos.
    Controlé herramientas y materiales en Obras Levante.`,
  ),
  ...of(
    "electricista",
    false,
    `
    Fui director técnico de Instalaciones Turia.
    Ahorré a la empresa un 33 % en materiales.`,
  ),
  // Added after the check was done; the first figure over it is in the closing note of the issue.
  ...of(
    "camionero",
    true,
    `
    Recorro hasta 3.000 km por semana en rutas nacionales.
    He conducido cinco años sin accidentes.
    Cada día reviso mi vehículo.
    He formado a cuatro conductores nuevos.
    Conseguí bajar el consumo de combustible un 7 %.
    En Panificadora Huerta repartía cada mañana a 50 tiendas.
    Ayudé en el cambio al nuevo sistema de pedidos.
    Tengo el CAP en vigor y el carné ADR.
    Me gustaría conocer a su equipo.`,
  ),
  ...of(
    "camionero",
    false,
    `
    Recorro hasta 8.000 km por semana en rutas nacionales.
    Dirigí el cambio al nuevo sistema de pedidos.
    He formado a cuarenta conductores nuevos.
    Antes trabajé en Seur como jefe de tráfico.
    Soy ingeniero mecánico por la Universidad de Murcia.
    Hablo francés con nivel C1.
    Gestiono la flota con SAP y Power BI.
    Conseguí bajar el consumo de combustible un 27 %.
    Fui director de logística en Transportes Segura.`,
  ),
];
