import {
  type Achievement,
  mostReasons,
  type NegotiationPlan,
  type scriptParts,
} from "@waymark/contract/interviews-negotiation";
import type { Offer, OfferRank } from "@waymark/contract/offers";
import { yearlyBase } from "../../offers/compare.ts";

/** A line of a script before it has words: the key of its sentence in the locale files, or the person's own words. */
export interface PlannedLine {
  readonly kind: "say" | "quote" | "know";
  /** Empty for a quote. */
  readonly key: string;
  /** Amounts of the offer's period, amounts a year, counts and texts, by name. */
  readonly params: Readonly<Record<string, PlannedValue>>;
}
export type PlannedValue =
  | { readonly amount: number; readonly per: "period" | "year" }
  | { readonly count: number }
  | { readonly text: string }
  | { readonly day: string }
  | { readonly term: NegotiationPlan["terms"][number] };

export interface PlannedPart {
  readonly part: (typeof scriptParts)[number];
  readonly lines: readonly PlannedLine[];
}

export interface ScriptMaterial {
  readonly offer: Offer;
  readonly plan: NegotiationPlan;
  /** The pay in postings; nothing is said of it while it is locked or made of samples. */
  readonly standing: OfferRank;
  readonly achievements: readonly Achievement[];
}

const say = (key: string, params: PlannedLine["params"] = {}): PlannedLine => ({ kind: "say", key, params });
const know = (key: string, params: PlannedLine["params"] = {}): PlannedLine => ({
  kind: "know",
  key,
  params,
});

/** The achievements that a script names: the chosen ones, else the first. */
function chosenReasons(
  { reasons }: Pick<NegotiationPlan, "reasons">,
  achievements: readonly Achievement[],
): Achievement[] {
  if (reasons === null) return achievements.slice(0, mostReasons);
  return reasons.flatMap((id) => achievements.find((one) => one.id === id) ?? []);
}

/**
 * A script for a negotiation, made of the offer, the pay in postings with how many state it, what the person set, and
 * their own proven achievements. It claims nothing else. The walk-away is in lines for the person alone.
 */
export function negotiationScript(material: ScriptMaterial): PlannedPart[] {
  const parts: PlannedPart[] = [
    { part: "thanks", lines: [say("thanks", { company: { text: material.offer.job.company } })] },
    { part: "ask", lines: askLines(material) },
    { part: "market", lines: marketLines(material) },
    { part: "proof", lines: proofLines(material) },
    { part: "wait", lines: [know("wait")] },
    { part: "refusal", lines: [say("refusal.open"), say("refusal.review")] },
    { part: "terms", lines: material.plan.terms.map((term) => say("terms", { term: { term } })) },
    { part: "limit", lines: limitLines(material) },
    { part: "close", lines: closeLines(material) },
  ];
  return parts.filter(({ lines }) => lines.length > 0);
}

const inPeriod = (amount: number): PlannedValue => ({ amount, per: "period" });

function askLines({ offer, plan }: ScriptMaterial): PlannedLine[] {
  const { aim } = plan;
  if (aim === null) return [know("ask.none")];
  if (aim <= offer.base) return [know("ask.reached", { base: inPeriod(offer.base) })];
  const share = offer.base > 0 ? Math.round(((aim - offer.base) / offer.base) * 100) : 0;
  return [
    say("ask.figure", { aim: inPeriod(aim) }),
    ...(offer.base > 0 ? [know("ask.more", { share: { count: share } })] : []),
  ];
}

/** Postings with pay below which nothing is said of the market; the same as where offers are compared. */
function marketLines({ offer, plan, standing }: ScriptMaterial): PlannedLine[] {
  const n: PlannedValue = { count: standing.count };
  if (standing.locked !== null) return [know("market.locked", { n })];
  const { salary } = standing;
  if (salary === null || standing.samples)
    return [know(standing.samples ? "market.samples" : "market.few", { n })];
  const yearly = (amount: number): PlannedValue => ({ amount, per: "year" });
  const shown = know("market.spread", {
    ...{ n, title: { text: standing.query } },
    ...{ low: yearly(salary.p25), mid: yearly(salary.p50), high: yearly(salary.p75) },
  });
  const offered = yearlyBase(offer);
  const aimed = plan.aim === null ? null : yearlyBase({ ...offer, base: plan.aim });
  const argument =
    offered < salary.p50
      ? [say("market.below", { n, mid: yearly(salary.p50) })]
      : [know(offered >= salary.p75 ? "market.above" : "market.middle")];
  const bold =
    aimed !== null && aimed > salary.p75 ? [know("market.bold", { high: yearly(salary.p75) })] : [];
  return [shown, ...argument, ...bold];
}

function proofLines({ plan, achievements }: ScriptMaterial): PlannedLine[] {
  const chosen = chosenReasons(plan, achievements);
  if (chosen.length === 0) return [know("proof.none")];
  return [
    say("proof.open"),
    ...chosen.map(({ text }): PlannedLine => ({ kind: "quote", key: "", params: { text: { text } } })),
  ];
}

function limitLines({ offer, plan }: ScriptMaterial): PlannedLine[] {
  const { walkAway, aim } = plan;
  if (walkAway === null) return [know("limit.none")];
  const limit = inPeriod(walkAway);
  return [
    know("limit.figure", { limit }),
    ...(aim !== null && walkAway > aim ? [know("limit.aboveAim")] : []),
    ...(offer.base < walkAway ? [know("limit.below", { gap: inPeriod(walkAway - offer.base) })] : []),
    say("limit.leave"),
  ];
}

const closeLines = ({ offer: { decideBy } }: ScriptMaterial): PlannedLine[] => [
  say("close.writing"),
  decideBy === null ? say("close.time") : say("close.by", { day: { day: decideBy } }),
];
