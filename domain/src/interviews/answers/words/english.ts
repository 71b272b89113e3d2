import { fold } from "../../../vocabulary/fold.ts";
import type { Passage, Word } from "../passages.ts";
import { expressions, type Lexicon, wordSet } from "./lexicon.ts";
import { type Deed, deedOf, type Tense, type Verbs } from "./verbs.ts";

const subjects = wordSet(`i i'm i've i'd i'll`);
const otherSubjects = wordSet(`he she they we it you who which that everybody nobody somebody there`);
const adverbs = wordSet(`
  also then first always never just really quickly immediately simply even still only now often usually once again
  finally later personally actually carefully openly afterwards therefore not both calmly straight`);
const irregular = wordSet(`
  began bought brought built called caught chose cut did drew drove fed fetched fixed fought found gave got went grew held
  hit kept laid led left lent let lit looked made met moved put ran read rebuilt reset rose said sat saw sent set shot shut
  sold spent split spoke spread stood stuck swept swam taught tore told took thought wrote woke won rang threw tied paid
  rewrote redid dealt broke hid hung stopped`);
const states = wordSet(`
  was were am is are be been being had have has did do does could can can't couldn't would wouldn't should will won't must
  might may thought think felt feel liked like loved love knew know wanted want needed need hoped hope wished believed
  believe seemed noticed-nothing tried used became like hate mean guess suppose prefer understand understood remember live
  lived don't didn't doesn't haven't hadn't needn't`);
const imagined = wordSet("would will i'd i'll could");
const notVerbs = wordSet(`
  indeed need speed bed red hundred shared-flat tired interested bored excited pleased used worried based experienced
  motivated stressed supposed allowed called-for late rushed missed-out`);

/** True if a word is a past-tense verb of action. */
const isPast = ({ plain }: Word): boolean =>
  irregular.has(plain) || (/.{2}ed$/.test(plain) && !notVerbs.has(plain) && !states.has(plain));

/** Deeds in English: `I` with its verb, and the verbs after it that go on with the same subject. */
function deeds({ words }: Passage): Deed[] {
  const found: Deed[] = [];
  let tense: Tense | null = null;
  for (const [at, word] of words.entries()) {
    if (subjects.has(word.plain)) {
      const read = verbAfter(words, at);
      tense = read?.tense ?? null;
      if (read?.isDeed === true) found.push(deedOf(word, read.verb, read.tense));
      continue;
    }
    if (otherSubjects.has(word.plain)) {
      tense = null;
      continue;
    }
    const before = words[at - 1]?.plain ?? "";
    const goesOn = word.afterBreak || before === "and" || before === "then" || before === "or";
    if (tense === null || !goesOn || found.some(({ to }) => to === word.to)) continue;
    if (tense === "past" && isPast(word)) found.push(deedOf(word, word, tense));
    if (tense !== "past" && isBare(words, at)) found.push(deedOf(word, word, tense));
  }
  return found;
}

const bare = wordSet(`
  ask call check clean close compare find fix fetch get give go hold inform keep listen look make measure move offer open
  put read repeat run say see send show speak start stop take talk tell test throw try turn use wait watch write explain
  help let bring collect isolate label propose suggest note report agree decide roll add remove replace count plan prepare`);

const isBare = (words: readonly Word[], at: number): boolean => bare.has(words[at]?.plain ?? "");

function verbAfter(words: readonly Word[], at: number): { verb: Word; tense: Tense; isDeed: boolean } | null {
  let tense: Tense = imagined.has(words[at]?.plain ?? "") ? "imagined" : "present";
  let perfect = words[at]?.plain === "i've";
  for (let next = at + 1; next < Math.min(words.length, at + 6); next += 1) {
    const verb = words[next];
    if (verb === undefined) return null;
    if (adverbs.has(verb.plain)) continue;
    if (imagined.has(verb.plain)) {
      tense = "imagined";
      continue;
    }
    if (/^(?:have|had|was|were|did|been|being|am|do)$/.test(verb.plain) && tense !== "imagined") {
      // "I had checked" and "I was checking" are deeds, "I had a plan" is none.
      perfect = true;
      tense = "past";
      continue;
    }
    if (perfect) {
      const isVerb = isPast(verb) || /.{3}ing$/.test(verb.plain);
      return { verb, tense: "past", isDeed: isVerb && !states.has(verb.plain) };
    }
    if (isPast(verb)) return { verb, tense: tense === "imagined" ? tense : "past", isDeed: true };
    return {
      verb,
      tense: states.has(verb.plain) && tense === "present" ? pastState(verb) : tense,
      isDeed: !states.has(verb.plain) && /^\p{L}{2,}$/u.test(verb.plain),
    };
  }
  return null;
}

