import { isEnglishVerb } from "../../resume-analysis/rules/english.ts";
import { titleScore } from "../../vocabulary/titles.ts";
import type { Tell } from "./tell-line.ts";
import { firstWord, lowerFirst } from "./words.ts";

const irregular = new Set(
  `built began bought brought broke came chose cut dealt did drew drove found gave got grew held hit kept knew laid led
  left made met oversaw paid put ran rebuilt rewrote rose sent set sold spent spoke stood swept taught took undertook won
  wrote read cared`.split(/\s+/),
);
/** Things that were done to the writer: "Promoted to shift lead". */
const passive =
  /^(?:awarded|nominated|recogni[sz]ed|elected|honou?red|ranked|appointed|promoted (?:to|from|twice|within)|selected (?:for|as|to|from|by)|chosen|named|asked to|trusted|entrusted|invited|trained (?:in|by|on|as|at|to)|hired|employed|assigned|tasked with|responsible for|accountable for|in charge of|involved in|exposed to|based (?:in|at))\b/i;
/** A part beside the job, or one of several. */
const part =
  /^(?:mentor|coach|guide|judge|champion|host|member|secretary|treasurer|captain|representative|rep|key ?holder|first aider|fire warden|fire marshal|deputy|tutor|buddy|preceptor|trainer|supervisor|team leader|shift leader|contact|point of contact|advocate|ambassador) (?:for|of|to|on|in|at)\b/i;
/** The part that a line of a resume begins with, "Mentor for"; empty when it begins with none. */
export const partNamed = (line: string): string => part.exec(line)?.[0] ?? "";
const duty = /^(?:responsible for|accountable for|in charge of|involved in)\b/i;
/** Words after a base form that make it a verb: "Support the team", unlike "Support desk". */
const afterVerb =
  /^(?:the|a|an|all|up|out|with|to|for|in|on|our|new|their|its|it|them|and|over|daily|weekly|\d.*|\p{L}+s)$/iu;
const surelyVerb = new Set(
  "manage supervise maintain provide ensure prepare assist coordinate develop create deliver operate perform handle conduct organize organise lead help oversee analyze analyse implement improve write train teach serve advise install clean drive make build run keep answer greet sell assemble inspect repair process support monitor weld grind solder deliver collect bake assess treat reconcile translate interpret investigate negotiate recruit hire respond administer diagnose troubleshoot execute facilitate identify integrate measure mix participate promote raise reduce resolve select sort update verify".split(
    " ",
  ),
);
/** Verbs that are as often nouns: they count as verbs before a number and in the past. */
const verbsAndNouns = new Set(
  "schedule mentor coach audit pull wire file document order track pack load stack plan test chart log price".split(
    " ",
  ),
);
const number =
  /^(?:\d|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|several|multiple|various|all|the|up)$)/i;
const noun =
  /^(?:[a-z]+(?:tion|sion|ment|ance|ence)|delivery|care|support|design|control|analysis|supervision|upkeep|repair|oversight)\s(?:of|for|and|to|in|on|with)\b/i;

/** Nouns that need no article, as the heads of a line: "First line support for 200 users". */
const withoutArticle =
  /(?:ing|tion|sion|ment|ance|ence|ship|ity|[^sui]s)$|^(?:support|care|work|design|control|supervision|upkeep|repair|delivery|maintenance|storage|research|administration|containment|logistics|payroll|safety|hygiene|liaison|analysis|diagnosis|assembly|inventory|stock|fix|fit-out)$/;
const preposition =
  /^(?:of|for|to|in|on|with|at|by|from|across|within|under|over|during|using|per|between)$/i;

/**
 * A line that begins with a noun without an article, such as "Fault finding on motors": the last word before the first
 * preposition or comma is the head.
 */
function isNounLine(line: string): boolean {
  const words = line.replace(/\s*\([^)]*\)/g, "").split(" ");
  const end = words.findIndex((word, i) => i > 0 && preposition.test(word));
  const before = end < 0 ? words : words.slice(0, end);
  const comma = before.findIndex((word) => word.endsWith(","));
  const phrase = comma < 0 ? before : before.slice(0, comma + 1);
  const head = (phrase.at(-1) ?? "").replace(/,$/, "").toLowerCase();
  const isVerb = isEnglishVerb(head) || isEnglishVerb(head.replace(/s$/, ""));
  return (
    phrase.length <= 6 &&
    /^[a-z-]+$/.test(head) &&
    withoutArticle.test(head) &&
    titleScore(head) === 0 &&
    // "Drives for a courier" is what somebody does.
    !(phrase.length === 1 && isVerb)
  );
}

/** The base form of a regular past form, if it is a known verb. */
function isPast(word: string): boolean {
  if (irregular.has(word.replace(/^co-/, ""))) return true;
  if ([...verbsAndNouns].some((verb) => word === `${verb}ed` || word === `${verb}d`)) return true;
  const root = /^((?:re|over|co-?|pre|out|cross-|re-)?[a-z]{2,})ed$/.exec(word)?.[1];
  if (root === undefined) return false;
  const bare = root.replace(/^(?:re-?|over|co-?|pre|out|cross-)(?=[a-z]{3})/, "");
  return [root, bare].some(
    (one) =>
      isEnglishVerb(one) ||
      isEnglishVerb(`${one}e`) ||
      (/([bdglmnprt])\1$/.test(one) && isEnglishVerb(one.slice(0, -1))) ||
      (one.endsWith("i") && isEnglishVerb(`${one.slice(0, -1)}y`)),
  );
}

