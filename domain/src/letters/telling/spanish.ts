import { fold } from "../../vocabulary/fold.ts";
import type { Tell, Told } from "./tell-line.ts";
import { firstWord, lowerFirst } from "./words.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

const irregular = words(
  `conduje produje traduje reduje introduje hice tuve puse fui estuve obtuve mantuve di supe propuse compuse dispuse
  deduje pude quise traje vine`,
);
/** Present forms that are no nouns, unlike "registro" and "diseño". */
const present = words(
  `preparo formo gestiono coordino superviso elaboro realizo atiendo llevo dirijo organizo reviso enseno imparto redacto
  vendo planifico analizo asesoro colaboro participo mantengo instalo reparo ayudo cocino sirvo conduzco lidero`,
);
const noVerbs = words("cafe comite asi aqui ahi te pie que porque");
const feminine = words(
  `venta compra limpieza puesta toma ayuda mejora carga descarga reforma poda siembra cosecha cocina caja entrega
  recogida busqueda acogida reserva contabilidad facturacion logistica mentoria auditoria consultoria asesoria tutoria`,
);
const masculine = words(
  `control apoyo manejo cuidado trato cobro diseno desarrollo servicio seguimiento mantenimiento montaje cierre
  arranque analisis acompanamiento asesoramiento transporte reparto inventario archivo registro soporte estudio cambio
  aumento incremento tendido pedido arreglo corte despacho embalaje etiquetado lavado pintado soldado emplatado horneado`,
);
const outcome = /^(?:reduccion|disminucion|aumento|incremento|mejora|crecimiento)$/;
/** Nouns of something done once: it is over, also in the present job. */
const once = /^(?:implantacion|migracion|apertura|lanzamiento|renovacion|traslado|mudanza|introduccion)$/;

function genderOf(word: string): "f" | "m" | null {
  if (feminine.has(word)) return "f";
  if (masculine.has(word)) return "m";
  if (/.{2}(?:cion|sion|tion|dad|tad|[dst]ura|toria|soria|doria|encia|ancia)$/.test(word)) return "f";
  return /.{3}(?:miento|aje)$/.test(word) ? "m" : null;
}

const noInfinitives = words(
  "taller hogar auxiliar titular mujer lider bar lugar escolar familiar regular militar particular celular radar poder deber ser estar haber bachiller",
);

/** Nouns of helping become verbs: nobody "is in charge of support". */
const helped: readonly (readonly [RegExp, string])[] = [
  [/^participación (?=en|como)/i, "participé "],
  [/^colaboración (?=en|con)/i, "colaboré "],
  [/^contribución (?=a|al)/i, "contribuí "],
  [/^apoyo (?=en|a|al|durante)\b/i, "presté apoyo "],
  [/^ayuda (?=en|a|al|durante)\b/i, "presté ayuda "],
  [/^asistencia (?=en|a|al)\b/i, "presté asistencia "],
];

/** "y cierre de …" gets the article that a sentence needs. */
const withArticles = (text: string): string =>
  text
    .replace(/((?:,| y) )(\p{Ll}+)(?= (?:de|del|a|al|en)\b)/gu, (written, join: string, noun: string) => {
      const gender = genderOf(fold(noun));
      return gender === null ? written : `${join}${gender === "f" ? "la" : "el"} ${noun}`;
    })
    // "la conciliación bancaria y el cierre mensual"
    .replace(
      /^((?:\p{L}+ ){0,3}(?:la|el) \p{Ll}+(?: \p{Ll}+[aeol])? y )(\p{Ll}+)(?=(?: \p{Ll}+)?$)/u,
      (written, before: string, noun: string) => {
        const gender = / (?:de|del|a|en) /u.test(before) ? null : genderOf(fold(noun));
        return gender === null ? written : `${before}${gender === "f" ? "la" : "el"} ${noun}`;
      },
    );

const verbs: Readonly<Record<string, string>> = {
  reducid: "reduje",
  rebajad: "rebajé",
  disminuid: "disminuí",
  aumentad: "aumenté",
  incrementad: "incrementé",
  elevad: "elevé",
  mejorad: "mejoré",
  duplicad: "dupliqué",
  recortad: "recorté",
  bajad: "bajé",
  subid: "subí",
};

const reachedRoots = Object.keys(verbs).join("|");
const reachedParticiple = new RegExp(`^(?:${reachedRoots})[oa]s?$`, "i");
const reachedLine = new RegExp(
  `^([^,;:]+?) (${reachedRoots})([oa]s?) ((?:del?|en|un|por|gracias|a) .+)$`,
  "u",
);

/** "Rotación reducida del 18 al 11 %" as what the writer did; the participle tells the gender of the noun. */
function reachedBy(line: string): string | null {
  const [, noun = "", root = "", end = "", rest = ""] = reachedLine.exec(line) ?? [];
  const article = { o: "el", a: "la", os: "los", as: "las" }[end];
  const verb = verbs[root];
  return article === undefined || verb === undefined || /(?<!\p{L})(?:y|e) /u.test(noun)
    ? null
    : `${verb} ${article} ${lowerFirst(noun)} ${rest}`;
}

const oddMasculine = words("programa sistema problema tema idioma dia mapa esquema");
const oddFeminine = words("mano labor foto moto");

/** The article of a noun by its ending, for nouns whose gender is on no list; empty when the ending does not tell. */
function articleOf(noun: string): string {
  if (/[úé]s$/u.test(noun)) return "los";
  const word = fold(noun);
  const one = word.replace(/s$/, "");
  if (/(?:sis|tis|us|is)$/.test(word)) return "";
  const isPlural = word.endsWith("s");
  if (oddMasculine.has(one)) return isPlural ? "los" : "el";
  if (oddFeminine.has(one)) return isPlural ? "las" : "la";
  if (/(?:a|cion|sion|dad|tad|tud|as|ciones|siones|dades|tudes)$/.test(word)) return isPlural ? "las" : "la";
  return /(?:o|or|aje|ente|miento|os|ores|ajes|entes)$/.test(word) ? (isPlural ? "los" : "el") : "";
}

