import { AppError } from "@waymark/contract/errors";
import type { Deps } from "../../deps.ts";
import { type Carrier, NotSent, NotWanted } from "../outgoing/queue-message.ts";
import { type Budget, readBudget, returnToBudget, spendBudget } from "../outgoing/store.ts";
import { refusalHash, refusesInvitations } from "./refusals.ts";

const dayMs = 86_400_000;

/** One in this many of a day's mails is reserved for mail that secures an account. */
const reservedShare = 5;

/**
 * Invitations to one address in a day. Each sender's first one may use all of them, a further one only half: otherwise
 * four senders with three each would leave nothing for a fifth.
 */
const invitationsADay = { first: 10, further: 5 } as const;

/** Mail that people need to get into their account or to keep others out; it may use the reserved share. */
const securityMail: ReadonlySet<string> = new Set([
  "recover",
  "sign-in-code",
  "sign-in-code-first",
  "proof-code",
  "account-notice",
  "account-unused",
  "account-erased",
  "email-change-old",
  "email-change-taken",
  "email-change-done",
]);

/** Mail that anybody can send to any address, so its recipient may refuse it. */
const refusableMail: ReadonlySet<string> = new Set(["team-invitation", "team-invitation-unnamed"]);

type LimitDeps = Pick<Deps, "config" | "db" | "keys" | "log" | "now">;

/** A mail of this kind may leave while the day has fewer mails. */
function dailyBudget({ config, keys }: Pick<LimitDeps, "config" | "keys">, key: string): Budget {
  const cap = config.MAIL_DAILY_CAP;
  const atMost = securityMail.has(key) ? cap : cap - Math.ceil(cap / reservedShare);
  return { key: keys.lookupHash("mail-day", "all"), atMost, windowMs: dayMs };
}

/** @throws AppError `mail_limit` (details: retryAfter, seconds). */
export async function requireDailyMail(deps: LimitDeps, key: string): Promise<void> {
  const budget = dailyBudget(deps, key);
  const { used, endsAt } = await readBudget(deps.db, budget, deps.now());
  if (used < budget.atMost) return;
  const ms = endsAt === null ? dayMs : endsAt.getTime() - deps.now().getTime();
  throw new AppError("mail_limit", { retryAfter: Math.max(1, Math.ceil(ms / 1_000)) });
}

/** For the operator: used, limit, and the share reserved for securing accounts. */
export async function readDailyMail(deps: Pick<Deps, "config" | "db" | "keys" | "now">) {
  const { key } = dailyBudget(deps, "recover");
  const cap = deps.config.MAIL_DAILY_CAP;
  const { used } = await readBudget(deps.db, { key }, deps.now());
  return { used, cap, reserved: Math.ceil(cap / reservedShare) };
}

async function within(deps: LimitDeps, budget: Budget, full: () => Error, work: () => Promise<void>) {
  if (!(await spendBudget(deps.db, budget, deps.now()))) throw full();
  try {
    await work();
  } catch (error) {
    if (error instanceof NotSent || error instanceof NotWanted) await returnToBudget(deps.db, budget);
    throw error;
  }
}

/**
 * Drops invitations to an address that refuses them, or that has got ten within the day. It is decided here and not
 * where the invitation is written, so that the sender sees no difference in answer or time.
 */
export const withRefusals = (deps: LimitDeps, carrier: Carrier): Carrier => ({
  name: carrier.name,
  async deliver(parcel, handOver) {
    if (!refusableMail.has(parcel.key)) return carrier.deliver(parcel, handOver);
    const hash = refusalHash(deps, parcel.to);
    if (await refusesInvitations(deps, parcel.to)) throw new NotWanted("refused by its reader");
    const key = deps.keys.lookupHash("invitations-to", hash);
    const full = () => new NotWanted("too many invitations");
    const send = (atMost: number) =>
      within(deps, { key, atMost, windowMs: dayMs }, full, () => carrier.deliver(parcel, handOver));
    // Queued before messages named their sender.
    if (parcel.invitedBy === undefined) return send(invitationsADay.first);
    const bySender = deps.keys.lookupHash("invitations-by-to", `${hash} ${parcel.invitedBy}`);
    const isFurther = new NotWanted("a further invitation");
    try {
      await within(
        deps,
        { key: bySender, atMost: 1, windowMs: dayMs },
        () => isFurther,
        () => send(invitationsADay.first),
      );
    } catch (error) {
      if (error !== isFurther) throw error;
      await send(invitationsADay.further);
    }
  },
});

/** Mails over the operator's daily limit wait for their next attempt. */
export const withDailyCap = (deps: LimitDeps, carrier: Carrier): Carrier => ({
  name: carrier.name,
  async deliver(parcel, handOver) {
    const full = () => new NotSent("daily cap", true);
    await within(deps, dailyBudget(deps, parcel.key), full, () => carrier.deliver(parcel, handOver));
  },
});
