import type { FormQuestion } from "@waymark/contract/packages-forms";
import { fold } from "../vocabulary/fold.ts";
import { formQuestion, isYesNo, mostQuestions } from "./form-questions.ts";

const mostCharacters = 40_000;
const longestOption = 120;

/** A choice to tick: a circle, a box, brackets or a bullet before it. */
const ticked = /^\s*(?:[○◯●◉⚪⚫☐☑☒■□▢◻◽⬜•·▪‣]|\(\s?[xo•]?\s?\)|\[\s?[x✓]?\s?\]|[-–]\s)\s*(?=\S)/iu;
const isRequired =
  /\*\s*:?\s*$|✱|\(\s*(?:required|mandatory|pflichtfeld|pflichtangabe|erforderlich|obligatoire|requis|obligatorio|requerido)\s*\)|\b(?:required|pflichtfeld|pflichtangabe|erforderlich|obligatoire|obligatorio)\s*$/;
const marks =
  /\s*(?:[*✱]+|\(\s*(?:required|mandatory|optional|pflichtfeld|pflichtangabe|erforderlich|freiwillig|obligatoire|requis|facultatif|obligatorio|requerido|opcional)\s*\)|\b(?:required|optional|pflichtfeld|obligatoire|facultatif|obligatorio|opcional))\s*:?\s*$/iu;
/** "Please select", as it stands in an empty list of choices. */
const chooser =
  /^(?:-+ ?)?(?:please )?(?:select|choose|pick)\b|^(?:bitte )?(?:auswahlen|wahlen|wahlen sie)\b|^bitte (?:aus)?wahlen|^(?:veuillez )?(?:selectionne[rz]|choisi(?:r|ssez))\b|^(?:por favor,? )?(?:seleccion[ea]r?|elija|elegir|escoja)\b/;
/** Lines between fields: buttons, limits, hints. */
const noise =
  /^(?:attach|upload|browse|drop(?:box)?|google drive|onedrive|enter manually|paste|or|submit(?: application)?|apply(?: now)?|next|back|save|cancel|remove|add another|datei(?:en)? (?:auswahlen|hochladen)|durchsuchen|hochladen|absenden|weiter|zuruck|oder|parcourir|telecharger|joindre|envoyer|suivant|retour|ou|adjuntar|subir|examinar|enviar|siguiente|atras|o|\d+ ?\/ ?\d+.*|max\.? .*|accepted file types.*|no file chosen|keine (?:datei )?ausgewahlt.*|aucun fichier.*|ningun archivo.*|indicates a required field|\* ?(?:indicates|pflicht|champs?|campos?).*)$/;
/** Fields that stand without a colon or a star, folded. */
const knownField =
  /^(?:(?:first|last|full|family|given|preferred)? ?name|e-?mail(?: address)?|phone(?: number)?|mobile|address|city|country|location|linkedin(?: profile| url)?|website|portfolio|github(?: url)?|cover letter|resume(?:\/cv)?|cv|vorname|nachname|name|e-?mail-?adresse|telefon(?:nummer)?|anschrift|adresse|wohnort|ort|land|lebenslauf|anschreiben|prenom|nom(?: de famille)?|adresse e-?mail|courriel|telephone|ville|pays|lettre de motivation|nombre|apellidos?|correo(?: electronico)?|telefono|direccion|ciudad|pais|carta de presentacion|curriculum(?: vitae)?)$/;

