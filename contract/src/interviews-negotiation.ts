import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Offer, OfferRank } from "./offers.ts";
import { Id, Language, text } from "./values.ts";

const noun = "interviews";
const access = "user";
const missing = ["not_signed_in", "not_found"] as const;

/** Terms besides base pay that can be asked for. */
export const negotiableTerms = [
  ...(["bonus", "signing", "leave", "remote", "hours", "start", "training", "title", "review"] as const),
] as const;
export const NegotiableTerm = z.enum(negotiableTerms);
export type NegotiableTerm = z.infer<typeof NegotiableTerm>;

const Amount = z.number().min(0).max(1_000_000_000).nullable();

/** Achievements that a script uses at most. */
export const mostReasons = 3;

/** A person's own limits. Amounts are in the offer's currency, per the offer's period. */
export const NegotiationPlan = z.object({
  /** The base pay that they ask for. */
  aim: Amount,
  /** The base pay below which they decline. Nobody else sees it. */
  walkAway: Amount,
  terms: z.array(NegotiableTerm).max(negotiableTerms.length),
  /** Ids of the achievements to name; null: the first ones. */
  reasons: z.array(z.string().max(120)).max(mostReasons).nullable(),
  notes: text(10_000),
});
export type NegotiationPlan = z.infer<typeof NegotiationPlan>;

/** A result of the person, word for word. `id` is of a story, or a place in the resume. */
export const Achievement = z.object({
  id: z.string(),
  from: z.enum(["resume", "story"]),
  text: z.string(),
  /** Whether it answers something that the posting asks for. */
  isAsked: z.boolean(),
});
export type Achievement = z.infer<typeof Achievement>;

/** The parts of a script, in the order in which they are said. */
export const scriptParts = [
  "thanks",
  "ask",
  "market",
  "proof",
  "wait",
  "refusal",
  "terms",
  "limit",
  "close",
] as const;

/** A line of a script. `say`: to say aloud; `quote`: the person's own words, to tell; `know`: for the person alone. */
export const ScriptLine = z.object({ kind: z.enum(["say", "quote", "know"]), text: z.string() });
export const ScriptPart = z.object({ part: z.enum(scriptParts), lines: z.array(ScriptLine) });
export type ScriptPart = z.infer<typeof ScriptPart>;

/** The negotiation of an offer. `version` is 0 while nothing was saved. */
export const Negotiation = NegotiationPlan.extend({
  /** The id of the offer. */
  id: Id,
  version: z.int(),
  offer: Offer,
  standing: OfferRank,
  achievements: z.array(Achievement),
  language: Language,
  script: z.array(ScriptPart),
});
export type Negotiation = z.infer<typeof Negotiation>;

const ById = z.object({ id: Id });
const answer = z.object({ negotiation: Negotiation });

/** The negotiation of an offer. `language` chooses that of the script. */
export const readNegotiation = endpoint({
  method: "GET",
  path: "/api/offers/:id/negotiation",
  access,
  noun,
  params: ById,
  query: z.object({ language: Language.optional() }),
  response: answer,
  errors: [...missing, "plan_required"],
});

/** Saves the given fields and answers the new script. A stale `version` is refused with `conflict`. */
export const saveNegotiation = endpoint({
  method: "PUT",
  path: "/api/offers/:id/negotiation",
  access,
  noun,
  params: ById,
  query: z.object({ language: Language.optional() }),
  body: NegotiationPlan.partial().extend({ version: z.int().optional() }),
  response: answer,
  errors: [...missing, "plan_required", "conflict"],
});