const pastState = ({ plain }: Word): Tense =>
  /^(?:was|were|had|did|thought|felt|liked|knew|wanted|needed|tried|understood|could|couldn't|didn't)$/.test(
    plain,
  )
    ? "past"
    : "present";

const singularWords = wordSet(`i i'm i've i'd i'll me my mine myself`);
const pluralWords = wordSet(`we we're we've we'd we'll us our ours ourselves`);

const verbs: Verbs = {
  deeds,
  plural: ({ words }) => words.filter(({ plain }) => pluralWords.has(plain)),
  singular: ({ words }) => words.filter(({ plain }) => singularWords.has(plain)),
};

export const english: Lexicon = {
  verbs,
  functionWords: wordSet(
    fold(`the a an and or but of to in on at for with by from as is are was were be been am i you he she it we they me him her us
    them my your his its our their this that these those who which what when where how why not no so if then than there here
    have has had do did does will would can could should must because about after before into out up down over all any some
    one more most very just also too only own same other each every while until again`),
  ),
  times: expressions(`
    last (?:year|month|week|winter|spring|summer|autumn|fall|christmas|january|february|march|april|may|june|july|august|september|october|november|december)
    (?:in|since|until|one|early|late) (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|(?:19|20)\\d\\d)
    \\p{L}+ (?:years?|months?|weeks?|days?) ago|\\d+ (?:years?|months?|weeks?|days?) ago|(?:19|20)\\d\\d|yesterday|one (?:day|night|morning|evening|afternoon|weekend)|once
    on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|that (?:day|morning|night|week)|this (?:year|spring|summer|autumn|winter)
    during (?:my|the|our)|in my (?:first|second|last|final) (?:year|week|month|job|role|position)|in the (?:first|second|last) week|at christmas|at easter|when i (?:was|worked|started)|for (?:two|three|four|five|six|\\d+) (?:years|months)|an? \\p{L}+ ago|before (?:the|our) (?:trade fair|audit|launch|closing|opening)`),
  places: expressions(`
    at (?:a|an|the|my|our) \\p{L}+|in (?:a|an|the|my|our) (?:\\p{L}+ )?(?:team|company|shop|store|hotel|hospital|ward|school|class|office|kitchen|restaurant|warehouse|site|plant|factory|home|job|project|department|bank|firm|practice|workshop|bakery|lab|library|garage|call centre|centre)
    as (?:a|an|the|their) (?:\\p{L}+ )?\\p{L}+|my (?:team|desk|shift|ward|class|manager|boss|shop|department|job|last job)|our (?:team|line|shop|ward|company|packing line|office|store|customer|supplier)|for (?:a|an) \\p{L}+ (?:company|firm|chain|bank|hospital)`),
  tasks: expressions(`
    had to|needed to|was to|were to|my (?:task|job|goal|role|part) was|was responsible|i was (?:asked|alone|left|told)|problem|because|but|although|however|failed|broke*|was missing|were missing|was full|fell ill|were ill|complain*|angry|shout*|late|deadline|without|instead of|too (?:few|many|much|little|late)|wrong|mistake|difficult*|stuck|blamed|kept \\p{L}+ing|at risk|short of`),
  results: expressions(`
    as a result|in the end|since then|afterwards|after that|from then on|the result|so that|which (?:led|meant|saved)|led to|fell (?:from|to|by)|(?:dropped?|went (?:down|up)|rose|grew|increased|decreased|reduced|cut|improved|shortened) (?:from|to|by|it)|from \\p{L}*\\d{0,9} ?[^.]{0,18} to [^.]{0,14}|saved|instead of|has (?:since )?(?:caught|been|stayed)|have been|thanked|came back|booked|stayed with us|were (?:done|ready|finished)|was (?:done|ready|finished|back)|on time|ahead of|a day early|no (?:accident*|complaint*|error*)|nobody (?:complained|left|noticed)|none|hardly|still (?:there|use*|in use)|we use|is used|today|the next (?:day|morning|time)|week after|adopted|took it over|won|agreed|solved|worked again|more than|fewer|less|is now|are now|before anybody`),
  numbers:
    /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|thousand|million|half|double|doubled|twice|third|quarter|dozen)\b/gu,
  reasons: expressions(
    `because|since|so that|as (?:otherwise|it would|they would)|otherwise|therefore|that is why|the reason|in order to|to (?:avoid|prevent|make sure|be sure)|for fear|due to|would (?:hurt|be|cost|make)|why`,
  ),
  conditions: expressions(
    `if|unless|when (?:he|she|they|it|nobody|the)|in case|depends on|depending on|maybe|perhaps|either|whether|for example|say`,
  ),
  order: expressions(
    `first|second|third|then|next|after that|afterwards|before|finally|meanwhile|at the same time|only then|at once|right away|immediately|the same (?:day|hour)|in the (?:evening|morning)|later|until|step`,
  ),
  checks: expressions(`
    check*|see (?:whether|if|that)|look (?:whether|if)|measur* again|test*|verify|verif*|make sure|ask back|follow* up|write (?:it )?down|wrote (?:it )?down|record*|log|report*|inform*|tell (?:the|my)|the next (?:day|days|week)|in the next days|after (?:two|a few|three|four) (?:days|weeks|hours)|know that it|would know|sign that|before and after|review|note*|monitor*|watch|p95|roll back|alarm`),
  examples: expressions(`
    for example|for instance|once|at my last|last (?:year|month|winter|summer|spring|autumn)|in my last|when i|i have (?:seen|had)|a typical|such as|say|never|unless|limit*|only if|not (?:with|for|when|if)|careful|risk*|danger*|because then|wrong|except`),
  generalities: expressions(`
    always|usually|normally|generally|in general|often|every day|everybody|everyone|you have to|you should|people are|is (?:very |really |so )?(?:important|essential|everything|human)|it depends|there can be many|has top priority|never|some people`),
  emptyPhrases: expressions(`
    team player|people person|hard[- ]working|hard worker|passionate|passion|motivated|flexible|reliable|dynamic|proactive|perfectionist|professional|new challenge|great opportunity|great team|best possible|communication (?:is|skills)|good with people|i am (?:very |really |also )?(?:good|accurate|organi[sz]ed|careful|friendly|honest|open)|one of my strengths|my strength|multitasking|safety first|safety is|best practices|develop myself|top priority|very seriously|quality (?:is|of)|together you are|a lot of experience|many years of experience|think outside|give 110|work too hard|very interesting|good at`),
  evasions: expressions(`
    i don't know|no idea|not sure|can't think of|cannot think of|nothing comes|i have never|never had|was never|i don't really|that happens|mind my own business|you can't do anything|hope that|just do|no problem for me|i would have to think|pass on that|no comment|whatever|it is not my job|not my problem`),
  listener: expressions(`you|your|yours|yourselves`),
  openness: expressions(`
    open to|negotiab*|discuss|talk about|range|between|depending|package|bonus|benefit*|holiday|training|home office|remote|four-day|review|after six months|what (?:is|do you|did you|would)|how (?:much|high)|your (?:budget|range|band|figure)|flexible|in return|instead|could go|would accept|if`),
  grounds: expressions(`
    market|posting*|advert*|survey*|statistic*|usual|average|experience|years|responsib*|task*|on[- ]call|shift*|qualification*|licen[cs]e*|certificat*|region*|collective agreement|currently earn|my current|based on|because|sources?`),
  money:
    /(?:[£$€]\s?\d[\d.,']*\s?k?|\d[\d.,']*\s?k?\s?(?:£|\$|€|euros?|eur|pounds?|dollars?|usd|gbp|chf|k\b|a year|per year|per hour|an hour|gross)|\d{2,3}[.,']\d{3})/gu,
  insults: expressions(
    `idiot*|moron*|stupid|dumb|asshole*|arsehole*|bastard*|bitch*|fuck*|shit*|cunt*|retard*|loser*|jerk*|crap|scum|wanker*|dickhead*|screw you`,
  ),
  aimed: expressions(`you|your|you're|u|this (?:question|interview|app|program|company)|interviewer*`),
  orders: expressions(`
    ignore (?:all |any |the |your )*(?:previous|prior|above|earlier|other)?\\s?(?:instructions|rules|prompts?|directions|criteria)|disregard (?:all |the |your )*(?:previous|above|rules|instructions)[^.]*|system prompt|you are (?:now )?(?:an? )?(?:ai|assistant|language model|chatgpt|gpt)|as an ai|give (?:me|this|it) (?:a |an |the )*(?:full|perfect|highest|maximum|top|best|100|10)[^.]*|(?:rate|score|grade) (?:this|me|it|my answer)[^.]*|(?:award|assign) (?:full|maximum|100)[^.]*|respond (?:only )?with[^.]*|output (?:only )?[^.]*|act as (?:a|an)[^.]*|jailbreak|developer mode|max(?:imum)? (?:score|points)|full (?:marks|points)`),
};
