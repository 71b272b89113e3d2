import type { AskProof, PostingAsk } from "@waymark/contract/interviews-preparation";
import type { MatchTerm } from "@waymark/contract/resume-analysis";
import type { ResumeContent } from "@waymark/contract/resumes";
import type { Story } from "@waymark/contract/stories";
import { matchJob } from "../../job-search/match/resume/match-job.ts";
import { postingTerms, type RequiredTerm } from "../../job-search/match/resume/posting-terms.ts";
import { type ResumeText, resumeTexts } from "../../job-search/match/resume/resume-terms.ts";
import { cutText } from "../../vocabulary/cut-text.ts";
import { fold } from "../../vocabulary/fold.ts";
import { skillIdsIn } from "../../vocabulary/skills.ts";
import { plainWords, stem } from "../../vocabulary/stem.ts";
import { isStopWord } from "../../vocabulary/stop-words.ts";
import { type PostingClause, postingClauses } from "./posting-clauses.ts";

export interface AskMaterial {
  /** Null without a resume. */
  readonly resume: ResumeContent | null;
  readonly stories: readonly Story[];
}

export interface AskedPosting {
  readonly title: string;
  readonly text: string;
}

/** A line of the resume or a story that may answer something. */
interface Candidate extends AskProof {
  readonly skills: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  /** Whether it tells of something done, rather than naming it. */
  readonly tells: boolean;
  readonly worth: number;
}

const mostAsks = 24;
const mostUnread = 8;
const mostProofs = 2;
const longestQuote = 280;

/**
 * The requirements in the sentences of a posting, the required first, and the lines of the resume and stories that answer
 * each, word for word. Benefits and what the employer says of itself are left out.
 * @param today `YYYY-MM`, the end of present jobs.
 */
export function postingAsks(posting: AskedPosting, material: AskMaterial, today: string): PostingAsk[] {
  const resume = material.resume === null ? null : withEverySection(material.resume);
  const candidates = candidatesOf({ ...material, resume });
  const matched = matchedTerms(posting, resume, today);
  const seen = new Set<string>();
  const known: PostingAsk[] = [];
  const unread: PostingAsk[] = [];
  for (const clause of postingClauses(posting.text)) {
    if (!isAbout(clause)) continue;
    const terms = termsIn(clause).filter((term) => !seen.has(keyOf(term)));
    for (const term of terms) seen.add(keyOf(term));
    if (terms.length > 0) known.push(knownAsk(clause, terms, candidates, matched));
    else if (clause.section !== "text" && isReadable(clause)) unread.push(unreadAsk(clause, candidates));
  }
  const musts = known.filter(({ need }) => need === "must");
  const plus = known.filter(({ need }) => need === "nice");
  const open = unread.toSorted((a, b) => Number(b.status === "near") - Number(a.status === "near"));
  return [...[...musts, ...plus].slice(0, mostAsks), ...open.slice(0, mostUnread)];
}

/** In running text: what the employer says of itself. */
const tellsOfItself =
  /^(?:so |and )?(?:we|our|wir|unser\w*|nous|notre|nos|nuestr\w+|ofrecemos|somos)\b|\bwe (?:are|always|offer|provide|believe|invest)\b|\b(?:wir (?:sind|bieten)|nous (?:sommes|offrons)|founded|gegrundet|award[- ]winning|family[- ]run)\b/u;
/** Anywhere: what the employer gives, or how to apply. */
const givesOrInvites =
  /\b(?:career development|benefits? package|pension|holidays?|discounts?|bonus|free parking|equal opportunit\w+|regardless of|call (?:us|our)|to (?:enquire|apply)|apply (?:now|online)|urlaubstage|altersvorsorge|weihnachtsgeld|chancengleichheit|bewerben sie sich|bewirb dich|mutuelle|tickets? restaurant|conges|envoyez votre|vacaciones|seguro medico|igualdad de oportunidades|plan de carrera|envia tu)\b/u;

/** Whether a clause is about the person who is wanted. */
function isAbout({ section, words }: PostingClause): boolean {
  const folded = fold(words);
  if (givesOrInvites.test(folded)) return false;
  if (section === "tasks" || section === "profile") return true;
  return section === "text" && !tellsOfItself.test(folded);
}

/** A resume whose languages and own sections stand where the match looks for them. */
function withEverySection(resume: ResumeContent): ResumeContent {
  const spoken = resume.languages.map(({ name, level }) => (level === "" ? name : `${name} (${level})`));
  const custom = resume.custom.flatMap(({ items }) =>
    items.map(({ title, subtitle, description }) =>
      [title, subtitle, description].filter((part) => part !== "").join("\n"),
    ),
  );
  return {
    ...resume,
    certifications: [...resume.certifications, ...spoken].slice(0, 200),
    achievements: [...resume.achievements, ...custom].slice(0, 200),
  };
}

const keyOf = ({ kind, id }: Pick<RequiredTerm, "kind" | "id">): string => `${kind} ${id}`;

const termsIn = ({ words }: PostingClause): RequiredTerm[] =>
  postingTerms({ title: "", text: words }).filter(({ kind }) => kind !== "title");

/** The resume's answer to each requirement that is no skill: licences, languages, degrees, years. */
function matchedTerms(
  posting: AskedPosting,
  resume: ResumeContent | null,
  today: string,
): ReadonlyMap<string, MatchTerm> {
  if (resume === null) return new Map();
  const { terms } = matchJob(resume, posting, today);
  return new Map(
    postingTerms(posting).flatMap((term, at) => {
      const match = terms[at];
      return match === undefined ? [] : [[keyOf(term), match]];
    }),
  );
}

