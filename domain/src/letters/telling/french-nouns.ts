import { fold } from "../../vocabulary/fold.ts";
import { firstWord, lowerFirst } from "./words.ts";

export type FrenchGender = "f" | "m" | "p";

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

const feminine = words(
  `vente prise mise tenue conduite analyse etude saisie veille recherche reprise refonte remise coupe pose aide collecte
  livraison cuisson relance soudure maitrise mesure vaisselle plonge couture taille cueillette manutention
  comptabilite facturation paie logistique surveillance maintenance assistance baisse hausse garde decoupe retouche
  commande visite ouverture fermeture plantation tonte distribution prospection lecture caisse coiffure consigne
  demarche equipe campagne enquete tournee permanence astreinte cloture declaration frequentation satisfaction
  productivite qualite securite proprete rentabilite visibilite note part perte casse marge preparation formation`,
);
const masculine = words(
  `accueil suivi conseil controle appui pilotage entretien service transport tri essai bilan calcul encaissement lancement
  contact soutien reglage secretariat reporting management soin nettoyage rangement depannage montage demontage usinage
  cablage stockage etiquetage balisage dressage petrissage faconnage respect tutorat secours debit chargement
  dechargement arrimage coffrage ferraillage elagage planning dialogue partenariat mentorat inventaire echange atelier
  contrat projet dossier rapport programme plan budget delai taux temps chiffre nombre volume panier cout score
  absenteisme accident incident retard arret rebut defaut litige recours stock diagnostic releve parcours traitement
  remplacement conditionnement recrutement coaching merchandising marketing support portage phoning pret`,
);
const plural = words(
  `soins ventes relances travaux achats livraisons reparations encaissements commandes inventaires cours visites analyses
  devis reseaux tests bilans echanges`,
);
const oddFeminine = /^(?:image|plage|page|cage|rage|nage)$/;
/** Words in "-s" or "-x" that are one thing, or no noun at all. */
const noPlural =
  /^(?:acces|succes|process|processus|campus|business|avis|choix|prix|flux|index|focus|temps|tri|sous|dans|sans|vers|plus|moins|divers|plusieurs|hors|lors|tres|apres|depuis|puis|mais|nos|vos|mes|ses|leurs|aux|deux|six|dix|trois|gros|bons?|nouveaux|principaux|.*(?:eux|eurs|iers|ifs|ives|euses))$/;

/** The gender of a noun of action; null when it is not known. */
export function frenchGender(word: string): FrenchGender | null {
  if (plural.has(word)) return "p";
  if (feminine.has(word)) return "f";
  if (masculine.has(word)) return "m";
  if (/.{3}s$/.test(word) && frenchGender(word.slice(0, -1)) !== null) return "p";
  if (/.{2}(?:tion|sion|xion|ance|ence|(?<!e)ure|ette|ise)$/.test(word)) return "f";
  return /.{3}(?:ment|age|isme|oir)$/.test(word) && !oddFeminine.test(word) ? "m" : null;
}

const vowel = /^[aeiouyàâéèêëîïôùûœh]/iu;

/** A noun with its article before it: "la pose", "l’accueil", "les soins". */
export const withArticle = (noun: string, gender: FrenchGender): string => {
  if (gender === "p") return `les ${noun}`;
  if (vowel.test(noun) && !/^(?:hausse|handicap)/i.test(noun)) return `l’${noun}`;
  return `${gender === "f" ? "la" : "le"} ${noun}`;
};

