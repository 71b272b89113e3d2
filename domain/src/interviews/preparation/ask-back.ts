import type { InterviewKind } from "@waymark/contract/interviews";
import type { BackQuestion } from "@waymark/contract/interviews-preparation";
import { fold } from "../../vocabulary/fold.ts";

export interface BackFacts {
  readonly kind: InterviewKind;
  /** The text of the posting; empty when it is unknown. */
  readonly text: string;
  readonly statesPay: boolean;
  readonly statesPlace: boolean;
  readonly statesType: boolean;
  readonly reposts: number;
  readonly openings: number;
}

const hours =
  /\b(?:\d{1,2}(?:[.,]\d)?\s?(?:h|hrs?|hours?|std|stunden?|horas?|heures?)\b|full[- ]?time|part[- ]?time|vollzeit|teilzeit|jornada|turno|temps (?:plein|partiel)|shifts?\b|schicht\w*|nachtdienst|horario|horaires?|arbeitszeit\w*|gleitzeit|flexitime|working hours)/;
const length =
  /\b(?:permanent|fixed[- ]term|temporary|unbefristet|befristet|indefinido|temporal|cdi|cdd|interim|contract of|vertrag bis|duree (?:in)?determinee)/;
const start =
  /\b(?:start(?:ing)? date|immediate start|start (?:in|on|as soon)|ab sofort|zum \d|eintritt\w*|beginn\b|incorporacion|inicio|prise de poste|debut|a pourvoir|des que possible|asap)/;
const training =
  /\b(?:training|onboarding|induction|einarbeitung|fortbildung\w*|weiterbildung\w*|formacion|formation|integration|mentoring|schulung\w*)/;
const mode =
  /\b(?:remote|hybrid\w*|home[- ]?office|teletrabajo|teletravail|on[- ]site|vor ort|presencial|presentiel)/;

/** Openings of one employer from which on it is growing, or loses people: worth a question. */
const manyOpenings = 5;
const mostQuestions = 9;

/** Questions to ask the employer: first what its posting leaves open or its postings show, then the usual ones. */
export function askBack(facts: BackFacts): BackQuestion[] {
  const text = fold(facts.text);
  const isRead = text.trim() !== "";
  const unsaid = (id: BackQuestion["id"], isSaid: boolean): BackQuestion[] =>
    isRead && !isSaid ? [{ id, reason: "unsaid", count: 0 }] : [];
  const seen: BackQuestion[] = [
    ...(facts.reposts > 0 ? [{ id: "reposted", reason: "seen", count: facts.reposts } as const] : []),
    ...(facts.openings >= manyOpenings
      ? [{ id: "growth", reason: "seen", count: facts.openings } as const]
      : []),
  ];
  const isDeskWork = !/\b(?:schicht|turno|ward|patient\w*|baustelle|obra|chantier|lager|almacen)/.test(text);
  const open = [
    ...unsaid("pay", facts.statesPay),
    ...unsaid("hours", facts.statesType || hours.test(text)),
    ...(isDeskWork ? unsaid("place", mode.test(text)) : unsaid("place", facts.statesPlace)),
    ...unsaid("length", length.test(text)),
    ...unsaid("start", start.test(text)),
    ...unsaid("training", training.test(text)),
  ];
  // A first short call is no place for everything that is open.
  const most = facts.kind === "phone-screen" ? 3 : 4;
  const all = [...forRound(facts.kind), ...seen, ...open.slice(0, most), ...usual];
  const byId = new Map(all.toReversed().map((question) => [question.id, question]));
  return all.filter((question) => byId.get(question.id) === question).slice(0, mostQuestions);
}

const round = (id: BackQuestion["id"]): BackQuestion => ({ id, reason: "round", count: 0 });

function forRound(kind: InterviewKind): BackQuestion[] {
  if (kind === "panel") return [round("each-of-you")];
  if (kind === "case") return [round("real-case")];
  if (kind === "trial-day") return [round("trial-terms")];
  if (kind === "technical") return [round("equipment")];
  if (kind === "final") return [round("decision")];
  return [];
}

const usual: readonly BackQuestion[] = (
  ["first-months", "measure", "team", "why-open", "next-steps"] as const
).map((id) => ({ id, reason: "usual", count: 0 }));
