import { isDeepStrictEqual } from "node:util";
import type { BodyOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import {
  type saveNegotiation as endpoint,
  type Negotiation,
  NegotiationPlan,
  type ScriptPart,
} from "@waymark/contract/interviews-negotiation";
import type { Offer } from "@waymark/contract/offers";
import type { Language } from "@waymark/contract/values";
import { provenAchievements } from "@waymark/domain/interviews/negotiation/achievements";
import {
  negotiationScript,
  type PlannedLine,
  type PlannedValue,
} from "@waymark/domain/interviews/negotiation/script";
import { languageOfPosting } from "@waymark/domain/jobs/languages/language";
import type { Actor } from "../../../actor.ts";
import { type Deps, inTransaction } from "../../../deps.ts";
import { readApplication } from "../../applications/read-application.ts";
import { consumeQuota } from "../../billing/consume-quota.ts";
import { offerRank, ownOffer } from "../../offers/offers.ts";
import { listStories } from "../../stories/stories.ts";
import { publishPractice } from "../practice/publish-practice.ts";
import { lockPractice } from "../practice/questions-store.ts";
import { postingOf } from "../practice/role-of-posting.ts";
import { resumeSent } from "../preparation/prepare-interview.ts";
import { findPlan, putPlan } from "./negotiations-store.ts";

/**
 * The negotiation of one of the person's offers, with its script.
 * @throws AppError `not_found`, `plan_required`.
 */
export async function readNegotiation(
  deps: Deps,
  actor: Actor,
  id: string,
  asked: Language | undefined,
): Promise<Negotiation> {
  const offer = await ownOffer(deps, actor.userId, id);
  await consumeQuota(deps, actor, "interview-prep");
  const application = await readApplication(deps, actor, offer.applicationId);
  const posting = application.jobId === null ? null : await postingOf(deps, actor, application.jobId);
  const text = posting?.description || application.description;
  const language = asked ?? languageOfPosting(text) ?? actor.locale;
  const [{ plan, version }, standing, resume, { stories }] = await Promise.all([
    findPlan(deps, actor.userId, id),
    offerRank(deps, actor, id, {}),
    resumeSent(deps, actor, application),
    listStories(deps, actor),
  ]);
  const achievements = provenAchievements(
    resume?.content ?? null,
    stories,
    `${application.job.title}\n${text}`,
  );
  const parts = negotiationScript({ offer, plan, standing, achievements });
  return {
    ...plan,
    ...{ id, version, offer, standing, achievements, language },
    script: parts.map(({ part, lines }) => ({
      part,
      lines: lines.map((line) => lineIn(deps, offer, language, line)),
    })),
  };
}

function lineIn(
  deps: Deps,
  offer: Offer,
  language: Language,
  { kind, key, params }: PlannedLine,
): ScriptPart["lines"][number] {
  if (kind === "quote") return { kind, text: textOf(deps, offer, language, params.text ?? { text: "" }) };
  const values = Object.entries(params).map(([name, value]) => [name, textOf(deps, offer, language, value)]);
  const counts = Object.values(params).find((value) => "count" in value);
  const count = counts !== undefined && "count" in counts ? { count: counts.count } : {};
  const all = { ...Object.fromEntries(values), ...count };
  // A company without a name takes the sentence without one.
  const full = "company" in all && all.company === "" ? `${key}NoName` : key;
  return { kind, text: deps.translate(language, `interviews-negotiation.script.${full}`, all) };
}

function textOf(deps: Deps, offer: Offer, language: Language, value: PlannedValue): string {
  if ("text" in value) return value.text;
  if ("count" in value) return new Intl.NumberFormat(language).format(value.count);
  if ("term" in value) return deps.translate(language, `interviews-negotiation.termSaid.${value.term}`);
  if ("day" in value)
    return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(
      new Date(`${value.day}T12:00:00Z`),
    );
  const money = new Intl.NumberFormat(language, {
    style: "currency",
    currency: offer.currency,
    maximumFractionDigits: value.amount % 1 === 0 ? 0 : 2,
  }).format(value.amount);
  const per = value.per === "year" ? "year" : offer.period;
  return deps.translate(language, `interviews-negotiation.per.${per}`, { money });
}

/**
 * Saves the given fields; saving the stored ones again changes nothing, whatever the version.
 * @throws AppError `not_found`, `plan_required`; `conflict` with `details.current`.
 */
export async function saveNegotiation(
  deps: Deps,
  actor: Actor,
  id: string,
  { version, ...change }: BodyOf<typeof endpoint>,
  language: Language | undefined,
): Promise<Negotiation> {
  await ownOffer(deps, actor.userId, id);
  await consumeQuota(deps, actor, "interview-prep");
  const isSaved = await inTransaction(deps, async (tx) => {
    await lockPractice(tx.db, actor.userId);
    const before = await findPlan(tx, actor.userId, id, { lock: true });
    const plan = NegotiationPlan.parse({ ...before.plan, ...change });
    if (isDeepStrictEqual(plan, before.plan)) return true;
    if (version !== undefined && version !== before.version) return false;
    await putPlan(tx, actor.userId, { ...before, plan });
    await publishPractice(tx, actor, { offerId: id });
    return true;
  });
  const current = await readNegotiation(deps, actor, id, language);
  if (!isSaved) throw new AppError("conflict", { current });
  return current;
}
