import { fold, foldedWords } from "./fold.ts";
import { companyScore, degreeScore, schoolScore } from "./organisations.ts";
import { placeScore } from "./place-words.ts";
import { isGraded, titleScore } from "./titles.ts";

/** Endings of English, French and Spanish nouns for people by what they do. */
const doer =
  /(?:[^aeiou]er|[aeiou][bcdgklmnpstvz]er|ator|itor|ctor|sor|yor|ist|cian|rian|eer|ant|man|men|woman|person|hand|smith|wright|keeper|master|mate|eur|euse|trice|iere?|iste|ador|adora|idor|idora|ista|ero|era)s?$/;
/** Frequent words with such an ending that name a thing, a place or a rank. */
const noDoer =
  /^(?:center|tower|river|water|summer|winter|power|paper|order|number|corner|super|copper|silver|timber|lumber|cyber|computer|member|chapter|quarter|semester|theater|chamber|border|garner|harper|carter|cooper|turner|parker|oyster|clover|flower|garden|plant|restaurant|elephant|giant|grant|tenant|german|roman|human|woman|west|factor|sector|vector|motor|tractor|minor|major|senior|junior|interior|exterior|superior|sponsor|first|camera|opera|primera|primero|numero|dinero|carrera|premier|premiere|derniere?|quartier|chantier|metier|matiere|lumiere|riviere|papier|valeur|couleur|moteur|secteur|interieur|exterieur|superieur|vista|revista|lista)s?$/;

/** Names of employers often have these: joined names, a possessive, an article, a body that meets. */
const nameLike = /\s(?:&|\+)\s|['’]s(?:\s|$)|^the\s|\btrust\b|\bboard\b|\boffice of\b|\bsons?\b|\bbros\b/;

/** Posts have grades or numbers, employers have none. */
const isNumbered = (text: string): boolean => isGraded(text) || /\p{Ll} [1-5]$/u.test(text);

/** The noun at the head of a title stands before a comma, a bracket or a preposition. */
const headWords = (text: string): string[] =>
  foldedWords(text.split(/[,(/–—|]|\s(?:of|in|for|at|with|to|de|du|des|en|für|im)\s/)[0] ?? "");

/** Tells whether the head of a text is a noun for somebody by their work, also one the vocabulary does not know. */
function endsInDoer(text: string): boolean {
  const last = headWords(text).at(-1) ?? "";
  return last.length > 3 && doer.test(last) && !noDoer.test(last);
}

/** `Ogunleye Engineering Consultants`: several people of a trade are a firm. */
export const isFirmOfPeople = (text: string): boolean => {
  const words = headWords(text);
  const last = words.at(-1) ?? "";
  return words.length > 1 && /[^s]s$/.test(last) && titleScore(last.slice(0, -1)) > 0.5;
};

/**
 * Tells by words how much a text is rather a job title than an employer: 1 for a title, -1 for an employer, near 0 where
 * nothing tells. Weak signs count a third of a known word, so only several of them decide.
 */
export function titleOverEmployer(text: string): number {
  const last = headWords(text).at(-1) ?? "";
  const isHeadKnown = titleScore(last) > 0.5;
  const weakTitle = endsInDoer(text) || isNumbered(text) ? 0.35 : 0;
  if (isFirmOfPeople(text)) return -0.5;
  const isNameAlone = nameLike.test(fold(text)) && !isHeadKnown && weakTitle === 0;
  const title = isNameAlone ? 0 : Math.max(titleScore(text), weakTitle);
  const organisation = Math.max(companyScore(text), schoolScore(text) * 0.8);
  const weakName =
    nameLike.test(fold(text)) || /^\p{Lu}{2,5}$/u.test(text) || placeScore(text) >= 0.9 ? 0.3 : 0;
  const isTitled = (isHeadKnown || isNumbered(text)) && companyScore(text) < 1;
  return title - (isTitled ? weakName : Math.max(organisation, weakName));
}

/** Levels, grades and subjects that stand in the name of a qualification. */
const levelLike =
  /\blevels?\b|\byear (?:9|1[0-3])\b|\bgrade 12\b|\bhons\b|\bnvq\b|\bsvq\b|\bgcses?\b|\bpart [123i]+\b|\bstage [1-4]\b|\b2[:.][12]\b|\bdistinction\b|\bmerit\b|\bcourse\b|\bdiploma\b|\bx(?:ii)?(?:th)?\b|\bstudies\b|\bscience\b|\bengineering\b|\bmanagement\b|\badministration\b|\bhistory\b|\bmathematics\b|\beconomics\b|\bdesign\b|\bnursing\b|\bpsychology\b/;
/** Signs of a school in a name the vocabulary does not know. */
const schoolLike =
  /^st\.? |\bhigh$|\bhall$|\bgrammar\b|\bprimary\b|\bsecondary$|\bboard\b|\bcampus\b|['’]s$|^the\s|\btech$|\buni\b|\bcoleg\b|\bysgol\b|\bcolaiste\b|\bscoil\b/;

/** Tells by words how much a text is rather a degree than a school: 1 to -1, as `titleOverEmployer`. */
export function degreeOverSchool(text: string): number {
  const folded = fold(text);
  const degree = Math.max(degreeScore(text), levelLike.test(folded) ? 0.35 : 0);
  const isName = schoolLike.test(folded) || /^\p{Lu}{3,6}$/u.test(text) || placeScore(text) >= 0.9;
  return degree - Math.max(schoolScore(text), isName ? 0.35 : 0);
}
