import { german as rules } from "../../resume-analysis/rules/german.ts";
import { fold } from "../../vocabulary/fold.ts";
import { titleScore } from "../../vocabulary/titles.ts";
import { articles, genderOf, isPluralNoun, looksPlural } from "./german-nouns.ts";
import type { Tell, Told } from "./tell-line.ts";
import { firstWord } from "./words.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

const preterites = words(
  `leitete fuhrte entwickelte baute plante organisierte betreute steigerte senkte verantwortete koordinierte erstellte
  verkaufte schulte gewann reduzierte konzipierte optimierte schweißte pflegte prufte montierte unterrichtete grundete
  begleitete beriet bearbeitete ubernahm erzielte erhohte verbesserte verhandelte wartete reparierte programmierte testete
  backte kochte reinigte bediente lieferte fuhr half unterstutzte arbeitete schrieb analysierte automatisierte migrierte`,
);
const outcome =
  /^(?:steigerung|senkung|reduzierung|verringerung|verbesserung|erhohung|verkurzung|halbierung|verdopplung)$/;
/** A noun with its article as the object of a sentence: only "der" changes. */
export const accusative = (noun: string): string => noun.replace(/^der(?=\s|$)/, "den");
/** A participle that is formed with "sein", which "habe" would be wrong for. */
const withSein =
  /(?:gewachsen|gestiegen|aufgestiegen|gewesen|gefahren|gereist|gegangen|gekommen|geworden|geblieben)$/;

/** Participles behind a prefix: weak ones end in "t", strong ones in what no infinitive ends in. */
const prefixedParticiple =
  /^(?:(?:vor|auf|ein|aus|an|ab|um|zu|mit|nach|durch|her|weiter|zusammen)(?:be|ver|er|ent|ge)|be|ver|er|ent|zer|uber|unter|ge)\p{L}{3,}t$|.(?:hoben|trieben|schrieben|nommen|worfen|bunden|funden|wiesen|schlossen|schieden|griffen|brochen|zogen|schoben|schnitten|schritten|sprochen)$/u;
/** A number stands without an article: "Zwei Lehrlinge angeleitet". */
const bareNumber = /^(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|beide) /iu;

const helpers: Readonly<Record<string, string>> = {
  mithilfe: "mitgeholfen",
  mitarbeit: "mitgearbeitet",
  mitwirkung: "mitgewirkt",
};

/** "Tore und Zäune gefertigt": two things of which one is a plural by its looks. */
const arePlural = (line: string): boolean =>
  looksPlural(/^\p{Lu}\p{Ll}+e und (\p{Lu}\p{L}+) /u.exec(line)?.[1] ?? "");

/** "Mitarbeit bei der Umstellung" becomes a verb: nobody "takes on help". */
function helpedIn(line: string): Told | null {
  const [, noun = "", rest = ""] = /^(Mit\p{Ll}+) ((?:bei|beim|an|am|in|im) [^,;:]+)$/u.exec(line) ?? [];
  const verb = helpers[noun.toLowerCase()];
  if (verb !== undefined) return { form: "past", text: `habe ich ${rest} ${verb}` };
  const [, supported = ""] = /^Unterstützung der ([^,;:]+)$/u.exec(line) ?? [];
  if (supported !== "") return { form: "past", text: `habe ich die ${supported} unterstützt` };
  const [, helped = ""] = /^Unterstützung ((?:bei|beim|in|im|an) [^,;:]+)$/u.exec(line) ?? [];
  return helped === "" ? null : { form: "past", text: `habe ich ${helped} geholfen` };
}

/** "Wareneinsatz um 9 % gesenkt": the last word tells what the writer did. */
function endsInParticiple(line: string): boolean {
  const written =
    line
      .replace(/\s\([^)]*\)$/u, "")
      .split(" ")
      .at(-1) ?? "";
  const last = fold(written);
  return (
    /^\p{Ll}/u.test(written) &&
    (rules.endsInAction(last) || prefixedParticiple.test(last)) &&
    !withSein.test(last)
  );
}

