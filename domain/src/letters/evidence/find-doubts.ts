import type { LetterDoubt } from "@waymark/contract/letters";
import type { Language } from "@waymark/contract/values";
import { fold, foldedWords } from "../../vocabulary/fold.ts";
import { languageName } from "../../vocabulary/language-names.ts";
import { companyScore } from "../../vocabulary/organisations.ts";
import { findSkills, skillIdsIn } from "../../vocabulary/skills.ts";
import { plainWords } from "../../vocabulary/stem.ts";
import { titleScore } from "../../vocabulary/titles.ts";
import { numbersIn, type WrittenNumber } from "./numbers.ts";
import { keysOf, type Passage, type Sources, wordKey } from "./passages.ts";
import type { SentenceKind } from "./sentence-kind.ts";

/** The facts that a sentence is compared with. */
export interface Compared {
  readonly sources: Sources;
  readonly kind: SentenceKind;
  /** The passages closest to the sentence, best first. */
  readonly nearest: readonly Passage[];
  readonly years: number;
  /** Dates that a letter may name: today's, those of wishes. */
  readonly days: readonly number[];
  /** Language of the whole letter; null when unclear. In German, a capital does not mark a name. */
  readonly language: Language | null;
}

type Finder = (sentence: string, compared: Compared) => LetterDoubt[];

const same = (a: WrittenNumber, b: WrittenNumber): boolean =>
  a.value === b.value && (a.isShare === b.isShare || !a.isShare);

/** Numbers that stand in no passage which has anything else in common with the sentence. */
const numberDoubts: Finder = (sentence, { sources, kind, years, days }) => {
  const keys = keysOf(sentence);
  return numbersIn(sentence).flatMap((number) => {
    const after = fold(sentence.slice(number.end, number.end + 24));
    const isYears = /^\+?\s?(?:years?|jahre?n?|ans|annees?|anos|berufsjahre)/.test(after);
    if (isYears && !number.isShare && years > 0 && number.value <= years + 0.5) return [];
    if (days.includes(number.value) && !number.isShare && !kind.isHaving) return [];
    const holds = (passage: Passage) =>
      passage.numbers.some((one) => same(number, one)) &&
      (number.value >= 1_900 || sharesWord(passage, keys) || isSmallPassage(passage));
    const inOwn = sources.own.some(holds);
    const inPosting =
      kind.isAboutPosting &&
      !kind.isHaving &&
      sources.posting.some((passage) => passage.numbers.some((one) => same(number, one)));
    return inOwn || inPosting ? [] : [{ what: "number" as const, words: number.written }];
  });
};

const sharesWord = ({ words }: Passage, keys: ReadonlySet<string>): boolean =>
  [...keys].some((key) => words.has(key));
const isSmallPassage = ({ words }: Passage): boolean => words.size <= 2;

const calendar =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|christmas|easter)$/;
const generic =
  /^(?:i|cv|dear|sir|madam|mr|mrs|ms|monsieur|madame|english|german|french|spanish|internet|excel|covid|ich|sie|ihr|ihnen|usted|ustedes|the|a|an|at|in|on|as|for|with|since|from|there|here|je|le|la|les|el|los|las|un|una|une|des|du|de|en|au|aux|et|y|por|para|con|mi|mis|su|sus|mon|ma|mes|votre|vos|nous|vous)$/;

/** A word of its own, but part of a name before another capital: "British Gas". */
const ofCountry = /^(?:european|british|american)$/;