function candidatesOf({ resume, stories }: AskMaterial): Candidate[] {
  const told = stories.map((story): Candidate => {
    const text = [story.title, story.situation, story.task, story.action, story.result].join("\n");
    return {
      ...{ from: "story", id: story.id, text: story.title, tells: true, worth: 3.5 },
      skills: new Set(skillIdsIn(`${story.skills.join("\n")}\n${text}`, 40)),
      stems: stemsOf(text),
    };
  });
  return [...told, ...(resume === null ? [] : resumeTexts(resume)).map(lineOf)];
}

function lineOf({ text, skills, tells, place }: ResumeText): Candidate {
  const isWork = tells && (place.section === "experience" || place.section === "achievements");
  return {
    ...{ from: "resume", id: "", text: cutText(text.replace(/\s+/g, " ").trim(), longestQuote), tells },
    skills: new Set(skills.keys()),
    stems: stemsOf(text),
    worth: (isWork ? 2 : tells ? 1 : 0) + (tells && /\d/.test(text) ? 1 : 0),
  };
}

const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    plainWords(text)
      .filter((word) => word.length > 4 && !isStopWord(word))
      .map(stem),
  );

type TermStatus = PostingAsk["terms"][number]["status"];

function knownAsk(
  clause: PostingClause,
  asked: readonly RequiredTerm[],
  candidates: readonly Candidate[],
  matched: ReadonlyMap<string, MatchTerm>,
): PostingAsk {
  const isSkill = ({ kind }: RequiredTerm) => kind === "skill" || kind === "soft";
  const skills = asked.filter(isSkill);
  const fitting = candidates
    .map((one) => ({ one, met: skills.filter(({ id }) => one.skills.has(id)) }))
    .filter(({ met }) => met.length > 0)
    .toSorted((a, b) => b.one.worth + 1.5 * b.met.length - (a.one.worth + 1.5 * a.met.length));
  const terms = asked.map((term) => {
    const status: TermStatus = isSkill(term)
      ? skillStatus(fitting.filter(({ met }) => met.includes(term)).map(({ one }) => one))
      : matchStatus(matched.get(keyOf(term)));
    return { term: term.term, kind: term.kind, status };
  });
  const others = asked.filter((term) => !isSkill(term)).flatMap((term) => quoteOf(matched.get(keyOf(term))));
  const proofs = distinct([...covering(fitting, skills).map(({ one }) => one), ...others]);
  return {
    words: cutText(clause.words, longestQuote),
    need: clause.need,
    status: wholeStatus(terms.map(({ status }) => status)),
    terms,
    proofs: proofs.slice(0, mostProofs),
  };
}

function skillStatus(found: readonly Candidate[]): TermStatus {
  if (found.length === 0) return "missing";
  return found.some(({ tells }) => tells) ? "shown" : "listed";
}

const matchStatus = (match: MatchTerm | undefined): TermStatus =>
  match === undefined || match.status === "missing"
    ? "missing"
    : match.status === "partly"
      ? "listed"
      : "shown";

function quoteOf(match: MatchTerm | undefined): AskProof[] {
  const excerpt = match?.evidence[0]?.excerpt ?? "";
  if (match === undefined || match.status === "missing" || excerpt === "") return [];
  return [{ from: "resume", id: "", text: cutText(excerpt, longestQuote) }];
}

function wholeStatus(all: readonly TermStatus[]): PostingAsk["status"] {
  const [first = "missing"] = all;
  return all.every((status) => status === first) ? first : "partly";
}

/** The best candidates such that each one adds a skill which those before it do not show. */
function covering<T extends { readonly met: readonly RequiredTerm[] }>(
  fitting: readonly T[],
  skills: readonly RequiredTerm[],
): T[] {
  const left = new Set(skills);
  const chosen: T[] = [];
  for (const one of fitting) {
    if (!one.met.some((term) => left.has(term))) continue;
    chosen.push(one);
    for (const term of one.met) left.delete(term);
  }
  const more = fitting.filter((one) => !chosen.includes(one));
  return [...chosen, ...more];
}

function distinct(proofs: readonly AskProof[]): AskProof[] {
  const byText = new Map(proofs.map(({ from, id, text }) => [`${from} ${text}`, { from, id, text }]));
  return [...byText.values()];
}

/** A sentence that one can say something about: no single word, no paragraph. */
const isReadable = ({ words }: PostingClause): boolean => {
  const count = words.split(" ").length;
  return count >= 3 && count <= 45;
};

/** Lines that share at least two rarer words with a sentence in which no term was recognised. */
function unreadAsk({ words, need }: PostingClause, candidates: readonly Candidate[]): PostingAsk {
  const asked = stemsOf(words);
  const often = (one: string) => candidates.filter(({ stems }) => stems.has(one)).length;
  const rare = [...asked].filter((one) => often(one) <= Math.max(3, candidates.length / 6));
  const near = candidates
    .filter(({ tells }) => tells)
    .map((one) => ({ one, shared: rare.filter((word) => one.stems.has(word)).length }))
    .filter(({ shared }) => shared >= 2)
    .toSorted((a, b) => b.shared - a.shared || b.one.worth - a.one.worth);
  return {
    words: cutText(words, longestQuote),
    need,
    status: near.length > 0 ? "near" : "unread",
    terms: [],
    proofs: distinct(near.map(({ one }) => one)).slice(0, 1),
  };
}