/** "et suivi de …" and ", suivi de …" get the article that a sentence needs. */
export const withArticles = (text: string): string =>
  text.replace(
    /((?:,| et) )(\p{Ll}+)(?= (?:de|du|des|d['’]|en|à|aux?) ?|$)/gu,
    (written, join: string, noun: string) => {
      const gender = frenchGender(fold(noun));
      return gender === null ? written : join + withArticle(noun, gender);
    },
  );

/** "chargement, arrimage et déchargement de …" with an article each; null when the gender of one is not known. */
export function enumerated(line: string): string | null {
  const [, nouns = "", rest = ""] =
    /^(\p{L}+(?:, \p{L}+)*(?:,? et \p{L}+))((?: (?:de|du|des|à|aux?|en|avec|pour|par|sur|dans|sous) .*| d['’].*)?)$/u.exec(
      lowerFirst(line),
    ) ?? [];
  if (nouns === "") return null;
  const genders = nouns.split(/, | et /).map((noun) => frenchGender(fold(noun)));
  if (genders.includes(null)) return null;
  return nouns.replace(/\p{L}{3,}/gu, (noun) => withArticle(noun, frenchGender(fold(noun)) ?? "p")) + rest;
}

/** Nouns of an act and the participle that says the same: "Formation de 8 commis", "j’ai formé 8 commis". */
const acts: Readonly<Record<string, string>> = {
  formation: "formé",
  création: "créé",
  réorganisation: "réorganisé",
  restructuration: "restructuré",
  conception: "conçu",
  rédaction: "rédigé",
  fabrication: "fabriqué",
  installation: "installé",
  négociation: "négocié",
  réalisation: "réalisé",
  organisation: "organisé",
  lancement: "lancé",
  ouverture: "ouvert",
  encadrement: "encadré",
  élaboration: "élaboré",
  "mise en place": "mis en place",
  "mise en service": "mis en service",
};
/** Acts that go on through a job are told as past only where the job is over. */
const lasting =
  /^(?:mise en|encadrement|rédaction|fabrication|négociation|réalisation|formation|organisation)/iu;
const objects: Readonly<Record<string, string>> = { du: "le ", des: "les ", "de la": "la ", "de l": "l’" };

/** An act as a verb, without "j’ai"; null when the line names none, or one that goes on. */
export function actOf(line: string, isPresent: boolean): string | null {
  const [, noun = "", of = "", rest = ""] =
    /^(mise en place|mise en service|\p{L}+) (d['’]une? |de la |de l['’]|du |des |de (?=\d))(.+)$/iu.exec(
      line,
    ) ?? [];
  const participle = acts[noun.toLowerCase()];
  // A second noun would need its own verb.
  if (
    participle === undefined ||
    /(?:,| et) \p{Ll}+(?:tion|ment|age|ance|ure|[^s]i) (?:de|du|des|d['’])/u.test(rest)
  )
    return null;
  if (isPresent && lasting.test(noun) && !/^d.?une? $/iu.test(of) && !/, qui (?:a|ont) /u.test(line))
    return null;
  const object =
    /^d/i.test(of) && /une?/i.test(of)
      ? `${of.slice(2).trim()} `
      : (objects[of.trim().replace(/['’]$/, "")] ?? "");
  return `${participle} ${object}${rest.replace(/, qui (?=a |ont )/u, ", ce qui ")}`;
}

/** "Stock tenu à jour", "Clientèle fidélisée": done to a thing, so the head of the line may not be an act itself. */
const handled =
  "tenu|fidélisé|rendu|remis|livré|traité|formé|encadré|recruté|vendu|posé|installé|réalisé|géré|mené|négocié|signé|gagné|résolu|réparé|entretenu|optimisé|automatisé|dématérialisé|respecté";
const handledParticiple = new RegExp(`^(?:${handled})e?s?$`, "u");
const actNoun = /(?:tion|sion|ment|age|ance|ence|ure|ise)s?$/;
const resultParticiple = new RegExp(
  `^(?:${handled}|obtenu|réduit|ramené|augmenté|diminué|doublé|triplé|amélioré|accru|divisé|multiplié|porté|raccourci|limité|abaissé|maintenu|atteint|stabilisé)(e?)(s?)$`,
  "u",
);

/** "Délai de traitement ramené de 12 à 5 jours" as what the writer did; null for any other line. */
export function resultOf(line: string): string | null {
  const all = line.split(" ");
  const at = all.findIndex((word, i) => i > 0 && resultParticiple.test(word));
  const [participle = "", e = "", s = ""] = resultParticiple.exec(all[at] ?? "") ?? [];
  const noun = all.slice(0, at).join(" ");
  const rest = all.slice(at + 1).join(" ");
  if (
    participle === "" ||
    /[,;:]/.test(noun) ||
    !/^(?:de|d['’]|par|à|en|dès|grâce|pour|sous|au|dans|sans|avec|\d|$)/u.test(rest)
  )
    return null;
  const [head] = firstWord(noun);
  if (handledParticiple.test(all[at] ?? "") && actNoun.test(fold(head))) return null;
  const isNoun = /^[\p{L}-]+$/u.test(head) && !/(?:[^t]és?|ées?)$/u.test(head);
  if (!isNoun || /^(?:a|ai|est|être|j)$/iu.test(head)) return null;
  const base = participle.slice(0, participle.length - e.length - s.length);
  // "accru", "réduit" have no other form before the object.
  return `${base} ${withArticle(lowerFirst(noun), s !== "" ? "p" : e !== "" ? "f" : "m")} ${rest}`;
}

/** "Chiffre d’affaires en hausse de 18 % en 2024" as an outcome that the writer obtained. */
export function riseOf(line: string): string | null {
  const [, noun = "", kind = "", share = "", rest = ""] =
    /^([^,;:]+?) en (hausse|baisse|progression|augmentation|diminution) (de [\d,.]+\s?%)(.*)$/u.exec(line) ??
    [];
  const gender = frenchGender(fold(firstWord(noun)[0]));
  if (noun === "" || gender === null) return null;
  const of = { f: "de la ", m: "du ", p: "des " }[gender];
  const elided = gender !== "p" && vowel.test(noun) ? "de l’" : of;
  return `obtenu une ${kind} ${share} ${elided}${lowerFirst(noun)}${rest}`;
}

/** "Taux de réussite passé de 74 à 88 %" as a sentence. */
export function passedTo(line: string): string | null {
  const [, noun = "", end = "", rest = ""] = /^([^,;:]+?) passé(e?s?) (de .+)$/u.exec(line) ?? [];
  if (noun === "") return null;
  const gender = end.endsWith("s") ? "p" : end === "e" ? "f" : "m";
  return `${withArticle(lowerFirst(noun), gender)} ${gender === "p" ? "sont" : "est"} passé${end} ${rest}`;
}

/** "Zéro accident en sept ans" as a sentence. */
export function noneOf(line: string): string | null {
  const [, noun = "", rest = ""] = /^(?:Zéro|Aucune?) (\p{Ll}+)((?: .*)?)$/u.exec(line) ?? [];
  const gender = frenchGender(fold(noun));
  if (noun === "" || gender === "p") return null;
  const isFeminine = gender === null ? noun.endsWith("e") : gender === "f";
  return `je n’ai eu ${isFeminine ? "aucune" : "aucun"} ${noun}${rest}`;
}

/** Tells whether a word opens a line in the plural: "Échanges quotidiens avec les familles". */
export const isPluralNoun = (first: string): boolean =>
  /^\p{L}{4,}[sx]$/u.test(first) && !noPlural.test(fold(first)) && !/(?:és|ées)$/u.test(first);
