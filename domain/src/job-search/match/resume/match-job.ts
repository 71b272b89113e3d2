import type { AnalyzedResume, MatchTerm } from "@waymark/contract/resume-analysis";
import { stemsOf } from "../../../jobs/tokens/tokens.ts";
import { spansOf, yearsOfWork } from "../../../resume-analysis/job-dates.ts";
import { linearRamp } from "../../../resume-analysis/linear-ramp.ts";
import { type Phrase, phrase } from "../../../resume-analysis/score.ts";
import { foldedWords } from "../../../vocabulary/fold.ts";
import { type Posting, postingTerms, type RequiredTerm, titleOf } from "./posting-terms.ts";
import { degrees, licences, spoken } from "./requirements.ts";
import { type ResumeText, resumeTexts } from "./resume-terms.ts";

const matchVersion = "1.0.0";

export interface Match {
  readonly version: string;
  /** Null when nothing in the posting can be matched. */
  readonly score: number | null;
  readonly title: string;
  readonly terms: readonly MatchTerm[];
  readonly advice: readonly Phrase[];
}

/** The weight of each kind; the weight of kinds that the posting does not name goes to the others. */
const kindWeights: Readonly<Record<MatchTerm["kind"], number>> = {
  skill: 60,
  title: 15,
  education: 10,
  years: 4,
  language: 3,
  licence: 3,
  soft: 5,
};
/** The weight of an optional term relative to a required one. */
const niceWeight = 0.4;
/** The worth of a term that is only in a list, and of one in a list of more than 40. */
const listedWorth = 0.6;
const longListWorth = 0.3;
/** The worth of a term in other words than the posting's: programs that search for exact words may miss it. */
const synonymWorth = 0.9;
/** From this share on the match is complete. */
const wholeAt = 0.75;
const mostEvidence = 5;

interface MatchedTerm {
  readonly term: MatchTerm;
  /** From 0 to 1. */
  readonly worth: number;
}

/**
 * Matches a resume with a posting: the required terms, whether each is found, in which words and where. A term counts
 * once however often it occurs, and counts less when only a list names it.
 * @param today `YYYY-MM`, the end of present jobs.
 */
export function matchJob(resume: AnalyzedResume, posting: Posting, today: string): Match {
  const texts = resumeTexts(resume);
  const listWorth = linearRamp((resume.skills ?? []).length, 60, 40) > 0.5 ? listedWorth : longListWorth;
  const met = postingTerms(posting).map((asked) => matchTerm(asked, { resume, texts, today, listWorth }));
  return {
    version: matchVersion,
    score: scoreOf(met),
    title: titleOf(posting),
    terms: met.map(({ term }) => term),
    advice: adviceOf(met),
  };
}

function scoreOf(met: readonly MatchedTerm[]): number | null {
  let points = 0;
  let possible = 0;
  for (const [kind, weight] of Object.entries(kindWeights)) {
    const own = met.filter(({ term }) => term.kind === kind);
    if (own.length === 0) continue;
    const weightOf = ({ term }: MatchedTerm) => (term.need === "must" ? 1 : niceWeight);
    const all = own.reduce((sum, one) => sum + weightOf(one), 0);
    points += weight * (own.reduce((sum, one) => sum + one.worth * weightOf(one), 0) / all);
    possible += weight;
  }
  return possible === 0 ? null : Math.round(100 * linearRamp(points / possible, 0, wholeAt));
}

interface Against {
  readonly resume: AnalyzedResume;
  readonly texts: readonly ResumeText[];
  readonly today: string;
  readonly listWorth: number;
}

function matchTerm(asked: RequiredTerm, against: Against): MatchedTerm {
  switch (asked.kind) {
    case "skill":
    case "soft":
      return matchSkill(asked, against);
    case "title":
      return matchTitle(asked, against);
    case "years":
      return matchYears(asked, against);
    case "education":
      return matchDegree(asked, against);
    default:
      return matchPattern(asked, against);
  }
}

const termOf = (
  { term, kind, need }: RequiredTerm,
  status: MatchTerm["status"],
  { inText = false, wording = "", evidence = [] }: Partial<MatchTerm> = {},
): MatchTerm => ({ term, kind, need, status, inText, wording, evidence: evidence.slice(0, mostEvidence) });

/** Plain words, for comparing wordings. */
const plain = (text: string): string => foldedWords(text).join(" ");

function matchSkill(asked: RequiredTerm, { texts, listWorth }: Against): MatchedTerm {
  const naming = texts.filter(({ skills }) => skills.has(asked.id));
  if (naming.length === 0) return { term: termOf(asked, "missing"), worth: 0 };
  const exact = naming.filter(({ skills }) => plain(skills.get(asked.id) ?? "") === plain(asked.term));
  const inText = naming.some(({ tells }) => tells);
  const shown = naming.toSorted((a, b) => Number(b.tells) - Number(a.tells));
  const worth = (inText ? 1 : listWorth) * (exact.length > 0 ? 1 : synonymWorth);
  const term = termOf(asked, exact.length > 0 ? "found" : "synonym", {
    inText,
    wording: (exact[0] ?? shown[0])?.skills.get(asked.id) ?? "",
    evidence: shown.map(({ place }) => place),
  });
  return { term, worth };
}

