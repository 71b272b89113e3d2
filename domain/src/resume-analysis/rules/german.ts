import type { LanguageRules } from "./language-rules.ts";
import { phrases, wordSet } from "./word-lists.ts";

/** Endings of nouns of action besides "-ung" and "-ion"; a compound ends like its last part. */
const nounEndings =
  /(?:aufbau|ausbau|umbau|abbau|einbau|anbau|bau|einkauf|verkauf|vertrieb|betrieb|pflege|analyse|analysen|kontrolle|kontrollen|montage|abnahme|annahme|aufnahme|ausgabe|durchgabe|eingabe|einsatz|umgang|empfang|versand|transport|service|dienst|entwurf|test|tests|support|einfuhr|prognose|diagnose|akquise|recherche|analytik|coaching|training|controlling|marketing|reporting|monitoring|management|handling|mentoring|onboarding|recruiting|assistenz|hilfe|auswahl|auftritt|erhalt|ausgleich|abgleich|unterricht|schnitt|druck|einzug|aushang|abschluss|abschlusse|reparatur|reparaturen|inventur|inventuren|korrektur|korrekturen|wache|ablage|beilage|lehre|schutz|steigerung|arbeit|arbeiten|gesprache|fuhrung|visite|fahrt|fahrten|tausch|austausch|start|rollout|entwurfe|konzepte|erfassen|prufungen|anlage)$/;

const verbs = wordSet(`
  leitete fuhrte entwickelte baute plante organisierte betreute steigerte senkte verantwortete koordinierte erstellte
  verkaufte schulte gewann reduzierte konzipierte optimierte schweisste pflegte prufte montierte unterrichtete grundete
  begleitete beriet bearbeitete ubernahm erzielte erhohte verbesserte verhandelte`);

const noVerbs = wordSet(`
  erfahrung ausbildung leistung abteilung wohnung zeitung richtung region million stadion studium station generation
  berufserfahrung weiterbildung gesellschaft version person personen stellung position garten stunden kunden daten`);

export const german: LanguageRules = {
  examples: ["Leitung", "Aufbau"],
  isAction: (word, written) => {
    if (noVerbs.has(word)) return false;
    if (verbs.has(word)) return true;
    if (/^\p{Lu}/u.test(written)) {
      if (/.{2}(?:ung|ungen|ion|ionen|ierung|ierungen)$/.test(word)) return true;
      if (nounEndings.test(word)) return true;
      // Infinitives used as nouns: "Betreuen", "Sicherstellen".
      if (/^[a-z]{4,}(?:en|eln|ern)$/.test(word)) return true;
    }
    return isParticiple(word) || /^[a-z]{4,}(?:ieren|ierte)$/.test(word);
  },
  endsInAction: (word) => isParticiple(word) || verbs.has(word),
  skipped: (word) =>
    /^(?:selbst|eigen|erfolgreich|fach|eigenverantwortlich|laufend|taglich|regelmassig|komplett|vollstandig|sicher|neu|technisch|operativ|strategisch|fachlich|kaufmannisch|administrativ|telefonisch|persoenlich|personlich|individuell|allgemein)[a-z]*e[nrsm]?$/.test(
      word,
    ) ||
    /^(?:erfolgreich|eigenverantwortlich|selbststandig|selbstandig|taglich|regelmassig|u\.a|die|der|das)$/.test(
      word,
    ),
  vague: wordSet(`
    sache sachen aufgabe aufgaben diverse diverser diverses verschiedene verschiedener arbeit arbeiten alles anderes allgemeine allgemeiner tatigkeit tatigkeiten sonstige sonstiges taglich usw etc`),
  weak: phrases(`
    zustandig fur|verantwortlich fur|mitverantwortlich fur|mitarbeit|mitarbeit bei|mitarbeit in|mithilfe|mitwirkung|
    unterstutzung bei|unterstutzung der|unterstutzung des|unterstutzung in|unterstutzung beim|beteiligt an|
    beteiligung an|tatig als|tatig im|tatig in|aufgaben:|aufgabengebiet|tatigkeiten:|meine aufgaben|
    zu meinen aufgaben|half bei|geholfen bei|habe geholfen|aushelfen|aushilfe bei|diverse aufgaben|
    allgemeine aufgaben|sonstige aufgaben|einblick in|einblicke in|zustandigkeit fur|arbeit an|arbeiten an`),
  pronouns:
    /(?<![\p{L}\d.-])(?:[Ii]ch|[Mm]ein(?:e|en|em|er|es)?|[Mm]ir|[Mm]ich|[Ww]ir|[Uu]nser(?:e|en|em|er|es)?)(?![\p{L}\d-])/gu,
  buzzwords: phrases(`
    teamfahig|teamfahigkeit|teamplayer|belastbar|belastbarkeit|flexibel|hochmotiviert|hoch motiviert|motiviert und|
    engagiert und|zielstrebig|kommunikationsstark|dynamisch|dynamische personlichkeit|ergebnisorientiert|
    ergebnisorientierte|hands-on-mentalitat|hands-on mentalitat|hands on|macher|macherin|querdenker|lernbereit|
    schnelle auffassungsgabe|zuverlassig und|proaktiv|proaktive|leidenschaft fur|leidenschaftlich|uber den tellerrand|
    synergie|synergien|losungsorientiert|losungsorientierte|eigeninitiative|allrounder|allrounderin|perfektionist`),
  figures:
    /\b(?:zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|funfzehn|zwanzig|dreissig|vierzig|funfzig|hundert|hunderte|tausend|tausende|millionen|milliarden|dutzend|dutzende|verdoppel\w+|verdreifach\w+|halbier\w+|doppelt\w*|dreifach\w*|zweistellig\w*)\b/,
};

/** Recognises "geleitet", "entwickelt", "aufgebaut", "durchgefuhrt", "organisiert". */
function isParticiple(word: string): boolean {
  if (/^[a-z]{3,}iert$/.test(word)) return true;
  if (
    /^(?:ab|an|auf|aus|bei|durch|ein|her|hin|mit|nach|um|vor|weiter|zu|zusammen|bereit|sicher|fertig)?ge[a-z]{3,}(?:t|en)$/.test(
      word,
    )
  ) {
    return (
      word !== "gesamt" && word !== "gebiet" && word !== "gegen" && word !== "gehalt" && word !== "gerat"
    );
  }
  return /^(?:be|ver|er|ent|zer|uber|unter)[a-z]{3,}(?:elt|igt|ert|utzt|eitet|iebt|tzt|uert|cht|ohen|sert|dert|lert|stellt|ommen|uft|uhrt|utet|asst|kauft|baut|reut|ringert)$/.test(
    word,
  );
}
