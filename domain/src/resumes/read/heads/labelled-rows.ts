import { fold } from "../../../vocabulary/fold.ts";
import type { Line } from "../document.ts";
import { type Column, columnOf } from "../layout/table-rows.ts";

type Label = "dates" | "title" | "company" | "degree" | "school" | "description";

/** Labels in a column beside their values, as in the old Europass and in forms of employers; folded. */
const labels: readonly (readonly [Label, RegExp])[] = [
  ["dates", /^(?:dates?|fechas?|datum|daten|zeitraum|periode|periodo|period)$/],
  [
    "title",
    /^(?:occupation or position held|position held|fonction ou poste occupe|profesion o cargo desempenado|puesto o cargo ocupados?|beruf oder funktion|job title)$/,
  ],
  [
    "company",
    /^(?:name and address of (?:the )?employer|nom et adresse de l'employeur|nombre y direccion (?:de la empresa o(?: empleador)?|del empleador)|name und adresse des arbeitgebers?)$/,
  ],
  [
    "degree",
    /^(?:title of qualification awarded|intitule du certificat ou diplome delivre|(?:titulo de la )?cualificacion obtenida|bezeichnung der erworbenen qualifikation)$/,
  ],
  [
    "school",
    /^(?:name and type of organi[sz]ation(?: providing education)?(?: and training)?|nom et type de l'etablissement(?: d'enseignement)?(?: ou de formation)?|nombre y tipo (?:de la organizacion|del? centro)(?: .*)?|name und art der (?:bildungs|ausbildungs)\S*(?: .*)?)$/,
  ],
  [
    "description",
    /^(?:main activities and responsibilities|principales activites et responsabilites|(?:principales )?(?:funciones|actividades) y responsabilidades(?: principales)?|wichtigste tatigkeiten und zustandigkeiten|principal subjects(?: .*)?|principales matieres(?: .*)?|principales materias(?: .*)?|hauptfacher(?: .*)?|type of business or sector|type ou secteur d'activite|tipo de empresa o sector|tatigkeitsbereich oder branche)$/,
  ],
];

/** The rest of a label that needs a second line. */
const labelRest =
  /^(?:d'enseignement(?: (?:et|ou) de formation)?|de formation|principales|empleador|(?:providing )?education and training|and responsibilities|et responsabilites|y responsabilidades|und zustandigkeiten|arbeitgebers|delivre|obtenida)$/;

const order: Readonly<Record<Label, number>> = {
  dates: 0,
  title: 1,
  company: 2,
  degree: 1,
  school: 2,
  description: 3,
};
const plainLabels: Readonly<Partial<Record<Label, string>>> = { title: "Position: ", company: "Employer: " };

const labelOf = (line: Line): Label | null => {
  const first = fold(line.parts[0] ?? "").replace(/\s*\(e?s\)|\s*:$/g, "");
  return line.parts.length > 1 ? (labels.find(([, pattern]) => pattern.test(first))?.[0] ?? null) : null;
};

const labelOfColumn: Readonly<Partial<Record<Column, Label>>> = {
  dates: "dates",
  title: "title",
  company: "company",
  degree: "degree",
  school: "school",
  other: "description",
};

/** The labels of rows of two cells whose first cell names a column: `EMPRESA ¦ Acme` above `CARGO ¦ Dependiente`. */
function cellLabels(lines: readonly Line[]): readonly (Label | null)[] {
  const found = lines.map(({ parts }) => {
    const column = parts.length === 2 ? columnOf(parts[0] ?? "") : undefined;
    return (column && labelOfColumn[column]) ?? null;
  });
  const named = new Set(found.filter((label) => label !== null));
  return named.size > 2 ? found : lines.map(() => null);
}

/**
 * The lines of a section with labels in a column of their own, as a resume without such labels has them: per entry the
 * dates, the title or degree, the employer or school, then the description. Other sections are returned as they are.
 */
export function withoutLabels(lines: readonly Line[]): readonly Line[] {
  const known = lines.map(labelOf);
  const isKnown = known.filter((label) => label !== null && label !== "dates").length > 1;
  const found = isKnown ? known : cellLabels(lines);
  const opener = isKnown ? "dates" : found.find((label) => label !== null);
  if (opener === undefined) return lines;
  const entries: { line: Line; rank: number }[][] = [[]];
  for (const [i, line] of lines.entries()) {
    const label = found[i] ?? null;
    if (label === opener) entries.push([]);
    if (label === null && labelRest.test(fold(line.text))) continue;
    const rank = label === null ? order.description : order[label];
    entries.at(-1)?.push({ line: label === null ? line : withoutLabel(line, label), rank });
  }
  return entries.flatMap((entry) => entry.toSorted((a, b) => a.rank - b.rank).map(({ line }) => line));
}

function withoutLabel(line: Line, label: Label): Line {
  const [value = "", ...more] = line.parts.slice(1);
  const parts = [`${plainLabels[label] ?? ""}${value}`, ...more];
  return { ...line, parts, text: parts.join(" "), isListItem: label === "description", bold: false };
}