const beforeNext =
  "(?=(?: (?!y |e )\\p{Ll}+)? (?:del?|en|al?|con|para|por|sobre|y|e|según|ante|entre|sin)(?: |$))";

/** "Presupuestos y trato con el cliente" with its articles; behind a colon where an ending does not tell the gender. */
function bareLine(line: string): Told {
  if (!/^\p{Lu}\p{Ll}/u.test(line)) return { form: "raw", text: line };
  const text = lowerFirst(line);
  const bare: Told = { form: "bare", text };
  const [first = ""] = new RegExp(`^\\p{Ll}+${beforeNext}`, "u").exec(text) ?? [];
  const article = first === "" ? "" : articleOf(first);
  if (article === "") return bare;
  const [, second = "", rest = ""] = /^ [ye] (\p{Ll}+)((?: .*)?)$/u.exec(text.slice(first.length)) ?? [];
  if (second !== "") {
    const other = articleOf(second);
    return other === "" ? bare : { form: "noun", text: `${article} ${first} y ${other} ${second}${rest}` };
  }
  return { form: "noun", text: withArticles(`${article} ${text}`) };
}

/** Parts that the writer has, and what never happened. */
function partOf(line: string, isPresent: boolean): Told | null {
  const [, charge = ""] = /^(\p{Lu}[^,;:]+) a mi cargo$/u.exec(line) ?? [];
  if (charge !== "") {
    const article = { el: "un ", la: "una " }[articleOf(firstWord(charge)[0])] ?? "";
    return {
      form: "past",
      text: `${isPresent ? "tengo" : "tuve"} a mi cargo ${article}${lowerFirst(charge)}`,
    };
  }
  if (/^sin \p{Ll}+ (?:desde|en|durante) /iu.test(line))
    return { form: "past", text: `${isPresent ? "trabajo" : "trabajé"} ${lowerFirst(line)}` };
  if (/^ahorro de \d/iu.test(line)) return { form: "past", text: `logré un ${lowerFirst(line)}` };
  if (/^cero \p{Ll}/iu.test(line)) return { form: "past", text: `logré ${lowerFirst(line)}` };
  if (
    /^(?:responsable|encargad[oa]|co-?responsable|tutora?|coordinadora?|jef[ea]|delegad[oa]|referente|portavoz) (?:de|del)\b/i.test(
      line,
    )
  )
    return {
      form: "past",
      text: `${isPresent ? "soy" : "fui"} ${lowerFirst(line.replace(/^encargad[oa]/i, "responsable"))}`,
    };
  if (/^a cargo (?:de|del)\b/i.test(line))
    return { form: "past", text: `${isPresent ? "estoy" : "estuve"} ${lowerFirst(line)}` };
  return null;
}

export const tellSpanish: Tell = (line, isPresent) => {
  const part = partOf(line, isPresent);
  if (part !== null) return part;
  if (/(?:^|\s)(?:yo|mi|mis|nosotros|nuestr[oa]s?)(?=\s)/iu.test(line))
    return { form: "whole", text: lowerFirst(line) };
  const [first, rest] = firstWord(line);
  const word = fold(first);
  const [next] = firstWord(rest);
  if (/^me\s\p{L}+[éí]\s/iu.test(line)) return { form: "past", text: lowerFirst(line) };
  if (rest === "" || !/^[\p{L}-]+$/u.test(first)) {
    const isList = /^[\p{L}-]+,$/u.test(first) && rest !== "" && genderOf(fold(first.slice(0, -1))) !== null;
    return isList ? { form: "nouns", text: lowerFirst(line) } : { form: "raw", text: line };
  }
  if (isPresent && present.has(word)) return { form: "past", text: lowerFirst(line) };
  if (irregular.has(word) || (/.{2}[éí]$/u.test(first) && !noVerbs.has(word)))
    return { form: "past", text: lowerFirst(line) };
  if (/.{2}(?:ar|er|ir)(?:me|se|los?|las?|les?)?$/.test(word) && !noInfinitives.has(word))
    return { form: "base", text: lowerFirst(line) };
  const help = helped.find(([pattern]) => pattern.test(line));
  if (help !== undefined) return { form: "past", text: line.replace(...help) };
  const gender = genderOf(word);
  // "Rotación reducida del 18 al 11 %" was reached, nobody looks after it.
  const reached = reachedBy(line);
  if (reached !== null) return { form: "past", text: reached };
  if (reachedParticiple.test(next)) return { form: "raw", text: line };
  if (gender === null) return bareLine(line);
  if (/^[ye]$/i.test(next)) {
    const pair = bareLine(line);
    return pair.form === "noun" ? pair : { form: "nouns", text: lowerFirst(line) };
  }
  if (/^o$/i.test(next)) return { form: "nouns", text: lowerFirst(line) };
  if (once.test(word))
    return {
      form: "past",
      text: withArticles(`llevé a cabo ${gender === "f" ? "la" : "el"} ${lowerFirst(line)}`),
    };
  if (outcome.test(word))
    return {
      form: "past",
      text: `logré ${gender === "f" ? "una" : "un"} ${lowerFirst(line).replace(/(?<! (?:de|en|del)) (un \d+(?:,\d+)? ?%)$/, " de $1")}`,
    };
  return { form: "noun", text: withArticles(`${gender === "f" ? "la" : "el"} ${lowerFirst(line)}`) };
};