function isGerund(word: string): boolean {
  const root = /^(?:[a-z]+-)?([a-z]{2,})ing$/.exec(word)?.[1];
  if (root === undefined) return false;
  return (
    isEnglishVerb(root) ||
    isEnglishVerb(`${root}e`) ||
    (/([bdglmnprt])\1$/.test(root) && isEnglishVerb(root.slice(0, -1)))
  );
}

/** Participles and the past that goes with "I". Regular ones are the same. */
const pastOf: Readonly<Record<string, string>> = {
  written: "wrote",
  rewritten: "rewrote",
  driven: "drove",
  taken: "took",
  given: "gave",
  grown: "grew",
  drawn: "drew",
  chosen: "chose",
};
const done =
  /^(?:cut|written|rewritten|driven|taken|given|grown|drawn|chosen|reduced|raised|increased|improved|lowered|halved|doubled|tripled|trained|built|made|sold|saved|won|installed|fitted|repaired|serviced|completed|delivered|handled|processed|managed|organi[sz]ed|mentored|recruited|hired|supervised|cleared|introduced|launched|planned|designed|developed|taught)$/;
const mass =
  /(?:waste|downtime|turnover|sickness|absence|attendance|accuracy|churn|scrap|overtime|stock|revenue|footfall|feedback|productivity|efficiency|engagement|retention|spending|paperwork|[^s]s)$/i;

/** "Call-outs reduced by 20%" and "Two apprentices trained" as what the writer did; null for any other line. */
function doneBy(line: string): string | null {
  const all = line.split(" ");
  const at = all.findIndex((word, i) => i > 0 && done.test(word));
  const noun = all.slice(0, at).join(" ");
  const rest = all.slice(at + 1).join(" ");
  const isRest =
    rest === "" ||
    /^(?:by(?= (?:\d|a |half))|from|to|with|for|in|on|after|within|during|over|at|across|per|through|since|without|under)(?: |$)/.test(
      rest,
    );
  const isNoun =
    at > 0 &&
    at <= 6 &&
    /^(?:[A-Z\d][\w’'-]*)(?: [\w’'/&-]+)*$/u.test(noun) &&
    !preposition.test(all[at - 1] ?? "") &&
    !/^(?:was|were|is|are|be|been|and|or|that|who|which)$/i.test(all[at - 1] ?? "") &&
    titleScore(all[0] ?? "") === 0;
  if (!isNoun || !isRest || isPast((all[0] ?? "").toLowerCase())) return null;
  const verb = pastOf[all[at] ?? ""] ?? all[at];
  return `${verb} ${withThe(noun)}${rest === "" ? "" : ` ${rest}`}`;
}

/** A noun of a line as the object of a sentence: "the pass rate", but "waste" and "two apprentices". */
function withThe(noun: string): string {
  const lower = lowerFirst(noun);
  return mass.test(noun) || number.test(noun) || /^(?:the|our|a|an) /i.test(noun) ? lower : `the ${lower}`;
}

