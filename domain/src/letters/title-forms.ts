import type { Language } from "@waymark/contract/values";

/** The grammatical gender in which a person writes their own titles. */
export type Gender = "f" | "m";

const feminine =
  /(?:(?:er|eur|ist|ent|ant|or|og|ekt|et|at|ier|iker|eiter|euer|wirt|gehilf|gesell|schmied)in|(?:médic|commerci|soci|princip|génér)ale|moza|peona|frau|schwester|euse|trice|ière|ienne|ancière|dora|tora|sora|nera|lera|jera|dera|tera|ñera|ogada|ogada|icera|ógica|óloga|fermera|amarera|anguera|enciada|iaria|rera|cheffe|istante|oyée|argée|djointe|gérante|gnante|illante|administrativa|operaria|dependienta|köchin|souschefin|küchenchefin|encargada|empleada|jefa|técnica|médica|arquitecta|maestra|angestellte)$/iu;
const masculine =
  /(?:ngenieur|(?:ik|heit|rbeit|eit|ahr|auf|fleg|wickl|ehr|eis|at)er|mann|wirt|gehilfe|geselle|schmied|mozo|peón|pfleger|teur|seur|deur|leur|neur|ceur|geur|ouvrier|inier|mier|dier|tier|quier|icien|trician|nicien|ador|edor|idor|ctor|fermero|amarero|anguero|ñero|nero|lero|jero|dero|tero|ogado|enciado|iario|rero|oyé|argé|djoint|gérant|administrativo|operario|koch|souschef|küchenchef|encargado|empleado|jefe|técnico|médico|arquitecto|maestro)$/iu;

