import type { JobType } from "@waymark/contract/jobs";
import { jobTypes } from "@waymark/contract/jobs";
import type { DismissReason, RuleCriteria } from "@waymark/contract/packages";
import { levelOfTitle } from "../jobs/title/level.ts";
import { normalizeTitle } from "../jobs/title/normalize-title.ts";
import { pickPostings, type RulePosting } from "./pick-postings.ts";

const dayMs = 86_400_000;
const longestTitle = 120;
const payStep = 1_000;
const mostPay = 100_000_000;

/**
 * Proposes, after a dismissal, the smallest change of the rule that would have left this posting out; the person may
 * refuse it. Null when no criterion fits the reason.
 */
export function proposeRuleChange(
  criteria: RuleCriteria,
  reason: DismissReason,
  posting: RulePosting,
  now: Date,
): Partial<RuleCriteria> | null {
  for (const change of changesFor(criteria, reason, posting, now)) {
    const changed = { ...criteria, ...change };
    const { picks } = pickPostings(changed, [posting], { now, known: new Set(), left: 1 });
    if (picks.length === 0 && isWithinLimits(changed)) return change;
  }
  return null;
}

const isWithinLimits = ({ avoidTitles, avoidCompanies }: RuleCriteria): boolean =>
  avoidTitles.length <= 100 && avoidCompanies.length <= 200;

/** Changes that may leave the posting out, the mildest first. */
function changesFor(
  criteria: RuleCriteria,
  reason: DismissReason,
  posting: RulePosting,
  now: Date,
): Partial<RuleCriteria>[] {
  switch (reason) {
    case "title":
      return [normalizeTitle(posting.title), posting.title]
        .map((title) => title.replace(/\s+/g, " ").trim().slice(0, longestTitle).trim())
        .filter((title) => title !== "")
        .map((title) => ({ avoidTitles: [...criteria.avoidTitles, title] }));
    case "level":
      return levelWords(posting.title).map((word) => ({ avoidTitles: [...criteria.avoidTitles, word] }));
    case "company":
      return posting.company.trim() === ""
        ? []
        : [{ avoidCompanies: [...criteria.avoidCompanies, posting.company.trim().slice(0, 200)] }];
    case "place":
      return placeChanges(criteria, posting);
    case "pay":
      return payChanges(criteria, posting);
    case "type":
      return typeChanges(criteria, posting.type);
    case "old": {
      const days = Math.ceil((now.getTime() - posting.postedAt.getTime()) / dayMs) - 1;
      return days >= 1 && days < criteria.maxAgeDays ? [{ maxAgeDays: days }] : [];
    }
    case "other":
      return [];
  }
}

/** The words of a title that state its level: "Senior", "Praktikum", "Responsable". */
function levelWords(title: string): string[] {
  const words = title.match(/[\p{L}-]{2,40}/gu) ?? [];
  const pairs = words.map((word, i) => `${word} ${words[i + 1] ?? ""}`.trim());
  return [...words, ...pairs].filter((word) => levelOfTitle(word) !== "").slice(0, 4);
}

/** Removes the place that let the posting in; a rule without places can only ask for remote work. */
function placeChanges(criteria: RuleCriteria, posting: RulePosting): Partial<RuleCriteria>[] {
  if (criteria.places.length > 1) {
    const kept = criteria.places.filter(
      (place) =>
        pickPostings({ ...criteria, places: [place] }, [posting], {
          now: posting.postedAt,
          known: new Set(),
          left: 1,
        }).picks.length === 0,
    );
    if (kept.length > 0 && kept.length < criteria.places.length) return [{ places: kept }];
  }
  return posting.remote || criteria.remoteOnly ? [] : [{ remoteOnly: true }];
}

function payChanges(criteria: RuleCriteria, posting: RulePosting): Partial<RuleCriteria>[] {
  const top = posting.payMax ?? posting.payMin;
  const isKnown =
    top !== null &&
    posting.payCurrency !== null &&
    (criteria.minPay === null || criteria.currency === null || criteria.currency === posting.payCurrency);
  if (!isKnown) return criteria.minPay !== null && criteria.unknownPay ? [{ unknownPay: false }] : [];
  const minPay = (Math.floor(top / payStep) + 1) * payStep;
  return minPay > mostPay ? [] : [{ minPay, currency: posting.payCurrency }];
}

function typeChanges({ types }: RuleCriteria, type: JobType | ""): Partial<RuleCriteria>[] {
  const rest = (types.length > 0 ? types : jobTypes).filter((one) => one !== type);
  return type === "" || rest.length === 0 ? [] : [{ types: rest }];
}
