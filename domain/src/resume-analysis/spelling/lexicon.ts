import { type Language, languages } from "@waymark/contract/values";
import { isLikelySlip } from "./likely-slip.ts";
import { NearestWord } from "./nearest-word.ts";
import { type PackedWords, WordGraph } from "./word-graph.ts";

/** The words of each language, and `own`: those of the vocabulary and of work today that dictionaries lack. */
export type PackedLexicon = Readonly<Record<Language | "own", PackedWords>>;

/** Beginnings that make new words of known ones. */
const beginnings =
  /^(?:re|un|non|pre|pré|co|multi|micro|macro|sub|sous|inter|over|under|out|up|auto|semi|bio|geo|géo|tele|télé|cyber|hyper|super|mini|post|anti|neuro|cardio|electro|electró|électro|agro|eco|éco|socio|psycho|psico|thermo|termo|photo|foto|video|vidéo|pluri|poly|poli|infra|ultra|trans|intra|extra|ex)-?/u;
/** A word that one of these words precedes with an apostrophe. */
const elided = /^(?:l|d|qu|n|s|j|m|t|c|jusqu|lorsqu|puisqu|quelqu|presqu)'/;
const longestWord = 40;
const longestKept = 4_000;
/** Endings of words that are right if their stem with one of the `roots` is a word. */
const derivations: readonly { language: Language; ending: RegExp; roots: readonly string[] }[] = [
  { language: "en", ending: /(?<=[^s])s$/, roots: [""] },
  { language: "en", ending: /ab(?:le|ly|ility)$/, roots: ["", "e"] },
  // "Occured" and "begining" are mistakes, so only stems that double no letter take these.
  { language: "en", ending: /(?<=[^aeiou][^aeiouwxy]|[aeiou]{2}[^aeiou])(?:ed|ing|ers?)$/, roots: ["", "e"] },
  { language: "en", ending: /(?<=e)rs?$/, roots: [""] },
  { language: "en", ending: /i[sz](?:e[drs]?|ing|ations?)$/, roots: ["", "e", "y"] },
  { language: "fr", ending: /is(?:er|ations?|ées?|és?|ant|ateurs?)$/, roots: ["", "e"] },
  { language: "fr", ending: /(?:ages?|eurs?|euses?|ables?)$/, roots: ["er"] },
  { language: "es", ending: /(?:ador(?:a|as|es)?|ables?|amientos?|ajes?)$/, roots: ["ar"] },
  { language: "es", ending: /(?:azón|azones|ación|aciones)$/, roots: ["ar"] },
  { language: "es", ending: /imientos?$/, roots: ["er", "ir"] },
  { language: "fr", ending: /ations?$/, roots: ["er"] },
  { language: "de", ending: /(?:e[sn]?|s|n)$/, roots: [""] },
  {
    language: "de",
    ending: /(?:iert(?:e[rnms]?)?|ierung(?:en)?|ierbar(?:e[rnms]?)?)$/,
    roots: ["ieren", "e", ""],
  },
];
/** Words that English joins to another one: "dieback", "runbook". */
const seconds =
  /(?:back|out|up|over|down|off|hand|works?|workers?|house|boards?|yards?|ware|m[ae]n|wom[ae]n|keep(?:ers?|ing)|mak(?:ers?|ing)|wrights?|smiths?|fish|birds?|wood|stone|books?|casts?|lines?|side|time|rooms?|shops?|stores?|proof|wide|fold|ship|scapes?|streams?|craft|fighters?|riders?|loads?|lifts?|lights?|packs?|sets?|stacks?|base|paths?|flows?|gates?|ways?|sites?|kits?|cuts?|locks?|tails?|tops?|beds?|lands?|fields?|water|fire|wind|mills?|points?|hold(?:ers?|ings?)?)$/;

/** German joins words with these letters between them. */
const joints = ["", "s", "es", "n", "en", "er", "e"] as const;
const shortestPart = 4;

/** Knows words of four languages: a person may write in several. All texts are compared in lower case. */
export class Lexicon {
  readonly #graphs: Readonly<Record<Language | "own", WordGraph>>;
  readonly #nearest: Readonly<Record<Language, NearestWord>>;
  /** Remembers the latest unknown words, because a resume is judged again at every pause in typing. */
  readonly #near = new Map<string, string | null>();

