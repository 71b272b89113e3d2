import { AppError } from "@waymark/contract/errors";
import type { TestOutcome } from "../port.ts";
import { emit, type SimCard, type SimIntent, type SimSetup, type Simulation } from "./account.ts";

const secretOf = (sim: Simulation, intentId: string) =>
  `${intentId}_secret_${sim.newId("").replace(/^\W*/, "")}`;

export function newIntent(sim: Simulation, prefix: "seti" | "pi"): SimIntent {
  const id = sim.newId(prefix);
  return { id, secret: secretOf(sim, id), status: "requires_payment_method" };
}

export function beginSetup(sim: Simulation, rowId: string | null): SimSetup {
  const setup: SimSetup = { ...newIntent(sim, "seti"), rowId, createdAt: sim.now, card: null };
  sim.account.setups.push(setup);
  return setup;
}

/** @throws AppError `not_found`. */
export function findSetup({ account }: Pick<Simulation, "account">, id: string): SimSetup {
  const found = account.setups.find((one) => one.id === id);
  if (found === undefined) throw new AppError("not_found");
  return found;
}

export function cancelSetup(setup: SimSetup): void {
  if (setup.status !== "succeeded") setup.status = "canceled";
}

/** @param card As typed by the person. */
export function confirmSetup(
  sim: Simulation,
  setup: SimSetup,
  outcome: TestOutcome,
  card: SimCard,
): "succeeded" | "requires_action" | "declined" {
  if (setup.status === "canceled") return "declined";
  if (setup.status === "succeeded") return "succeeded";
  if (outcome === "needs-confirmation") {
    setup.status = "requires_action";
    return "requires_action";
  }
  const fails = outcome === "declined" || outcome === "refused";
  if (fails || (outcome === "confirmed" && setup.status !== "requires_action")) {
    setup.status = "requires_payment_method";
    emit(sim, "setup_intent.setup_failed", "setup_intent", setup.id, null);
    return "declined";
  }
  Object.assign(setup, { status: "succeeded", card });
  emit(sim, "setup_intent.succeeded", "setup_intent", setup.id, null);
  return "succeeded";
}
