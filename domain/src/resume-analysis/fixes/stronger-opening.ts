import type { Language } from "@waymark/contract/values";
import { openingOf } from "../openings.ts";
import type { Passage } from "../passages.ts";
import { isEnglishVerb } from "../rules/english.ts";
import type { ScoredResume } from "../scored-resume.ts";
import { baseOf, pastOf } from "./english-forms.ts";

/**
 * Openings that name a duty and are followed by the activity in the bullet's own words. Words of helping are not
 * included, because without them a bullet would claim too much. German nouns follow without their article.
 */
const duties: Readonly<Record<Language, RegExp>> = {
  en: /^(?:i was |was |i am )?(?:responsible for|accountable for|tasked with|in charge of|(?:my )?(?:responsibilities|duties) includ(?:e|ed|ing):?)\s+(?:the )?/i,
  es: /^(?:encargad[oa] de|responsable de|a cargo de)\s+(?:(?:la|el|los|las) )?/i,
  fr: /^(?:(?:en )?charg(?:ée?|e) (?:de |d['’])|responsable (?:de |d['’]))(?:la |l['’]|les )?/i,
  de: /^(?:zuständig|verantwortlich) für\s+(?:(?:die|das|den|der) )?/i,
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The bullet without its weak opening, if the rest opens with an action; null otherwise. */
export function withoutDuty(passage: Passage, judged: ScoredResume, lasts: boolean): string | null {
  const { language, rules } = judged;
  const duty = duties[language].exec(passage.text)?.[0];
  if (duty === undefined) return null;
  const rest = passage.text.slice(duty.length);
  const told = capital(language === "en" ? inTense(rest, lasts) : rest);
  const { action, weak } = openingOf({ ...passage, text: told }, rules);
  return action && !weak && told.split(" ").length > 2 ? told : null;
}

/** "training new nurses" becomes "trained …", or "train …" for a present job; two activities are not changed. */
function inTense(rest: string, lasts: boolean): string {
  const [first = "", ...others] = rest.split(" ");
  const base = baseOf(first, isEnglishVerb);
  const joined = others.some((word, i) => i > 0 && baseOf(word.replace(/\W+$/, ""), isEnglishVerb) !== null);
  if (base === null || joined) return rest;
  return [lasts ? base : pastOf(base, first), ...others].join(" ");
}

/** An English bullet without its leading "I", if an action follows; null otherwise. */
export function withoutSelf(passage: Passage, { language, rules }: ScoredResume): string | null {
  const rest = /^I\s+(?=\p{Ll})/u.exec(passage.text)?.[0];
  if (language !== "en" || rest === undefined) return null;
  const told = capital(passage.text.slice(rest.length));
  const { action, weak } = openingOf({ ...passage, text: told }, rules);
  return action && !weak && told.split(" ").length > 2 ? told : null;
}
