import type { LanguageRules } from "./language-rules.ts";
import { phrases, wordSet } from "./word-lists.ts";

/** Base forms; "-ed" and "-ing" forms are recognised by their endings. */
const verbs = wordSet(`
  achieve act adapt adjust administer advance advise advocate aid align allocate analyze analyse answer apply appraise
  approve arrange assemble assess assign assist attain audit author automate balance bill book boost brief budget build
  calculate calibrate care carry catalog chair change chart check clean close coach code collaborate collect command
  communicate compile complete compose conceive conduct configure connect consolidate construct consult control convert
  cook coordinate counsel craft create cultivate curate cut debug decrease define delegate deliver demonstrate deploy
  design detect determine develop devise diagnose direct discover dispatch dispense distribute document draft drive
  earn edit educate eliminate employ enable encourage enforce engage engineer enhance ensure establish estimate evaluate
  examine exceed execute expand expedite explain fabricate facilitate file find fix follow forecast formulate foster
  found fulfill gain gather generate greet grow guide handle head help hire identify implement improve increase
  influence inform initiate innovate inspect install instruct integrate interview introduce invent investigate join keep
  launch lead learn lift liaise load maintain make manage manufacture map market maximize measure mediate meet mentor
  merge migrate minimize mix mobilize model monitor motivate move navigate negotiate nurse observe obtain offer onboard
  operate optimize optimise order orchestrate organize organise oversee own pack paint participate partner perform pick
  pilot plan prepare present prevent prioritize process procure produce program promote propose protect prototype prove
  provide publish purchase qualify raise read rebuild receive recommend reconcile record recover recruit redesign reduce
  refactor refine register rehabilitate renew repair replace report represent research resolve respond restock restore
  restructure retain revamp review revise revitalize roll run save schedule secure select sell serve service set shape
  ship simplify solve sort source spearhead speed stage standardize start steer stock streamline strengthen structure
  succeed supervise supply support surpass survey sustain synthesize tackle take teach test track train transform
  translate treat triage troubleshoot tutor uncover unify unload update upgrade use validate verify weld win write`);

/** Past forms that do not end in "-ed". */
const irregular = wordSet(`
  built began bought brought broke came chose cut dealt did drew drove found gave got grew held hit kept knew laid led
  left let made met oversaw paid put ran rebuilt rewrote rose saw sent set shipped showed sold spent spoke stood
  strove swept taught took undertook won wore wrote`);

/** Words with such an ending that describe a person or precede a noun. */
const noVerbs = wordSet(`
  experienced skilled motivated dedicated detailed talented qualified certified licensed registered based need speed
  advanced accomplished seasoned related limited united red bed seed fixed-term unspecified aforementioned including
  during being having nothing something everything anything building nursing accounting marketing engineering evening
  morning outstanding interesting excellent string king thing ongoing housing clothing according following existing`);

/** Tells whether a word is the base form of a verb that opens bullets. */
export const isEnglishVerb = (word: string): boolean => verbs.has(word);

export const english: LanguageRules = {
  examples: ["Led", "Built"],
  isAction: (word) => {
    if (noVerbs.has(word)) return false;
    if (verbs.has(word) || irregular.has(word)) return true;
    if (word.endsWith("s") && verbs.has(word.slice(0, -1))) return true;
    if (word.endsWith("es") && verbs.has(word.slice(0, -2))) return true;
    return /^(?:[a-z]+-)?[a-z]{2,}(?:ed|[a-z]ing)$/.test(word) && word.length >= 5;
  },
  endsInAction: () => false,
  skipped: (word) => /^[a-z]{3,}ly$/.test(word) || word === "have" || word === "was" || word === "also",
  vague: wordSet(`
    thing things stuff task tasks various different several work job jobs duty duties everything anything something daily general other etc needed required lots many well good as also`),
  weak: phrases(`
    responsible for|was responsible for|responsibilities include|responsibilities included|helped|help with|helping|
    assisted with|assisted in|assisting with|assisting in|worked on|worked with|worked as|working on|work on|
    duties include|duties included|my duties|in charge of|was in charge of|involved in|was involved in|participated in|
    took part in|tasked with|was tasked with|handled various|exposed to|exposure to|familiar with|accountable for|
    contributed to|supported in|various tasks|other duties`),
  pronouns:
    /(?<![\p{L}\d.-])(?:I(?='|\s+\p{Ll})|[Mm]y|me|[Mm]yself|mine|[Ww]e(?='|\s)|[Oo]ur|us)(?![\p{L}\d-])/gu,
  buzzwords: phrases(`
    team player|detail-oriented|detail oriented|go-getter|go getter|hard worker|hard-working|hardworking|self-starter|
    self starter|results-driven|results driven|result-oriented|results-oriented|results oriented|think outside the box|
    outside the box|synergy|synergies|dynamic individual|highly motivated|self-motivated|self motivated|fast learner|
    quick learner|people person|proven track record|track record of success|best of breed|thought leader|go-to person|
    strategic thinker|value-add|value add|win-win|rockstar|rock star|ninja|guru|works well under pressure|
    passionate about|strong work ethic|excellent communication skills|good communication skills|problem solver|
    dynamic professional|results-focused|motivated individual|bottom-line oriented|hit the ground running`),
  figures:
    /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundreds?|thousands?|millions?|billions?|dozens?|doubled|tripled|quadrupled|halved|twice|double|triple)\b/,
};
