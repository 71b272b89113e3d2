import { addressOf, type Sheet, skillNames } from "../template.ts";
import { bold, line, p, ruled, table } from "../word-markup.ts";

const right = '<w:jc w:val="right"/>';
const row = (label: string, body: string): string[] => [line(label, right), body];
const title = (text: string): string[] => [p(bold(text), right), line("")];

/** Europe's form of 2005 as its Word file: a table of labels, with the grid of languages. */
export const europassTable = (sheet: Sheet): string =>
  table([3200, 6400], [...personRows(sheet), ...jobRows(sheet), ...studyRows(sheet), ...tongueRows(sheet)]) +
  gridOfTongues(sheet) +
  table([3200, 6400], skillRows(sheet));

function personRows(sheet: Sheet): string[][] {
  const { person, say } = sheet;
  return [
    [
      p(
        bold(
          say(
            "Europass Curriculum Vitae",
            "Curriculum Vitae Europass",
            "Curriculum vitae Europass",
            "Europass-Lebenslauf",
          ),
        ),
      ),
      line(""),
    ],
    title(
      say("Personal information", "Información personal", "Information personnelle", "Angaben zur Person"),
    ),
    row(
      say(
        "Surname(s) / First name(s)",
        "Apellido(s) / Nombre(s)",
        "Nom(s) / Prénom(s)",
        "Nachname(n) / Vorname(n)",
      ),
      p(bold(sheet.name)),
    ),
    row(say("Address", "Dirección (direcciones)", "Adresse(s)", "Adresse"), line(addressOf(person))),
    row(say("Telephone", "Teléfono(s)", "Téléphone(s)", "Telefon"), line(person.phone ?? "")),
    row(
      say("Email(s)", "Correo(s) electrónico(s)", "Courrier électronique", "E-Mail"),
      line(person.email ?? ""),
    ),
    row(say("Gender", "Sexo", "Sexe", "Geschlecht"), line(say("Female", "Mujer", "Féminin", "weiblich"))),
  ];
}

function jobRows(sheet: Sheet): string[][] {
  const { say } = sheet;
  return [
    ...(sheet.jobs.length === 0
      ? []
      : [
          title(
            say("Work experience", "Experiencia laboral", "Expérience professionnelle", "Berufserfahrung"),
          ),
        ]),
    ...sheet.jobs.flatMap((job) => [
      ...(job.span.text === ""
        ? []
        : [row(say("Dates", "Fechas", "Dates", "Zeitraum"), line(job.span.text))]),
      row(
        say(
          "Occupation or position held",
          "Profesión o cargo desempeñado",
          "Fonction ou poste occupé",
          "Beruf oder Funktion",
        ),
        line(job.title),
      ),
      ...(job.bullets.length === 0
        ? []
        : [
            row(
              say(
                "Main activities and responsibilities",
                "Funciones y responsabilidades principales",
                "Principales activités et responsabilités",
                "Wichtigste Tätigkeiten und Zuständigkeiten",
              ),
              job.bullets.map((one) => line(one)).join(""),
            ),
          ]),
      row(
        say(
          "Name and address of employer",
          "Nombre y dirección de la empresa o empleador",
          "Nom et adresse de l'employeur",
          "Name und Adresse des Arbeitgebers",
        ),
        line(`${job.company}, ${job.town}`),
      ),
    ]),
  ];
}

function studyRows(sheet: Sheet): string[][] {
  const { say } = sheet;
  return [
    ...(sheet.studies.length === 0
      ? []
      : [
          title(
            say(
              "Education and training",
              "Educación y formación",
              "Éducation et formation",
              "Schul- und Berufsbildung",
            ),
          ),
        ]),
    ...sheet.studies.flatMap((study) => [
      ...(study.span.text === ""
        ? []
        : [row(say("Dates", "Fechas", "Dates", "Zeitraum"), line(study.span.text))]),
      row(
        say(
          "Title of qualification awarded",
          "Cualificación obtenida",
          "Intitulé du certificat ou diplôme délivré",
          "Bezeichnung der erworbenen Qualifikation",
        ),
        line(study.degree),
      ),
      row(
        say(
          "Name and type of organisation providing education and training",
          "Nombre y tipo de la organización educativa o formativa",
          "Nom et type de l'établissement d'enseignement ou de formation",
          "Name und Art der Bildungs- oder Ausbildungseinrichtung",
        ),
        line(study.school),
      ),
    ]),
  ];
}

function tongueRows(sheet: Sheet): string[][] {
  const { say } = sheet;
  return [
    title(
      say(
        "Personal skills and competences",
        "Capacidades y competencias personales",
        "Aptitudes et compétences personnelles",
        "Persönliche Fähigkeiten und Kompetenzen",
      ),
    ),
    row(
      say("Mother tongue(s)", "Idioma(s) materno(s)", "Langue(s) maternelle(s)", "Muttersprache(n)"),
      p(bold(say("English", "Español", "Français", "Deutsch"))),
    ),
  ];
}

function gridOfTongues(sheet: Sheet): string {
  const { say } = sheet;
  return table(
    [2400, 1800, 1800, 1800, 1800],
    [
      [
        say("Self-assessment", "Autoevaluación", "Auto-évaluation", "Selbstbeurteilung"),
        say("Listening", "Comprensión auditiva", "Écouter", "Hören"),
        say("Reading", "Comprensión de lectura", "Lire", "Lesen"),
        say(
          "Spoken interaction",
          "Interacción oral",
          "Prendre part à une conversation",
          "An Gesprächen teilnehmen",
        ),
        say("Writing", "Escritura", "Écrire", "Schreiben"),
      ].map((one) => line(one)),
      [say("Italian", "Italiano", "Italien", "Italienisch"), "B2", "B2", "B1", "B1"].map((one) => line(one)),
    ],
    ruled,
  );
}

function skillRows(sheet: Sheet): string[][] {
  const { person, say } = sheet;
  return [
    ...(person.skills.length === 0
      ? []
      : [
          row(
            say(
              "Technical skills and competences",
              "Capacidades y competencias técnicas",
              "Aptitudes et compétences techniques",
              "Technische Fähigkeiten und Kompetenzen",
            ),
            line(`${skillNames(sheet).join(", ")}.`),
          ),
        ]),
    row(say("Driving licence", "Permiso de conducción", "Permis de conduire", "Führerschein"), line("B")),
  ];
}
