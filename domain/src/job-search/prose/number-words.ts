import type { Language } from "@waymark/contract/values";

/** Folded words for numbers, fractions and multiples, without words such as "one", which are articles too. */
const numberWords: Readonly<Record<Language, RegExp>> = {
  en: /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen(?:th)?s?|(?:twen|thir|for|fif|six|seven|eigh|nine)t(?:y|ies|ieth)|hundred(?:th)?s?|thousand(?:th)?s?|[mb]illion(?:th)?s?|trillions?|dozens?|hal(?:f|ves|ved?)|second|thirds?|quarters?|fourths?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?|twelfth|doubl(?:e[ds]?|ing)|tripl(?:e[ds]?|ing)|quadrupl\w+|twice|thrice|zero|(?:two|three|four|five|six|ten|hundred)fold|decades?|fortnight|percent(?:age)?s?)$/,
  es: /^(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\w+|veint\w+|(?:trei|cuare|cincue|sese|sete|oche|nove)nta|cien|cient[oa]s?|\w+cient[oa]s|quinient[oa]s|mil|miles|millar\w*|millon\w*|billon\w*|docenas?|decenas?|centenar\w*|mitad|segund[oa]s?|tercer\w*|tercios?|cuart[oa]s?|quint[oa]s?|sext[oa]s?|decim[oa]s?|dobl\w+|duplic\w+|tripl\w+|cero|decadas?|porcentaje\w*)$/,
  fr: /^(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|quinzaine|seize|vingt\w*|(?:tr|quar|cinqu|soix)ant[e\w]*|trent\w+|cents?|centaines?|centiemes?|mille|milliers?|millions?|milliards?|dizaines?|douzaines?|moities?|demi\w*|tiers|quarts?|doubl\w+|tripl\w+|deuxieme\w*|seconde?s?|troisieme\w*|quatrieme\w*|cinquieme\w*|sixieme\w*|septieme\w*|huitieme\w*|neuvieme\w*|dixieme\w*|zero|decennies?|pourcentage\w*)$/,
  de: /zwei|zwo|drei|vier|funf|sechs|sieben|neun|zehn|zwanzig|hundert|tausend|million|milliard|doppel|drittel|dutzend|zwolf|^halb|^halfte|^eins$|^null$|^elf(?:t\w*)?$|^acht(?:e[nrs]?|el|zig\w*|mal|fach\w*|und\w*)?$|^prozent\w*$|jahrzehnt/,
};

/** Words that are a number in one language but have another meaning in this one. */
const meansElse: Readonly<Record<Language, readonly string[]>> = {
  en: ["once", "tiers", "cent", "cents"],
  es: [],
  fr: ["dos"],
  de: [],
};

const languages: readonly Language[] = ["en", "es", "fr", "de"];

/** Tells whether a folded word means a number in any of the four languages. */
export const saysNumber = (word: string, language: Language): boolean =>
  !meansElse[language].includes(word) && languages.some((each) => numberWords[each].test(word));
