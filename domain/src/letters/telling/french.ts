import { fold } from "../../vocabulary/fold.ts";
import { titleScore } from "../../vocabulary/titles.ts";
import {
  actOf,
  enumerated,
  frenchGender,
  isPluralNoun,
  noneOf,
  passedTo,
  resultOf,
  riseOf,
  withArticle,
  withArticles,
} from "./french-nouns.ts";
import type { Tell, Told } from "./tell-line.ts";
import { firstWord, lowerFirst } from "./words.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Participles without "-é". Some are nouns too and then have "de" behind them. */
const participles = words(
  `mis remis promis pris repris appris entrepris conduit reduit produit traduit construit introduit obtenu tenu maintenu
  soutenu vendu rendu repondu recu concu etabli fourni reussi defini garanti fini rempli accueilli recueilli servi suivi
  ouvert offert couvert decouvert fait refait ecrit decrit vu revu elargi agrandi enrichi investi reuni choisi saisi bati
  resolu accru etendu pourvu`,
);
/** Words in "-é" that are nouns or tell what the writer is. */
const noParticiples = words(
  `diplome salarie employe charge experimente motive habilite passionne certifie marche conge arrete releve enonce
  specialise qualifie dote implique prepose associe delegue agree diplomee`,
);
/** Done to the writer; agreement is as they wrote it. */
const passive =
  /^(?:promu|nomm[ée]|élu|form[ée](?= (?:à|aux?|en|sur|par))|embauch[ée]|recrut[ée](?= (?:comme|en|par|pour))|charg[ée]|affect[ée]|détach[ée]|récompens[ée]|distingu[ée]|invit[ée])(?:e|\(e\))?(?:\s|$)/iu;