/** Kinds by the words of a label, folded; the first that matches wins. */
const kinds: readonly (readonly [FormQuestion["kind"], RegExp])[] = [
  [
    "file",
    /^(?:resume|cv|curriculum|lebenslauf|zeugnisse|attach|upload|joindre|adjunt\w+)\b|\b(?:upload|attach|hochladen|joindre|adjuntar)\b/,
  ],
  [
    "number",
    /^(?:how many|wie ?viele?|combien|cuant[oa]s)\b|\b(?:years of experience|jahre (?:berufs)?erfahrung|annees d'experience|anos de experiencia)\s*$/,
  ],
  [
    "date",
    /\b(?:date of birth|start date|available from|earliest (?:possible )?start|geburtsdatum|eintrittsdatum|eintrittstermin|startdatum|verfugbar ab|date (?:de|d')|disponible a partir|fecha de)\b/,
  ],
  [
    "text",
    /^(?:why|how (?:do|did|would|have)|describe|tell us|please (?:describe|explain|tell)|explain|what (?:makes|motivates|interests|excites)|warum|weshalb|beschreiben|erzahlen|erlautern|was (?:motiviert|reizt)|pourquoi|decrivez|racontez|expliquez|qu'est-ce|por que|describa|cuentenos|explique|que le)|\b(?:cover letter|anschreiben|motivationsschreiben|lettre de motivation|carta de presentacion|message|nachricht|comments?|bemerkungen|commentaires?|comentarios?)\b/,
  ],
  [
    "yes_no",
    /^(?:do|does|did|are|is|have|has|will|would|can|could|were) (?:you|your|this|there)\b|^(?:haben|sind|konnen|waren|wurden|besitzen|verfugen|mochten|durfen) sie\b|^(?:avez|etes|pouvez|seriez|disposez|possedez|acceptez|souhaitez)-vous\b|^(?:tiene|puede|dispone|esta|es|cuenta|posee|ha|estaria|necesita)\b/,
  ],
];

interface Field {
  label: string;
  required: boolean;
  options: string[];
  isChoice: boolean;
}

/**
 * Reads the questions of a form that was copied from a web page: labels, stars of required fields, choices. What is
 * neither is passed over.
 */
export function readPastedForm(text: string): FormQuestion[] {
  const fields: Field[] = [];
  let isListing = false;
  for (const line of text.slice(0, mostCharacters).split(/\r?\n/)) {
    const plain = fold(line).trim();
    const last = fields.at(-1);
    if (plain === "") isListing = false;
    else if (last !== undefined && ticked.test(line)) last.options.push(line.replace(ticked, "").trim());
    else if (chooser.test(plain) && last !== undefined && !plain.endsWith("?")) {
      last.isChoice = true;
      isListing = true;
    } else if (noise.test(plain)) isListing = false;
    else if (last !== undefined && isOption(line, plain, last, isListing)) last.options.push(line.trim());
    else if (isLabel(plain)) {
      fields.push({ label: line.trim(), required: isRequired.test(plain), options: [], isChoice: false });
      isListing = false;
    }
    if (fields.length > mostQuestions) break;
  }
  return asQuestions(fields.slice(0, mostQuestions));
}

const answers = /^(?:yes|no|ja|nein|oui|non|si)$/;

const isOption = (line: string, plain: string, last: Field, isListing: boolean): boolean =>
  answers.test(plain) ||
  (isListing && line.trim().length <= longestOption && !isRequired.test(plain) && !/[?:]\s*$/.test(plain)) ||
  // Two choices of one answer each: "I need a permit" after "Yes".
  (last.options.length > 0 &&
    /^(?:prefer not to (?:say|answer)|keine angabe|ne se prononce pas|prefiero no)/.test(plain));

/** "(Yes/No)" after a question. */
const inlineChoice = /\(\s*(yes|ja|oui|s[ií])\s*\/\s*(no|nein|non)\s*\)/iu;

function isLabel(plain: string): boolean {
  const bare = plain.replace(marks, "").replace(/:\s*$/, "").trim();
  if (!/\p{L}/u.test(bare)) return false;
  return (
    inlineChoice.test(plain) ||
    isRequired.test(plain) ||
    marks.test(plain) ||
    /[?:]\s*$/.test(plain) ||
    knownField.test(bare)
  );
}

function asQuestions(fields: readonly Field[]): FormQuestion[] {
  const seen = new Map<string, number>();
  return fields.map(({ label, required, options, isChoice }) => {
    const inline = inlineChoice.exec(label);
    const choices = options.length > 0 ? options : inline === null ? [] : [inline[1] ?? "", inline[2] ?? ""];
    const bare = withoutMarks(inline === null ? label : label.replace(inline[0], " "));
    const slug =
      fold(bare)
        .replace(/[^\p{L}\p{N}]+/gu, "-")
        .replace(/^-+|-+$/g, "")
        .slice(0, 80) || "field";
    const times = (seen.get(slug) ?? 0) + 1;
    seen.set(slug, times);
    return formQuestion({
      id: times === 1 ? `pasted-${slug}` : `pasted-${slug}-${times}`,
      label: bare,
      kind: kindOf(bare, choices, isChoice),
      required,
      options: choices,
    });
  });
}

function withoutMarks(label: string): string {
  for (let bare = label.trim(); ; ) {
    const shorter = bare
      .replace(marks, "")
      .replace(/\s*:\s*$/, "")
      .trim();
    if (shorter === bare || shorter === "") return bare;
    bare = shorter;
  }
}

function kindOf(label: string, options: readonly string[], isChoice: boolean): FormQuestion["kind"] {
  if (isYesNo(options)) return "yes_no";
  if (options.length > 0 || isChoice)
    return /\b(?:all that apply|mehrfach\w*|plusieurs|todas las que|varias)\b/.test(fold(label))
      ? "choices"
      : "choice";
  const plain = fold(label).replace(/^[¿¡\s]+/, "");
  const found = kinds.find(([, pattern]) => pattern.test(plain))?.[0];
  return found ?? "line";
}
