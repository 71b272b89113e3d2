import type { ImportField } from "@waymark/contract/application-transfer";
import { foldedWords } from "../../vocabulary/fold.ts";

/**
 * Column headings in four languages and of other trackers, normalised by `foldedWords`. A heading listed twice belongs
 * to the first field.
 */
const names: Readonly<Record<ImportField, readonly string[]>> = {
  title: [
    "title",
    "job title",
    "job position",
    "position",
    "position title",
    "role",
    "job",
    "job role",
    "job name",
    "stelle",
    "stellentitel",
    "stellenbezeichnung",
    "jobtitel",
    "berufsbezeichnung",
    "rolle",
    "titel",
    "poste",
    "intitule",
    "intitule du poste",
    "titre",
    "titre du poste",
    "offre",
    "puesto",
    "titulo",
    "titulo del puesto",
    "cargo",
    "oferta",
    "vacante",
  ],
  company: [
    "company",
    "company name",
    "employer",
    "organization",
    "organisation",
    "firma",
    "firmenname",
    "unternehmen",
    "arbeitgeber",
    "entreprise",
    "societe",
    "employeur",
    "nom de l entreprise",
    "empresa",
    "compania",
    "empleador",
    "nombre de la empresa",
  ],
  location: [
    "location",
    "job location",
    "city",
    "place",
    "ort",
    "standort",
    "arbeitsort",
    "lieu",
    "ville",
    "lugar",
    "ubicacion",
    "ciudad",
  ],
  remote: ["remote", "work mode", "homeoffice", "home office", "teletravail", "remoto", "teletrabajo"],
  type: [
    "type",
    "job type",
    "employment type",
    "anstellungsart",
    "art der anstellung",
    "beschaftigungsart",
    "type de contrat",
    "contrat",
    "tipo",
    "tipo de contrato",
    "jornada",
  ],
  url: [
    "url",
    "link",
    "job url",
    "job link",
    "job posting url",
    "job post url",
    "posting",
    "posting url",
    "job posting",
    "website",
    "webseite",
    "adresse",
    "stellenanzeige",
    "lien",
    "lien de l offre",
    "annonce",
    "enlace",
    "anuncio",
    "enlace de la oferta",
  ],
  source: [
    "source",
    "found on",
    "found via",
    "via",
    "job board",
    "channel",
    "how",
    "how applied",
    "quelle",
    "gefunden uber",
    "gefunden bei",
    "kanal",
    "trouve sur",
    "canal",
    "fuente",
    "encontrado en",
  ],
  salary: [
    "salary",
    "pay",
    "compensation",
    "salary range",
    "max salary",
    "min salary",
    "gehalt",
    "lohn",
    "vergutung",
    "salaire",
    "remuneration",
    "salario",
    "sueldo",
    "remuneracion",
  ],
  description: [
    "description",
    "job description",
    "beschreibung",
    "stellenbeschreibung",
    "description du poste",
    "descripcion",
    "descripcion del puesto",
  ],
  stage: [
    "stage",
    "status",
    "list",
    "list name",
    "state",
    "application status",
    "column",
    "result",
    "outcome",
    "stand",
    "phase",
    "stufe",
    "bewerbungsstatus",
    "ergebnis",
    "statut",
    "etape",
    "etat",
    "resultat",
    "estado",
    "etapa",
    "fase",
    "resultado",
  ],
  appliedAt: [
    "date applied",
    "applied",
    "applied on",
    "applied at",
    "applied date",
    "application date",
    "date of application",
    "date sent",
    "date",
    "beworben am",
    "bewerbungsdatum",
    "datum der bewerbung",
    "gesendet am",
    "abgeschickt am",
    "versendet am",
    "datum",
    "date de candidature",
    "candidature envoyee le",
    "envoyee le",
    "postule le",
    "fecha de candidatura",
    "fecha de solicitud",
    "enviada el",
    "aplicado el",
    "fecha",
  ],
  addedAt: [
    "date saved",
    "saved",
    "date added",
    "added",
    "created",
    "created at",
    "date created",
    "created on",
    "hinzugefugt",
    "hinzugefugt am",
    "angelegt am",
    "erstellt am",
    "ajoutee le",
    "ajoute le",
    "cree le",
    "creee le",
    "date d ajout",
    "anadida el",
    "fecha de alta",
    "creado el",
    "creada el",
  ],
  deadline: [
    "deadline",
    "closing date",
    "closes",
    "apply by",
    "due date",
    "frist",
    "bewerbungsfrist",
    "bewerbungsschluss",
    "date limite",
    "cloture",
    "fecha limite",
    "plazo",
    "cierre",
  ],
  notes: [
    "notes",
    "note",
    "comments",
    "comment",
    "remarks",
    "notizen",
    "notiz",
    "bemerkung",
    "bemerkungen",
    "kommentar",
    "kommentare",
    "anmerkungen",
    "remarques",
    "commentaire",
    "commentaires",
    "notas",
    "nota",
    "comentario",
    "comentarios",
    "observaciones",
  ],
  tags: [
    "tags",
    "tag",
    "labels",
    "keywords",
    "schlagworte",
    "schlagworter",
    "etiketten",
    "etiquettes",
    "mots cles",
    "etiquetas",
    "palabras clave",
  ],
  resume: [
    "resume",
    "resume sent",
    "cv",
    "cv sent",
    "lebenslauf",
    "cv envoye",
    "curriculum",
    "curriculo",
    "cv enviado",
  ],
  letter: [
    "letter",
    "cover letter",
    "anschreiben",
    "motivationsschreiben",
    "lettre",
    "lettre de motivation",
    "carta",
    "carta de presentacion",
  ],
};

const fieldOf = new Map<string, ImportField>();
// `Object.entries` loses the key type: the keys of `names` are the fields.
for (const [field, known] of Object.entries(names))
  for (const name of known) if (!fieldOf.has(name)) fieldOf.set(name, field as ImportField);

const nameOf = (heading: string): string => foldedWords(heading).join(" ");

/** The field for a column heading; null when the heading is not known. */
const fieldOfHeading = (heading: string): ImportField | null => fieldOf.get(nameOf(heading)) ?? null;

/** The field for each column. A field is read from one column only: the first with a matching heading. */
export function fieldsOfHeadings(headings: readonly string[]): (ImportField | null)[] {
  const taken = new Set<ImportField>();
  return headings.map((heading) => {
    const field = fieldOfHeading(heading);
    if (field === null || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

/** Recognises the tracker that exported these headings. */
export function trackerOf(headings: readonly string[]): "huntr" | "teal" | "other" {
  const has = new Set(headings.map(nameOf));
  if (has.has("job position") && (has.has("date saved") || has.has("excitement"))) return "teal";
  if ((has.has("list") || has.has("list name")) && (has.has("company") || has.has("company name")))
    return "huntr";
  return "other";
}

/**
 * The index of the heading row among the first five rows: the row with the most known headings; 0 when there is none.
 */
export function headingRow(rows: readonly (readonly string[])[]): number {
  let best = 0;
  let most = 0;
  for (const [i, row] of rows.slice(0, 5).entries()) {
    const known = row.filter((cell) => fieldOfHeading(cell) !== null).length;
    if (known > most) [best, most] = [i, known];
  }
  return best;
}