const state = /^(?:responsable|en charge|co-responsable) (?:de|du|des|d['’])/iu;

/** Nouns of an outcome: it was obtained, not looked after. */
const outcome =
  /^(?:reduction|baisse|diminution|hausse|augmentation|amelioration|progression|croissance|doublement|triplement|division par)$/;
/** Something done once: it is over, also in the present job. */
const once =
  /^(?:réorganisation|refonte|restructuration|informatisation|dématérialisation|déploiement|mise en (?:place|service|œuvre)(?! (?:de la salle|des? tables?|du bar|du buffet|des rayons|du rayon|des couverts))) (?:de|du|des|d['’])|, (?:qui|ce qui) (?:a|ont) |^(?:lancement|ouverture|migration|déménagement|introduction) (?:de|du|des|d['’])|^(?:mise en (?:place|service|œuvre)|création|conception|refonte|organisation|rédaction|élaboration|construction|développement|installation|obtention) d['’]une? |\b(?:pendant|durant) (?:\S+ ){1,2}(?:ans?|mois|semaines?)(?!\p{L})/iu;
/** Figures set behind a comma without a verb: the line can only be quoted. */
const looseFigure = /,\s\d[\d\s.,%]*\s\p{L}+(?:\s|$)/u;
/** A part that the writer had: "Chef d’équipe de 4 maçons". */
const part =
  /^(?:chefs? d['’]équipe|cheffe d['’]équipe|tuteur|tutrice|référente?|formateur|formatrice|coordinateur|coordinatrice|adjointe?|déléguée?|représentante?|membre|présidente?|trésorier|trésorière|bénévole|maître d['’]apprentissage|maître de stage) (?:de|du|des|d['’]|à|au|aux|pour|en|depuis|auprès)/iu;
/** "A formé 4 apprentis": the verb without the writer. */
const thirdPerson = /^(?:A|Ai) (?=\p{Ll}+(?:é|i|u|is|it|ert) )/u;
const helping = /^(?:aidé|assisté|participé|contribué|collaboré|veillé|travaillé|procédé)$/iu;

function isInfinitive(word: string): boolean {
  if (/^(?:etre|avoir)$/.test(word)) return false;
  if (/(?:ier)$/.test(word))
    return (
      /(?:fier|trier|tudier|pedier|copier|confier|egocier|pecier|plier|lier|delier)$/.test(word) &&
      word !== "atelier" &&
      word !== "particulier"
    );
  if (
    /(?:premier|dernier|metier|hier|fer|mer|cher|hiver|chantier|cuisinier|super|leader|manager|reporter|master|corner)$/.test(
      word,
    )
  )
    return false;
  return (
    /.{2}er$/.test(word) ||
    /.{3}(?:dre|ttre|ivre|quir|enir|ueillir|ssir|ervir|ffrir|uvrir|blir|nir|sir|plir|rantir|urnir|gir|chir)$/.test(
      word,
    ) ||
    /^(?:faire|ecrire|lire|conduire|produire|traduire|construire|reduire|servir|recevoir|concevoir|prevoir|suivre)$/.test(
      word,
    )
  );
}

/** Nouns of helping become verbs: nobody "assures a participation". */
const helped: readonly (readonly [RegExp, string])[] = [
  [/^participation (?=à|au|aux)/i, "participé "],
  [/^contribution (?=à|au|aux)/i, "contribué "],
  [/^collaboration (?=à|au|aux|avec)/i, "collaboré "],
  [/^aide (?=à|au|aux)/i, "apporté mon aide "],
  [/^appui (?=à|au|aux)/i, "apporté mon appui "],
  [/^soutien (?=à|au|aux)/i, "apporté mon soutien "],
  [/^assistance (?=à|au|aux)/i, "apporté mon assistance "],
];

export const tellFrench: Tell = (line, isPresent) => {
  if (/(?:^|[\s,;])(?:(?:je|mon|ma|mes|nous|notre)(?=\s)|j['’](?=\p{L}))/iu.test(line))
    return { form: "whole", text: lowerFirst(line) };
  if (passive.test(line)) return { form: "past", text: `été ${lowerFirst(line)}` };
  if (state.test(line))
    return isPresent
      ? { form: "noun", text: line.replace(/^(?:co-)?responsable |^en charge /i, "la responsabilité ") }
      : { form: "past", text: `été ${lowerFirst(line)}` };
  const result = resultOf(line) ?? riseOf(line) ?? actOf(line, isPresent);
  if (result !== null) return { form: "past", text: result };
  const none = noneOf(line) ?? passedTo(line);
  if (none !== null) return { form: "whole", text: none };
  if (thirdPerson.test(line)) return { form: "past", text: line.replace(thirdPerson, "") };
  if (/^Missions? (?:en|à|au|aux|dans|chez|de|d['’]) ?/u.test(line))
    return { form: "past", text: `effectué des ${lowerFirst(line)}`.replace("des mission ", "une mission ") };
  const help = helped.find(([pattern]) => pattern.test(line));
  if (help !== undefined) return { form: "past", text: line.replace(...help) };
  const [first, rest] = firstWord(line);
  const isTitle =
    titleScore(first) >= 0.7 && /^\S+(?: \p{Ll}+)? (?:de|du|des|d['’]|à|au|aux|en|depuis|pour)/u.test(line);
  if (part.test(line) || (isTitle && frenchGender(fold(first)) === null))
    return isPresent
      ? { form: "whole", text: `je suis ${lowerFirst(line)}` }
      : { form: "past", text: `été ${lowerFirst(line)}` };
  const word = fold(first);
  const [next] = firstWord(rest);
  const ofNext = /^(?:de|du|des|d['’].*)$/iu.test(next);
  if (rest === "" || !/^[\p{L}-]+$/u.test(first)) return listed(line, first, rest);
  if (participles.has(word) && !ofNext) return { form: "past", text: lowerFirst(line) };
  const isEd =
    /é$/iu.test(first) &&
    word.length >= 4 &&
    !noParticiples.has(word) &&
    !/(?:[bdlnrsv]ite|icite|ivite|alite|ilite|urite|ante|prete|eaute|auté)$/.test(word);
  if (isEd && !/^(?:en|de|du|d['’].*|à|au)$/iu.test(next)) return { form: "past", text: lowerFirst(line) };
  if (isInfinitive(word)) return { form: "base", text: lowerFirst(line) };
  // "Aidé" is no "aide".
  if (/é$/iu.test(first) && helping.test(first)) return { form: "past", text: lowerFirst(line) };
  return /é$/iu.test(first) ? { form: "raw", text: line } : toldNoun(line);
};

/** A line that begins with a noun. */
function toldNoun(line: string): Told {
  const [first, rest] = firstWord(line);
  const [next] = firstWord(rest);
  const word = fold(first);
  const gender = frenchGender(word) ?? (isPluralNoun(first) ? "p" : null);
  const bare: Told = /^\p{Lu}\p{Ll}/u.test(line)
    ? { form: "bare", text: lowerFirst(line) }
    : { form: "raw", text: line };
  if (gender === null || looseFigure.test(line)) return bare;
  const list = enumerated(line);
  if (list !== null) return { form: "noun", text: list };
  if (/^(?:et|ou|puis)$/i.test(next)) return { form: "nouns", text: lowerFirst(line) };
  if (once.test(line))
    return { form: "past", text: withArticles(`assuré ${withArticle(lowerFirst(line), gender)}`) };
  if (outcome.test(word) || outcome.test(`${word} ${next}`))
    return { form: "past", text: `obtenu ${gender === "f" ? "une" : "un"} ${lowerFirst(line)}` };
  // A second noun joined without "de" may need an article of its own.
  const isJoined =
    /,\s|\s(?:et|ou)\s/u.test(line) &&
    !/(?:,\s|\s(?:et|ou)\s)(?:de|du|des|d['’]|le|la|les|l['’]|à|aux?|en|\d|un|une)/u.test(line);
  if (isJoined && /^(?:\S+,|\S+ et )/.test(line)) return { form: "nouns", text: lowerFirst(line) };
  const text = withArticles(withArticle(lowerFirst(line), gender));
  // "la préparation des mortiers et découpe des carreaux" lacks an article.
  return /(?:,| et) (?!de |du |des |d['’]|le |la |les |l['’]|leurs? |sa |son |ses )\p{Ll}+ (?:de|du|des|d['’])/u.test(
    text,
  )
    ? bare
    : { form: "noun", text };
}

/** "Accueil, conseil et encaissement": several nouns of action. */
function listed(line: string, first: string, rest: string): Told {
  const list = enumerated(line);
  if (list !== null) return { form: "noun", text: list };
  const opening = fold(first.replace(/[,/]$/, ""));
  const isList = rest !== "" && /^[\p{L}-]+,$/u.test(first) && frenchGender(opening) !== null;
  return isList ? { form: "nouns", text: lowerFirst(line) } : { form: "raw", text: line };
}