/** The gender of a person's own titles; null when they do not tell, or tell both. */
export function genderOf(titles: readonly string[]): Gender | null {
  // "Monitora de comedor": the words behind the preposition name no person.
  const named = titles.map(
    (title) => title.split(/\s(?:de|del|du|des|en|para|für|of|for|im|in|au|à)\s/i)[0] ?? "",
  );
  const words = named.flatMap((title) => title.split(/[\s,()-]+/)).filter((word) => !/[/*:·]/.test(word));
  const [f, m] = [words.some((word) => feminine.test(word)), words.some((word) => masculine.test(word))];
  return f === m ? null : f ? "f" : "m";
}

/** Double forms and their feminine: [pattern, feminine of the stem]. */
const doubles: readonly (readonly [RegExp, (stem: string, end: string) => string])[] = [
  [/(\p{L}+)(?:\s?\/\s?-?|\*|:|_|·|\()(in(?:nen)?)\)?(?!\p{L})/gu, (stem) => `${stem}in`],
  [/(\p{L}*)(mann)\s?(?:\/\s?-?)frau(?!\p{L})/giu, (stem) => (stem === "" ? "Frau" : `${stem}frau`)],
  [/(\p{L}+)(?:\/-?|\(|·|\.)(e|ne|le|se|re)\)?(?:·?s)?(?![\p{L}\d])/gu, (stem, end) => frenchForm(stem, end)],
  [
    /(\p{L}+)(?:\s?\/\s?-?|\(|·)(trice|euse|ière|ère|ienne|ienne|ve|rice)\)?(?!\p{L})/giu,
    (stem, end) => frenchForm(stem, end),
  ],
  [
    /(\p{L}+)(?:\/-?|\(|@)(a|as|ora|era|ra)\)?(?!\p{L})/gu,
    (stem, end) => (end.startsWith("a") ? `${stem.replace(/[oe]$/, "")}a` : stem.replace(/or?$|er?o?$/, end)),
  ],
];

function frenchForm(stem: string, end: string): string {
  if (end === "se" && stem.endsWith("eur")) return stem.replace(/r$/, "se");
  if (end === "e" && stem.endsWith("er")) return stem.replace(/er$/, "ère");
  if (end === "e" && stem.endsWith("ien")) return `${stem}ne`;
  if (end === "re" && stem.endsWith("er")) return stem.replace(/er$/, "ère");
  if (/^(?:trice|rice)$/i.test(end)) return stem.replace(/teur$/, "trice");
  if (/^euse$/i.test(end)) return stem.replace(/eur$/, "euse");
  if (/^i?ère$/i.test(end)) return stem.replace(/ier$/, "ière");
  if (/^ve$/i.test(end)) return stem.replace(/f$/, "ve");
  if (/^ienne$/i.test(end)) return stem.replace(/ien$/, "ienne");
  return stem + end;
}

/**
 * A title with double forms ("Verkäufer/in", "Infirmier(e)", "Cocinero/a") in the form that the person uses; the form
 * that the posting writes first where that is unknown, and German keeps "/in".
 */
export function ownForm(title: string, gender: Gender | null): string {
  // "Verwaltungsangestellte*r": the feminine form is the stem.
  const inGerman = title.replace(/(\p{L}{4,}e)(?:\s?\/\s?-?|\*|:|·|\()r\)?(?!\p{L})/gu, (_, stem: string) =>
    gender === "f" ? stem : gender === "m" ? `${stem}r` : `${stem}/r`,
  );
  let text = inGerman.replace(/(\p{L}{3,})a\/(o|e|os|es)(?!\p{L})/gu, (_, stem: string, end: string) =>
    gender === "f" ? `${stem}a` : stem + end,
  );
  for (const [i, [pattern, female]] of doubles.entries())
    text = text.replace(pattern, (written, stem: string, end: string) => {
      if (gender === "f") return female(stem, end.toLowerCase());
      if (i === 1) return gender === "m" ? `${stem}${end}` : written;
      return gender === null && i === 0 ? `${stem}/in` : stem;
    });
  // "Kaufmännische Mitarbeiterin / Kaufmännischer Mitarbeiter": two whole titles of several words.
  const [first = "", second = "", ...others] = text.split(/\s\/\s/);
  const isPair =
    others.length === 0 &&
    first.includes(" ") &&
    first.slice(0, 5).toLowerCase() === second.slice(0, 5).toLowerCase();
  if (isPair) {
    const isFirst = gender === null || feminine.test(first.trim()) === (gender === "f");
    return isFirst ? first : second;
  }
  // "Vendeur / Vendeuse": two whole words with one beginning.
  return text.replace(/(\p{L}{5,})\s?\/\s?(\p{L}{5,})(?:\s|$)/gu, (written, a: string, b: string) => {
    if (a.slice(0, 4).toLowerCase() !== b.slice(0, 4).toLowerCase()) return written;
    const pick = gender === "f" ? (feminine.test(a) ? a : b) : feminine.test(a) ? b : a;
    return `${pick}${/\s$/.test(written) ? " " : ""}`;
  });
}

const germanEnd =
  /(?:leiter|arbeiter|techniker|mechaniker|mechatroniker|elektroniker|elektriker|informatiker|logistiker|pfleger|verkäufer|fahrer|lehrer|erzieher|berater|entwickler|helfer|führer|meister|betreuer|trainer|planer|prüfer|zeichner|gestalter|gärtner|schreiner|tischler|maler|lackierer|schlosser|bäcker|metzger|fleischer|friseur|ingenieur|monteur|installateur|redakteur|disponent|assistent|referent|dozent|chef|buchhalter|therapeut|bediener|packer|schweißer|fräser|dreher|architekt|apotheker|koordinator|administrator|programmierer|laborant|jurist|designer|macher|bauer|brauer|hauer|fischer|imker|jäger|analyst|praktikant|volontär|detektiv|wart|spediteur|stuckateur|bibliothekar|archivar)$/iu;

function germanWord(word: string): string {
  if (/koch$/iu.test(word)) return word.replace(/och$/u, "öchin");
  if (/\p{L}{2,}(?<!zimmer)mann$/iu.test(word)) return word.replace(/mann$/u, "frau");
  if (/arzt$/iu.test(word)) return word.replace(/arzt$/u, "ärztin").replace(/Arzt$/u, "Ärztin");
  if (/anwalt$/iu.test(word)) return word.replace(/anwalt$/u, "anwältin").replace(/Anwalt$/u, "Anwältin");
  if (/(?:goge|loge|päde|gehilfe|geselle|matrose)$/iu.test(word)) return word.replace(/e$/u, "in");
  if (/(?:angestellt|auszubildend|beauftragt|bevollmächtigt|bedienstet|vorsitzend)er$/iu.test(word))
    return word.slice(0, -1);
  if (/(?:polsterer|zauberer|förderer)$/iu.test(word)) return word.replace(/er$/u, "in");
  if (/^gesandter$/iu.test(word)) return word.slice(0, -1);
  if (/beamter$/iu.test(word)) return word.replace(/er$/u, "in");
  if (/zimmerer$/iu.test(word)) return word.replace(/er$/u, "in");
  return germanEnd.test(word) || (isGermanDoer.test(word) && !germanThing.test(word)) ? `${word}in` : word;
}

/** Nouns of people by their ending, apart from things and English titles with the same one. */
const isGermanDoer =
  /^\p{Lu}\p{L}{2,}(?:(?:[bdfgklmnprstz]|sch)er|ist|[ktu]or|rator|fessor|[aeiou]tar|kretär|nom|graf|pilot|soldat|polier|isseur|chirurg|diakon|kapitän|steward|wirt|student|schmied)$|^(?:Autor|Chirurg|Diakon|Kapitän|Notar|Pilot|Polier|Sekretär|Soldat|Steward)$/u;
const germanThing =
  /(?:center|computer|filter|lager|theater|server|charter|fenster|zimmer|kinder|güter|räder|wasser|silber|leder|papier|kälte|muster|register|kataster|semester|cluster|container|transfer|engineer|developer|officer|owner|designer|master|motor|reaktor|sektor|faktor|junior|senior|dienst|kunst|männer|länder|häuser|bilder|bücher|kleider|äcker|keller|winter|sommer)$|(?:end|(?<!^F)isch|lich|iert|üft)er$|^(?:ober|unter|über|hinter|weiter|guter|neuer|alter|erster)$/iu;

/** Nouns in "-é" that tell a field, not what somebody is: "technicienne qualité". */
const frenchFields =
  /(?:santé|sûreté|propreté|société|variété|beauté|faculté|liberté|clarté|comté|(?<!retra|inv|habil|mér|lim)ité)$/iu;
/** Nouns in "-al" that stand behind a title as they are. */
const frenchNounsInAl = /^(?:hôpital|journal|canal|cheval|animal|capital|festival|local)$/iu;
/** Posts whose masculine form many women keep; what agrees with it then stays as it is: "ingénieur commercial". */
const epicene = /^(?:ingénieur|professeur|docteur|auteur|agent|médecin|cadre|commis|maître-nageur)$/iu;
function frenchWord(word: string): string {
  if (epicene.test(word) || frenchFields.test(word) || frenchNounsInAl.test(word)) return word;
  if (/ier$/u.test(word)) return word.replace(/ier$/u, "ière");
  if (/(?:conseill|boulang|bouch|paysag|fromag|horlog|maraîch|berg|vach|porch)er$/iu.test(word))
    return word.replace(/er$/u, "ère");
  if (/^traiteur$/iu.test(word)) return word.replace(/eur$/u, "euse");
  if (/[acilpu]teur$/u.test(word)) return word.replace(/teur$/u, "trice");
  if (/eur$/u.test(word) && !/(?:supér|infér|extér)ieur$/u.test(word)) return word.replace(/eur$/u, "euse");
  if (/(?:[nt]|ri)el$/iu.test(word)) return `${word}le`;
  if (/(?:ien|maçon|patron|vigneron|forgeron|bûcheron)$/iu.test(word)) return `${word}ne`;
  if (/if$/u.test(word)) return word.replace(/if$/u, "ive");
  if (/^chef$/iu.test(word)) return `${word}fe`;
  return /(?:é|avocat|magistrat|commerçant|gouvernant|laborantin|artisan|intermittent|matelot|assistant|adjoint|gérant|consultant|enseignant|surveillant|soignant|remplaçant|intervenant|exploitant|dirigeant|représentant|itinérant|volant|débutant|polyvalent|permanent|apprenti|\p{L}{2,}al|supérieur)$/iu.test(
    word,
  )
    ? `${word}e`
    : word;
}

function spanishWord(word: string): string {
  if (/^(?:jefe|dependiente|gobernante|sastre)$/iu.test(word)) return word.replace(/e$/u, "a");
  if (/^actor$/iu.test(word)) return word.replace(/or$/u, "riz");
  if (/^(?:aprendiz|juez)$/iu.test(word)) return `${word}a`;
  if (/^(?:peón|bailarín)$/iu.test(word)) return `${word.replace("ó", "o").replace("í", "i")}a`;
  if (/(?:ógraf|pedagog|emplead|intern|modist)o$|^(?:mozo|perito)$/u.test(word))
    return word.replace(/o$/u, "a");
  if (/(?:er|ari|gad|at|iv|ólog|maestr|tect|ic)o$/u.test(word)) return word.replace(/o$/u, "a");
  return /(?:[dts])or$/u.test(word) || word === "matrón" ? `${word.replace("ó", "o")}a` : word;
}

/** A title that a posting gives in its masculine form alone, as a woman writes it: "Küchenchefin", "cuisinière". */
export function feminineTitle(title: string, language: Language): string {
  const words = title.split(" ");
  if (language === "de") {
    // "Salonleitung Friseur": the first word is the post, the second its trade.
    if (/(?:leitung|kraft|hilfe|assistenz)$/iu.test(words[0] ?? "")) return title;
    const at = words.findIndex((word) => germanWord(word) !== word);
    // "Maler und Lackierer": both are the post.
    const isPost = (i: number) => i === at || (i === at + 2 && /^(?:und|oder|&)$/.test(words[at + 1] ?? ""));
    return words
      .map((word, i) =>
        isPost(i)
          ? germanWord(word)
          : i === at - 1
            ? word.replace(/(?<=isch|end|lich|iert|üft)er$/u, "e")
            : word,
      )
      .join(" ");
  }
  // "soudeur-monteur": each part has its own ending.
  const frenchParts = (word: string) => word.split("-").map(frenchWord).join("-");
  const form = language === "fr" ? frenchParts : language === "es" ? spanishWord : null;
  if (form === null || (language === "fr" && epicene.test(words[0] ?? ""))) return title;
  // The adjectives right behind the noun agree with it: "technicienne supérieure".
  const last = words.findIndex((word, i) => i > 0 && form(word) === word);
  return words
    .map((word, i) =>
      i < (last < 0 ? words.length : last) &&
      (i === 0 ||
        /(?:é|al|ieur|if|iv[oa]|ic[oa]|er[oa]|(?<!chant|quart|courr|pap|(?<!im)mobil|atel)ier|paysager|(?<!hôt|personn|matéri|logici)el|ien|(?<!(?:sect|mot|val|coul|chal)|[rf]i)eur|adjoint|polyvalent|permanent|itinérant|volant|débutant|remplaçant|coordinateur|formateur|animateur|cadre)$/u.test(
          word,
        ))
        ? form(word)
        : word,
    )
    .join(" ");
}