export const tellGerman: Tell = (line, isPresent) => {
  const isOwn = /(?:^|\s)(?:mein|meine[mnrs]?|unser|unsere[mnrs]?)(?=\s)/iu.test(line);
  if (/(?:^|\s)(?:ich|wir)(?=\s)/iu.test(line) || (isOwn && !endsInParticiple(line)))
    return { form: "whole", text: line };
  const duty = /^(?:zuständig|verantwortlich|mitverantwortlich) für\s/i.exec(line)?.[0];
  if (duty !== undefined)
    return {
      form: "past",
      text: `${isPresent ? "bin" : "war"} ich ${duty.charAt(0).toLowerCase()}${line.slice(1)}`,
    };
  const begun = /^Habe (?=.+\p{Ll}$)/u.exec(line)?.[0];
  if (begun !== undefined) return { form: "past", text: `habe ich ${line.slice(begun.length)}` };
  const role = /^(\p{Lu}\p{L}+) (?:in|seit|im|für|bei|am|an|auf) /u.exec(line)?.[1] ?? "";
  if (role !== "" && (titleScore(role) >= 0.7 || /^Ansprechpartner(?:in)?$/.test(role)))
    return { form: "past", text: `${isPresent ? "bin ich" : "war ich"} ${line}` };
  const helped = helpedIn(line);
  if (helped !== null) return helped;
  const [first, rest] = firstWord(line);
  const word = fold(first.replace(/,$/, ""));
  if (rest === "") return { form: "raw", text: line };
  if (
    preterites.has(word) &&
    !/\s(?:ab|an|auf|aus|bei|durch|ein|her|mit|vor|zu|um|sich)$/.test(line) &&
    // A second verb behind "und" would need its own subject.
    !/\ssich\s|\sund \p{Ll}/u.test(line)
  )
    return { form: "past", text: `${first.charAt(0).toLowerCase()}${first.slice(1)} ich ${rest}` };
  const isTold = endsInParticiple(line);
  const gender = /^\p{Lu}/u.test(first) ? genderOf(word) : null;
  // "Wareneinsatz von 33 auf 28 % gesenkt": the noun is the object of the last word.
  if (isTold && gender !== null && !/[,;:](?!\d)/.test(line))
    return { form: "past", text: `habe ich ${accusative(articles[gender])} ${line}` };
  const nominal = isTold ? null : nounOf(line, first, rest, word);
  if (nominal !== null) return nominal;
  const startsWhole =
    /^(?:\d|den |die |das |eine? |einen |neue |mehrere |alle |rund |über \d|mehr als |täglich |regelmäßig )/iu.test(
      line,
    );
  if (isTold && (looksPlural(first) || arePlural(line)) && !/[,;:](?!\d)/.test(line))
    return { form: "past", text: `habe ich ${line}` };
  if (isTold && (startsWhole || bareNumber.test(line)) && !/[,;:](?!\d)/.test(line)) {
    const opening = /^\p{Lu}\p{Ll}+\s/u.test(line) ? line.charAt(0).toLowerCase() + line.slice(1) : line;
    return { form: "past", text: `habe ich ${opening}` };
  }
  return bareNoun(line, first, isTold) ?? { form: "raw", text: line };
};

/** "Fahrten im ganzen Stadtgebiet" and "Kasse und Tagesabschluss" need no article; any other noun stands behind a colon. */
function bareNoun(line: string, first: string, isTold: boolean): Told | null {
  const isNoun = /^\p{Lu}[\p{L}-]+,?$/u.test(first);
  const hasVerb = /(?:^|\s)(?:ist|war|sind|waren|hat|hatte|wurde|wurden|konnte|kann|gab)(?=\s|$)/u.test(line);
  if (isTold || !isNoun || hasVerb || /\s\p{Ll}*ge\p{L}+t$|\s(?:ab|an|auf|aus|ein|mit|vor|um)$/u.test(line))
    return null;
  const isPair =
    /^\p{Lu}[\p{L}-]{2,}(?:, \p{Lu}[\p{L}-]{2,})* (?:und|sowie) \p{Lu}[\p{L}-]{3,}(?:$| (?:von|vom|im|in|am|an|auf|bei|beim|für|mit|nach|zur?) )/u.test(
      line,
    );
  return { form: isPair || isPluralNoun(first) ? "nouns" : "bare", text: line };
}

/** "und Aufbau von …" gets its article, since the first one has another gender. */
const withArticles = (text: string): string =>
  text.replace(
    /( und )(\p{Lu}[\p{L}-]+)(?= (?:von|vom|der|des|eines|einer)\s)/gu,
    (written, join: string, noun: string) => {
      const gender = genderOf(fold(noun));
      return gender === null ? written : `${join}${articles[gender]} ${noun}`;
    },
  );

/** "Leitung eines Teams", "Planung und Durchführung von …", "Selbstständige Betreuung von …". */
function nounOf(line: string, first: string, rest: string, word: string): Told | null {
  const [next] = firstWord(rest);
  // "Stellen und Verabreichen von Medikamenten": two verbs as nouns.
  if (/^\p{Lu}\p{L}+(?:en|ern|eln) und \p{Lu}\p{L}+(?:en|ern|eln) (?:von|vom|der|des) /u.test(line))
    return { form: "nouns", text: `das ${line}` };
  if (
    /^\p{Lu}\p{Ll}+(?:ungen|ionen|arbeiten) (?:von|vom|der|des|im|in|am|an|auf|bei|beim|für|mit|nach) /u.test(
      line,
    )
  )
    return { form: "nouns", text: line };
  const gender = /^\p{Lu}/u.test(first) ? genderOf(word) : null;
  if (gender !== null && /^[\p{L}-]+$/u.test(first)) {
    if (/^(?:und|sowie|&)$/i.test(next)) return { form: "nouns", text: line };
    if (
      !/^(?:von|vom|der|des|eines|einer|im|in|am|an|auf|bei|beim|für|mit|aller|neuer|durch|zur|zum|unter|über|nach|aus|\d.*|\p{L}+er)$/iu.test(
        next,
      )
    )
      return null;
    if (outcome.test(word)) return { form: "past", text: `erreichte ich eine ${line}` };
    const text = withArticles(`${articles[gender]} ${line}`);
    // Two nouns with their articles take a plural verb.
    return { form: text === `${articles[gender]} ${line}` ? "noun" : "nouns", text };
  }
  if (gender !== null && /^[\p{L}-]+,$/u.test(first)) return { form: "nouns", text: line };
  if (/^\p{Lu}\p{L}+-$/u.test(first) && /^(?:und|sowie)$/i.test(next)) return null;
  // An adjective in "-e" has the same ending after "die".
  const second = fold(next);
  if (/^\p{L}{4,}e$/u.test(first) && /^\p{Lu}/u.test(next) && genderOf(second) === "f" && rest.includes(" "))
    return { form: "noun", text: `die ${first.charAt(0).toLowerCase()}${first.slice(1)} ${rest}` };
  return null;
}