  constructor(packed: PackedLexicon) {
    this.#graphs = {
      en: new WordGraph(packed.en),
      es: new WordGraph(packed.es),
      fr: new WordGraph(packed.fr),
      de: new WordGraph(packed.de),
      own: new WordGraph(packed.own),
    };
    this.#nearest = {
      en: new NearestWord(packed.en),
      es: new NearestWord(packed.es),
      fr: new NearestWord(packed.fr),
      de: new NearestWord(packed.de),
    };
  }

  /** Tells whether a text is a word of any language, a form or a compound of such words. */
  knows(text: string): boolean {
    const word = plain(text);
    if (word.length > longestWord) return false;
    if (this.#isWord(word)) return true;
    if (!word.includes("-")) return false;
    // A word may have been divided at the end of a line.
    return (
      word.split("-").every((part) => part.length < 3 || this.#isWord(part)) ||
      this.#isWord(word.replaceAll("-", ""))
    );
  }

  /** Tells whether a text is a word of one language. */
  isOf(text: string, language: Language): boolean {
    const word = plain(text).replace(elided, "").replace(/'s?$/, "");
    return this.#graphs[language].has(word) || this.#isDerived(word, language);
  }

  /**
   * The known word that a misspelled one probably means: two of the lightest slips apart (an accent, two letters that
   * changed places, a letter doubled or not) or one other letter, from eight letters on one light slip more; null if none.
   */
  near(text: string, language: Language): string | null {
    const word = plain(text).replace(elided, "");
    const key = `${language} ${word}`;
    const kept = this.#near.get(key);
    if (kept !== undefined) return kept;
    const found = word.length < 4 ? null : this.#nearestTo(word, language);
    const oldest = this.#near.keys().next().value;
    if (this.#near.size >= longestKept && oldest !== undefined) this.#near.delete(oldest);
    this.#near.set(key, found);
    return found;
  }

  #nearestTo(word: string, language: Language): string | null {
    return this.#nearest[language].find(word, word.length < 8 ? 2 : 3, (found) => isLikelySlip(word, found));
  }

  #isWord(word: string): boolean {
    if (this.#isListed(word)) return true;
    const bare = word.replace(elided, "").replace(/'s?$/, "");
    if (bare !== word && this.#isListed(bare)) return true;
    const rest = bare.replace(beginnings, "");
    if (rest !== bare && rest.length >= 4 && this.#isListed(rest)) return true;
    const first = bare.replace(seconds, "");
    if (first !== bare && first.length >= 3 && this.#graphs.en.has(first)) return true;
    return (
      this.#isDerived(bare) || this.#isFrench1990(bare) || this.#isSpanishVerb(bare) || this.#isGerman(bare)
    );
  }

  /** A form that dictionaries leave out because any verb or noun may have it. */
  #isDerived(word: string, only?: Language): boolean {
    return derivations.some(({ language, ending, roots }) => {
      if (only !== undefined && language !== only) return false;
      const stem = word.replace(ending, "");
      // "Responsable" is no word beside "responsible", though one may say "response".
      if (
        language === "en" &&
        this.#graphs.en.has(word.replace(/abl(?=e$|y$)/, "ibl")) &&
        /abl[ey]$/.test(word)
      )
        return false;
      return (
        stem !== word && stem.length >= 4 && roots.some((root) => this.#graphs[language].has(stem + root))
      );
    });
  }

  /** French of 1990 leaves out the circumflex of i and u: "chaine", "entrainer", "gout". */
  #isFrench1990(word: string): boolean {
    const old = { i: "î", u: "û" } as const;
    return [...word].some((letter, at) => {
      const before = letter === "i" || letter === "u" ? old[letter] : null;
      return before !== null && this.#graphs.fr.has(word.slice(0, at) + before + word.slice(at + 1));
    });
  }

  /** A Spanish verb with pronouns at its end, whose accent shows where it is stressed: "organizándolas". */
  #isSpanishVerb(word: string): boolean {
    const verb = word.replace(/(?:me|te|se|nos)?(?:l[aeo]s?)?$/, "");
    if (verb === word || verb.length < 4) return false;
    const unstressed = verb
      .normalize("NFD")
      .replace(/\u0301/g, "")
      .normalize("NFC");
    return this.#graphs.es.has(verb) || this.#graphs.es.has(unstressed);
  }

  #isListed(word: string): boolean {
    return this.#graphs.own.has(word) || languages.some((language) => this.#graphs[language].has(word));
  }

  /** German as written without its own letters or in Switzerland, and compounds. */
  #isGerman(word: string): boolean {
    const german = this.#graphs.de;
    const spellings = [
      word.replaceAll("ss", "ß"),
      word.replaceAll("ae", "ä").replaceAll("oe", "ö").replaceAll("ue", "ü"),
    ];
    if (spellings.some((other) => other !== word && german.has(other))) return true;
    return word.length >= 2 * shortestPart && this.#isCompound(word, 0);
  }

  /** @param dead Positions from which the rest is known to be no words. */
  #isCompound(word: string, from: number, dead = new Set<number>()): boolean {
    if (dead.has(from)) return false;
    for (const end of this.#graphs.de.wordEnds(word, from)) {
      if (end - from < shortestPart) continue;
      if (end === word.length) return from > 0;
      for (const joint of joints) {
        const next = end + joint.length;
        const isPossible = word.startsWith(joint, end) && word.length - next >= shortestPart;
        if (isPossible && this.#isCompound(word, next, dead)) return true;
      }
    }
    dead.add(from);
    return false;
  }
}

const plain = (text: string): string => text.normalize("NFC").replace(/[’ʼ]/g, "'").toLowerCase();