/** Matches the title with the titles held or the summary, by the share of its words. */
function matchTitle(asked: RequiredTerm, { texts }: Against): MatchedTerm {
  const wanted = stemsOf(asked.term);
  const best = texts
    .filter(({ place }) => place.field.endsWith(".title") || place.field === "personalInfo.summary")
    .map((text) => {
      const own = new Set(stemsOf(text.text));
      return { text, share: wanted.filter((word) => own.has(word)).length / Math.max(1, wanted.length) };
    })
    .sort((a, b) => b.share - a.share)[0];
  if (best === undefined || best.share === 0) return { term: termOf(asked, "missing"), worth: 0 };
  return {
    term: termOf(asked, best.share === 1 ? "found" : "partly", {
      inText: true,
      wording: best.text.place.excerpt,
      evidence: [best.text.place],
    }),
    worth: best.share,
  };
}

function matchYears(asked: RequiredTerm, { resume, today }: Against): MatchedTerm {
  const years = Math.floor(yearsOfWork(spansOf(resume.experience ?? [], today)) * 2) / 2;
  const worth = linearRamp(years, 0, asked.amount);
  const status = worth === 1 ? "found" : worth > 0 ? "partly" : "missing";
  return { term: termOf(asked, status, { inText: years > 0, wording: String(years) }), worth };
}

/** Matches a degree: the required level or a higher one counts in full, a lower one in part. */
function matchDegree(asked: RequiredTerm, { texts }: Against): MatchedTerm {
  const held = texts
    .filter(({ place }) => place.section === "education" || place.section === "certifications")
    .map((text) => ({
      text,
      level: degrees.findLast(({ pattern }) => pattern.test(text.folded))?.level ?? 0,
    }))
    .sort((a, b) => b.level - a.level)[0];
  if (held === undefined || held.level === 0) return { term: termOf(asked, "missing"), worth: 0 };
  const worth = held.level >= asked.amount ? 1 : 0.5;
  const { place } = held.text;
  const more = { inText: true, wording: place.excerpt, evidence: [place] };
  return { term: termOf(asked, worth === 1 ? "found" : "partly", more), worth };
}

function matchPattern(asked: RequiredTerm, { texts }: Against): MatchedTerm {
  const pattern = [...licences, ...spoken].find(({ id }) => id === asked.id)?.pattern;
  const naming = texts.filter(({ folded }) => pattern?.test(folded) === true);
  if (naming.length === 0) return { term: termOf(asked, "missing"), worth: 0 };
  return {
    term: termOf(asked, "found", {
      inText: naming.some(({ tells }) => tells),
      wording: naming[0]?.place.excerpt ?? "",
      evidence: naming.map(({ place }) => place),
    }),
    worth: 1,
  };
}

/** The advice, required terms first. It never suggests claiming something untrue. */
function adviceOf(met: readonly MatchedTerm[]): Phrase[] {
  const names = (some: readonly MatchedTerm[]) => some.slice(0, 5).map(({ term }) => term.term);
  const isSkill = ({ term }: MatchedTerm) => term.kind === "skill" || term.kind === "soft";
  const missing = (need: "must" | "nice") =>
    met.filter((one) => isSkill(one) && one.term.status === "missing" && one.term.need === need);
  const listed = met.filter((one) => isSkill(one) && one.term.status !== "missing" && !one.term.inText);
  const synonyms = met.filter(({ term }) => term.status === "synonym");
  const other = (kind: MatchTerm["kind"]) =>
    met.filter(({ term, worth }) => term.kind === kind && worth < 1).map(({ term }) => term);
  const advice: Phrase[] = [];
  if (met.length === 0) advice.push(phrase("match.nothing"));
  if (missing("must").length > 0) advice.push(phrase("match.missing", { terms: names(missing("must")) }));
  for (const { term, wording } of other("title"))
    advice.push(
      wording === ""
        ? phrase("match.title", { title: term })
        : phrase("match.titleClose", { title: term, wording }),
    );
  if (listed.length > 0) advice.push(phrase("match.listed", { terms: names(listed) }));
  for (const { term } of synonyms.slice(0, 2))
    advice.push(phrase("match.synonym", { term: term.term, wording: term.wording }));
  for (const { term } of other("licence")) advice.push(phrase("match.licence", { term }));
  for (const { term } of other("language")) advice.push(phrase("match.language", { term }));
  for (const { term, wording } of other("years"))
    advice.push(phrase("match.years", { asked: term, years: wording === "" ? "0" : wording }));
  for (const { term } of other("education")) advice.push(phrase("match.education", { term }));
  if (missing("nice").length > 0) advice.push(phrase("match.welcome", { terms: names(missing("nice")) }));
  if (advice.length === 0) advice.push(phrase("match.whole"));
  return advice.slice(0, 8);
}