/** Names, mostly of employers, that no source has. */
const employerDoubts: Finder = (sentence, { sources, kind, language }) => {
  const isGerman =
    language === "de" ||
    (language === null && /\b(?:ich|und|der|die|das|mit|bei|von|als|meine?)\b/.test(fold(sentence)));
  const known = (word: string, isAlone: boolean) => {
    const plain = fold(word);
    if (isAlone && ofCountry.test(plain)) return true;
    if (generic.test(plain) || calendar.test(plain) || languageName(plain) !== null) return true;
    const isIn = (tokens: ReadonlySet<string>) => foldedWords(plain).every((part) => tokens.has(part));
    if (isIn(sources.ownTokens)) return true;
    // "bei der Sächsischen Rundschau" is the "Sächsische Rundschau" of the resume.
    if (
      isGerman &&
      /.{4}en$/.test(plain) &&
      ["e", "er", "es"].some((end) => sources.ownTokens.has(plain.replace(/en$/, end)))
    )
      return true;
    return !kind.isHaving || kind.isAboutPosting ? isIn(sources.postingTokens) : false;
  };
  const doubts: LetterDoubt[] = [];
  for (const { 0: name, index } of sentence.matchAll(
    /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}&’'.-]*(?:\s(?:&\s|of\s|de\s|du\s|und\s|y\s)?\p{Lu}[\p{L}\p{N}&’'-]*)*/gu,
  )) {
    const before = sentence.slice(0, index);
    const opens =
      /(?:^|[.:;!?«“„"(]\s?)$/u.test(before.trimEnd() === "" ? "" : before) || before.trim() === "";
    const parts = name.split(/\s/).filter((part) => /^\p{Lu}/u.test(part));
    const unknown = parts.filter(
      (part, i) => !(opens && i === 0) && !known(part.replace(/['’]s$|[.,]+$/u, ""), parts.length === 1),
    );
    if (unknown.length === 0) continue;
    const isAfterAt = /(?:^|\s)(?:bei|beim|bei der|bei dem)\s$/iu.test(before);
    const isName = companyScore(name) > 0 || /\p{Ll}\p{Lu}|^\p{Lu}{2,}(?![\p{Ll}])/u.test(unknown[0] ?? "");
    const isCommon =
      /(?:ungen?|keit|heit|schaft|tion(?:en)?|en|ern|e|arbeit|zeit|dienst|stress|bedarf|interesse)$/.test(
        unknown[0] ?? "",
      );
    if (isGerman && !isName && !(isAfterAt && (!isCommon || parts.length > 1))) continue;
    doubts.push({ what: skillIdsIn(name, 1).length > 0 ? "skill" : "employer", words: name });
  }
  return doubts;
};

/** Skills that stand in no source. Those that everybody is asked for are not compared. */
const soft = new Set(
  "teamwork communication problem-solving time-management organization attention-to-detail critical-thinking decision-making adaptability creativity empathy multitasking stress-resistance presentation customer-service".split(
    " ",
  ),
);
/** The skills of a text that no own source has, in the words of the text. */
export function skillDoubts(text: string, sources: Sources): LetterDoubt[] {
  const written = findSkills(text);
  return skillIdsIn(text, 60).flatMap((id, i) => {
    const words = written[i] ?? id;
    if (soft.has(id) || sources.skills.has(id)) return [];
    // The words may stand in a source under another id of the dictionary.
    const isKnown = plainWords(words).every((word) =>
      sources.ownText.includes(word.slice(0, Math.max(4, word.length - 3))),
    );
    return isKnown ? [] : [{ what: "skill" as const, words }];
  });
}
const unprovenSkills: Finder = (sentence, { sources, kind }) =>
  skillDoubts(sentence, sources).filter(
    ({ words }) => kind.isHaving || !kind.isAboutPosting || !sources.postingText.includes(fold(words)),
  );

/** Kinds of degrees, folded, in four languages. */
const degrees: readonly RegExp[] = [
  /\b(?:ph\.?d|doctorate|doctoral|promoviert|promotion in|doktor\w*|doctorat|doctorado|doctora? en)\b/,
  /\b(?:master(?:'?s)?(?: degree)?|m\.?sc|mba|m\.a\.|masterabschluss|masterstudium|maitrise de|diplom-?\w*ingenieur\w*|diplome d'ingenieur)\b/,
  /\b(?:bachelor\w*|b\.?sc|bsn|b\.a\.|b\.s\.|undergraduate degree|bachelorabschluss|licence (?:en|de|professionnelle)|licenciatura|licenciad[oa]|grado en|hochschulabschluss|studium der|studierte|universitatsabschluss|university degree|titulo universitario|carrera de)\b/,
  /\b(?:meisterbrief|meisterprufung|industriemeister\w*|handwerksmeister\w*|staatsexamen)\b/,
];
const degreeDoubts: Finder = (sentence, { sources, kind }) => {
  if (kind.isDenied) return [];
  const plain = fold(sentence);
  return degrees.flatMap((pattern) => {
    const found = pattern.exec(plain)?.[0];
    return found === undefined || pattern.test(sources.ownText)
      ? []
      : [{ what: "degree" as const, words: found }];
  });
};

/** Words before a title that the writer claims: "as a …", "I was …". */
const selfTitle =
  /(?:^|[\s,(])(?:as|am|was|became|being|als|bin|war|wurde|comme|en tant que|en tant qu['’]|en qualité de|suis|étais|como|soy|fui|era)\s+(?:(?:an?|the|eine?|un|une|la|le|el)\s+)?(?:\p{L}+\s+){0,2}$/iu;

/** Titles that a sentence gives to its writer and that no source has. */
const titleDoubts: Finder = (sentence, { sources, kind }) => {
  const isApplying = kind.isCourtesy && !kind.isHaving;
  return [...sentence.matchAll(/\p{L}[\p{L}-]*/gu)].flatMap(({ 0: word, index }) => {
    if (word.length < 4 || /^(?:charge|responsab\w+)$/i.test(word) || titleScore(word) < 0.7) return [];
    const key = wordKey(plainWords(word)[0] ?? "");
    const stemOf = fold(word).slice(0, Math.max(5, Math.min(7, word.length - 2)));
    const before = sentence.slice(0, index);
    if (/\ba $/.test(before) && fold(word) === "cabo") return [];
    // A part in the words of the resume: "je suis chef d’équipe de 4 maçons".
    const asWritten = fold(sentence.slice(index))
      .replace(/[.,;:]+$/, "")
      .split(/\s+/)
      .slice(0, 4)
      .join(" ");
    const isQuoted = asWritten.split(" ").length >= 3 && sources.ownText.includes(asWritten);
    const isOwnTitle = selfTitle.test(before) && !isQuoted;
    if (sources.titleWords.has(key) || (!isOwnTitle && sources.ownText.includes(stemOf))) return [];
    const isPosted = sources.postingText.includes(stemOf);
    if (isPosted && (isApplying || !kind.isHaving)) return [];
    if (!kind.isFirstPerson || isApplying) return [];
    return [{ what: "title" as const, words: word }];
  });
};

const rank =
  /\b(?:senior|head of|head \w+|chief|principal|expert\w*|experto|experta|leading specialist|director\w*|direct(?:eur|rice)|vice president|vp|executive|extensive experience|decades?|long-standing|many years|years of leadership|renowned|langjahrig\w*|jahrzehnt\w*|leitende[rns]?|ober(?:arzt|arztin)|chefarzt\w*|chefkoch|chefkochin|abteilungsleit\w*|bereichsleit\w*|gesamtleitung|geschaftsfuhr\w*|prokurist\w*|spezialist\w* fur|confirmee?|experimentee?|longue experience|chevronnee?|cadre (?:superieur|de sante|dirigeante?)|specialiste reconnue?|larga experiencia|amplia experiencia|reconocid[oa]|jef[ea] de|gerente|senior|maxim[oa] responsable|veteran[oa]?|top|award-winning|preisgekront\w*|primee?|premiad[oa])\b/g;
const seniorityDoubts: Finder = (sentence, { sources, kind, years }) => {
  const isApplying = kind.isCourtesy && !kind.isHaving;
  if ((!kind.isFirstPerson && !kind.isHaving) || isApplying || kind.isDenied) return [];
  return [...fold(sentence).matchAll(rank)].flatMap(([words]) => {
    const isLong =
      /^(?:extensive experience|decades?|long-standing|many years|langjahrig|jahrzehnt|longue experience|larga experiencia|amplia experiencia)/.test(
        words,
      );
    if (
      isLong
        ? years >= (/decade|jahrzehnt/.test(words) ? 20 : 5)
        : sources.ownText.includes(words.slice(0, Math.max(5, words.length - 2)))
    )
      return [];
    return [{ what: "seniority" as const, words }];
  });
};

const helping =
  /\b(?:help\w*|assist(?:ed|ing|s|ance)?\b|support(?:ed|ing|s)?|contribut\w*|participat\w*|took part|supported|ayud\w*|apoy\w*|colabor\w*|particip\w*|aide[rsz]?\b(?!-)|aidee?s?\b(?!-)|contribu\w*|appui|soutien|soutenu|assistance|unterstutz\w*|half|(?:mit|aus)?geholfen|hilfe|mitarbeit\w*|mitwirk\w*|mithilfe|beteilig\w*|mitgewirkt|mitgearbeitet|ayudante)\b/;
const leading =
  /\b(?:led|lead(?:s|ing|ership)?|manag\w*|head(?:ed|ing)\b|direct(?:ed|ing)\b|supervis\w*|ran\b|run(?:ning)? (?:the|a)|oversaw|oversee\w*|in charge|responsible|spearhead\w*|chaired|leit\w*|geleitet|\w+leit(?:ung|er|erin|ete|eten)|fuhrte|gefuhrt|fuhrung\w*|verantwort\w*|federfuhrend\w*|zustandig\w*|vorgesetzt\w*|dirig\w*|encadr\w*|pilot\w*|responsable\w*|a la tete|chapeaut\w*|lider\w*|encabez\w*|al frente|a (?:mi )?cargo|jef[ea]|encargad\w*|gestion\w*|gere\b|geraient|coordin\w*|koordin\w*|coordonn\w*|anleit\w*|angeleitet|precept\w*)\b/;

const beginsWithHelp = new RegExp(`^\\W*(?:\\p{L}+ )?${helping.source}`, "u");

/** Leading or doing where the closest source only says helping, or says nothing of leading. */
const leadDoubts: Finder = (sentence, { nearest, kind, sources }) => {
  if (kind.isCourtesy && !kind.isHaving) return [];
  if (kind.isDenied || !(kind.isFirstPerson || kind.isHaving)) return [];
  const plain = fold(sentence);
  const [closest] = nearest;
  if (
    closest !== undefined &&
    helping.test(closest.folded) &&
    !helping.test(plain) &&
    (beginsWithHelp.test(closest.folded) || !leading.test(closest.folded))
  )
    return [{ what: "lead", words: helping.exec(closest.folded)?.[0] ?? "" }];
  const led = leading.exec(plain)?.[0];
  if (led === undefined || plainWords(led).every((word) => sources.titleWords.has(wordKey(word)))) return [];
  const holds =
    nearest.length > 0 ? nearest.some(({ folded }) => leading.test(folded)) : leading.test(sources.ownText);
  return holds ? [] : [{ what: "lead", words: led }];
};

/** Names last: a degree or a skill is a name too, and is told once. */
const finders: readonly Finder[] = [
  ...[numberDoubts, degreeDoubts, unprovenSkills, titleDoubts, seniorityDoubts, leadDoubts, employerDoubts],
];

/** Everything in a sentence that no source holds, each word once. */
export function findDoubts(sentence: string, compared: Compared): LetterDoubt[] {
  const found = new Map<string, LetterDoubt>();
  for (const find of finders)
    for (const doubt of find(sentence, compared)) {
      if (compared.kind.isDenied && (doubt.what === "skill" || doubt.what === "employer")) continue;
      const key = fold(doubt.words);
      if (!found.has(key)) found.set(key, doubt);
    }
  return [...found.values()];
}
