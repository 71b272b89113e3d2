import type { chooseTestOutcome as endpoint } from "@waymark/contract/billing";
import type { AnswerOf, BodyOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { customerIdOf } from "../current-provider.ts";
import { checkPaymentsReady } from "../payments-overview.ts";
import { readAccount, readSubscriptions } from "../store.ts";
import { settleRow } from "./finish-attempt.ts";

/** @throws AppError `not_found` with a real provider or for another person's secret, `card_declined`. */
export async function chooseTestOutcome(
  deps: Deps,
  actor: Actor,
  { clientSecret, outcome }: BodyOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const { test } = deps.payments;
  if (test === null) throw new AppError("not_found");
  checkPaymentsReady(deps, actor);
  const customerId = customerIdOf(deps, await readAccount(deps.db, actor.userId));
  if (customerId === null) throw new AppError("not_found");
  const result = await test.choose(customerId, clientSecret ?? null, outcome);
  for (const row of await readSubscriptions(deps.db, actor.userId)) {
    if (row.endedAt === null) await settleRow(deps, row.id);
  }
  return { result };
}