/** "Food waste down 25% in a year", "Zero accidents in 5 years", "On-time delivery of 98%". */
function outcomeOf(line: string, isPresent: boolean): string | null {
  const [, noun = "", way = "", rest = ""] =
    /^([A-Z][\w’' -]{2,40}?) (up|down) ((?:by |from |to )?(?:\d|a (?:third|quarter|half)|half).*)$/u.exec(
      line,
    ) ?? [];
  if (noun !== "" && !isPast(firstWord(noun)[0].toLowerCase()))
    return `${/\bsince\b/.test(rest) ? "have brought" : "brought"} ${withThe(noun)} ${way} ${rest}`;
  if (/^(?:Zero|No) [a-z]/.test(line)) return `${isPresent ? "have had" : "had"} ${lowerFirst(line)}`;
  return /^[A-Z][\w-]+(?: [a-z-]+){0,3} of \d[\d.]*%/u.test(line) && !isPast(firstWord(line)[0].toLowerCase())
    ? `achieved ${lowerFirst(line)}`
    : null;
}

const clause = /^(?:when|where|that|which|who|since|after|before|until|up|each|every|as|and|or)$/i;

/** A thing with the article that it needs: "an after-school robotics club". */
function withA(line: string): string {
  const words = line.split(" ");
  if (/^(?:first|main|sole|single|only|front) /i.test(line)) return `the ${line}`;
  const end = words.findIndex((word, i) => i > 0 && (preposition.test(word) || clause.test(word)));
  const head = (end < 0 ? words : words.slice(0, end)).at(-1) ?? "";
  if (
    number.test(firstWord(line)[0]) ||
    /^\S+(?: and |[^s]s )/.test(line) ||
    withoutArticle.test(head) ||
    mass.test(head) ||
    /[^a-z-]|(?:ed|en|s)$/.test(head)
  )
    return line;
  return `${/^[aeiou]/i.test(line) ? "an" : "a"} ${line}`;
}

export const tellEnglish: Tell = (line, isPresent) => {
  if (/(?:^|\s)(?:I|my|we|our|I['’](?:m|ve|d))(?=\s|$)/u.test(line))
    return { form: "whole", text: lowerWhole(line) };
  if (passive.test(line)) {
    const be = duty.test(line) && isPresent ? "am" : "was";
    return { form: "past", text: `${be} ${lowerFirst(line)}` };
  }
  const result = doneBy(line) ?? outcomeOf(line, isPresent);
  if (result !== null) return { form: "past", text: result };
  const [opening] = firstWord(line);
  const isAdverb =
    /^[A-Z]?[a-z]{3,}ly$/.test(opening) && !/^(?:dai|week|month|quarter|year|hour)ly$/i.test(opening);
  const skipped = isAdverb ? `${opening} ` : "";
  const [first, rest] = firstWord(line.slice(skipped.length));
  const word = first.toLowerCase().replace(/[,/&].*$/, "");
  const isWord = /^[a-z-]+$/i.test(first.replace(/[,/&].*$/, ""));
  if (/^\d[\d,.]*(?:st|nd|rd|th)? [a-z]/.test(line) && !honour.test(line))
    return { form: "bare", text: line };
  if (!isWord || rest === "") return { form: "raw", text: line };
  const [next] = firstWord(rest);
  // "Trained nurse": a person, not an act.
  const isPerson = titleScore(next) > 0 && !/s$/.test(next);
  if (isPast(word) && !isPerson) return { form: "past", text: lowerFirst(line) };
  // "Loading of trailers" is a noun that needs its article; "loading trailers" is none.
  const article = /^\p{L}+ing(?: and \p{L}+ing)? of /iu.test(line) ? "the " : "";
  if (isGerund(word)) return { form: "noun", text: article + lowerFirst(line) };
  if (noun.test(line)) return { form: "noun", text: lowerFirst(line) };
  // "Mentor for two drivers": a part that the writer has.
  if (part.test(line)) {
    const be = isPresent ? "am" : "was";
    return { form: "past", text: `${be} ${/^[aeiou]/i.test(line) ? "an" : "a"} ${lowerFirst(line)}` };
  }
  if (verbsAndNouns.has(word) && number.test(next) && skipped === "")
    return { form: "base", text: lowerFirst(line) };
  const isBase =
    isEnglishVerb(word) &&
    !isPerson &&
    (surelyVerb.has(word)
      ? !/^(?:desk|staff|generation|clerk|assistant|improvement)$/i.test(next)
      : afterVerb.test(next) && /^(?:the|a|an|all|our|up|out|with|to|for|new|their)$/i.test(next));
  if (namedWork.test(word)) return { form: "nouns", text: lowerFirst(line) };
  if (titleScore(line.split(" ").slice(0, 2).join(" ")) > 0 && role.test(line))
    return {
      form: "past",
      text: `${isPresent ? (/ since /.test(line) ? "have worked" : "work") : "worked"} as ${lowerFirst(line)}`,
    };
  if (isBase && skipped === "") return { form: "base", text: lowerFirst(line) };
  if (skipped === "" && isNounLine(line)) return { form: "nouns", text: lowerFirst(line) };
  const isThing =
    /^[A-Z][a-z-]+$/.test(first) &&
    !isPerson &&
    titleScore(word) === 0 &&
    !honour.test(line) &&
    !isTrait(word);
  return isThing ? { form: "bare", text: withA(lowerFirst(line)) } : { form: "raw", text: line };
};

/** "Strong eye for detail" says what the writer is like, "Drives for a courier" what somebody does. */
const isTrait = (word: string): boolean =>
  /^(?:strong|focus|focused|passion|passionate|ability|able|keen|good|great|excellent|proven|eye|love|desire|drive|skilled|experienced?|flexible|reliable|hard-working|self-.*|team|known|used|willing|interest|interested)$/.test(
    word,
  ) ||
  (/s$/.test(word) && (isEnglishVerb(word.replace(/es$/, "")) || isEnglishVerb(word.replace(/s$/, ""))));

/** Nouns in the plural that are verbs as well: "Interviews with 40 users". */
const namedWork =
  /^(?:interviews|visits|checks|workshops|meetings|calls|talks|reports|surveys|repairs|installs|sales|orders|deliveries|designs|plans|tests|audits|reviews|updates|quotes|shifts|tours|classes|lessons|menus|invoices)$/;
/** "Charge nurse on nights": what somebody was, with when or where. */
const role = /^\p{Lu}\p{Ll}+(?: \p{Ll}+)? (?:on|since) /u;

/** A prize is no part of the work. */
const honour =
  /\b(?:award|winner|prize|medal|of the (?:month|year)|commendation|distinction|nominee|finalist)\b/i;

const lowerWhole = (line: string): string => (/^I\b/.test(line) ? line : lowerFirst(line));
