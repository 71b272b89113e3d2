import type { KnockOut } from "@waymark/contract/packages-forms";
import type { MatchTerm } from "@waymark/contract/resume-analysis";
import type { ResumeContent } from "@waymark/contract/resumes";
import type { Language } from "@waymark/contract/values";
import { matchJob } from "../job-search/match/resume/match-job.ts";
import type { Posting } from "../job-search/match/resume/posting-terms.ts";
import { spoken } from "../job-search/match/resume/requirements.ts";
import { postingParts } from "../jobs/text/posting-parts.ts";
import { fold } from "../vocabulary/fold.ts";

const mostCharacters = 20_000;
const mostKnockOuts = 12;
const longestWords = 200;

type What = KnockOut["what"];

/** Conditions that no resume answers, folded, in four languages. */
const conditions: readonly (readonly [What, RegExp])[] = [
  [
    "permit",
    /\b(?:work permit|right to work|(?:legally )?(?:authori[sz]ed|eligible|entitled) to work|work authori[sz]ation|(?:no|not|without|cannot|unable to)\b.{0,40}\b(?:visa|sponsor\w*)|visa sponsorship|us citizen\w*|eu citizen\w*|arbeitserlaubnis\w*|arbeitsgenehmigung\w*|aufenthaltstitel|titre de sejour|permis de travail|autorisation de travail|permiso de (?:trabajo|residencia)|autorizacion (?:de|para) trabaj\w*)\b/,
  ],
  [
    "clearance",
    /\b(?:security clearance|(?:sc|dv|ts\/sci|top secret) clear\w*|clearance required|dbs (?:check|certificate)|background check|criminal record check|sicherheitsuberprufung\w*|zuverlassigkeitsuberprufung\w*|fuhrungszeugnis\w*|habilitation (?:secret\w*|defense|confidentiel\w*)|casier judiciaire|habilitacion (?:personal )?de seguridad|certificado de (?:antecedentes|delitos)\w*)\b/,
  ],
  [
    "shift",
    /\b(?:(?:night|weekend|rotating|late|early|evening|split|12[- ]hour) shifts?|shift work|work weekends|weekend work|on[- ]call|schichtdienst|schichtarbeit|schichtbereitschaft|(?:nacht|wechsel|spat|fruh|wochenend)(?:schicht|dienst|arbeit)\w*|rufbereitschaft|3-schicht\w*|(?:2|3|4|5) ?x ?8|travail (?:de nuit|en equipe|le week-?end|posté)|horaires decales|astreintes?|travail poste|turnos? (?:rotativos?|de noche|partidos?|nocturnos?)|trabajo a turnos|fines de semana|guardias)\b/,
  ],
  [
    "travel",
    /\b(?:willing(?:ness)? to travel|travel (?:is )?required|(?:up to )?\d{1,3} ?% (?:of )?travel|travel (?:up to|of)? ?\d{1,3} ?%|ability to travel|frequent travel|reisebereitschaft|reisetatigkeit|dienstreisen|montageeinsatz\w*|deplacements?(?: frequents?| reguliers?)?(?: a prevoir)?|mobilite (?:nationale|internationale|geographique)|disponibilidad para viajar|viajes? frecuentes?)(?!\w)/,
  ],
];
const denial = /\b(?:no|not|without|kein\w*|nicht|ohne|pas|sans|aucun\w*|sin|ningun\w*)\b/;

/**
 * Requirements without which an application is usually refused, and whether the resume meets them. What a resume does not
 * say is unknown, not unmet; permits, clearances, shifts and travel are never guessed.
 * @param today `YYYY-MM`, the end of present jobs.
 * @param language The language of the resume, which its writer speaks.
 */
export function knockOutsOf(
  posting: Posting,
  resume: ResumeContent,
  { today, language }: { readonly today: string; readonly language: Language },
): KnockOut[] {
  const text = posting.text.slice(0, mostCharacters);
  const found = new Map<string, KnockOut>();
  const add = (key: string, one: KnockOut) => {
    if (!found.has(key)) found.set(key, { ...one, words: one.words.slice(0, longestWords) });
  };
  for (const term of matchJob(resume, { ...posting, text }, today).terms) {
    const what = term.need === "must" ? whatOf(term) : null;
    if (what !== null)
      add(`${what} ${term.term}`, { what, words: term.term, met: isMet(term, resume, language) });
  }
  for (const { text: clause, need } of postingParts(text)) {
    if (need !== "must") continue;
    const folded = fold(clause);
    for (const [what, pattern] of conditions) {
      const match = pattern.exec(folded);
      if (match === null || (what !== "permit" && denial.test(folded.slice(0, match.index)))) continue;
      add(what, { what, words: clause.trim(), met: "unknown" });
    }
  }
  return [...found.values()].slice(0, mostKnockOuts);
}

/** A term that names a licence for driving. */
const driving = /driv|fuhrerschein|permis|carnet? de conducir|licencia de conducir|conducir|licen[cs]e [bc]/;

function whatOf({ kind, term }: MatchTerm): What | null {
  if (kind === "licence") return driving.test(fold(term)) ? "driving" : "licence";
  if (kind === "education") return "degree";
  return kind === "language" || kind === "years" ? kind : null;
}

function isMet(term: MatchTerm, resume: ResumeContent, language: Language): KnockOut["met"] {
  if (term.status === "found" || term.status === "synonym") return "yes";
  switch (term.kind) {
    case "language":
      return isSpoken(term.term, resume, language);
    case "education":
      return term.status === "partly" ? "no" : "unknown";
    case "years":
      return term.wording === "" || term.wording === "0" || resume.experience.length === 0 ? "unknown" : "no";
    default:
      return "unknown";
  }
}

/** A list of languages without this one says that the person does not speak it. */
function isSpoken(asked: string, { languages }: ResumeContent, own: Language): KnockOut["met"] {
  const named = spoken.find(({ pattern }) => pattern.test(fold(asked)));
  if (named === undefined) return "unknown";
  if (named.id === own || languages.some(({ name }) => named.pattern.test(fold(name)))) return "yes";
  return languages.length > 0 ? "no" : "unknown";
}
