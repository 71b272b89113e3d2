import type { SimSetup } from "../../ports/payments/simulation/account.ts";
import { beginSetup, cancelSetup, findSetup } from "../../ports/payments/simulation/setup.ts";
import { type ParamsOf, params } from "./stripe-params.ts";
import { setupJson } from "./stripe-shapes.ts";
import type { StandIn } from "./stripe-stand-in.ts";

/** A call of the API: its method, its path and its handler. */
export type Route = [
  string,
  RegExp,
  (standIn: StandIn, given: Record<string, unknown>, id: string) => object,
];

/** Checks a call's parameters by its name. */
export const read = <K extends keyof typeof params>(name: K, given: unknown): ParamsOf<K> => {
  const parsed = params[name].safeParse(given);
  if (!parsed.success)
    throw new Error(
      `${name}: ${parsed.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`)}`,
    );
  // Parsed by the schema of that name.
  return parsed.data as ParamsOf<K>;
};

export const listOf = (data: object[]) => ({ object: "list", has_more: false, data });

/** Changes one set-up and returns it. */
function onSetup(standIn: StandIn, id: string, work: (setup: SimSetup) => void): object {
  const owner = standIn.ownerOf(({ setups }) => setups.some((one) => one.id === id));
  return standIn.act(owner, (sim) => {
    const setup = findSetup(sim, id);
    work(setup);
    return setupJson(sim.account, setup);
  });
}

/** Card set-ups before there is a subscription, and the list of messages. */
export const setupRoutes: readonly Route[] = [
  [
    "POST",
    /^\/v1\/setup_intents$/,
    (standIn, given) => {
      const { customer = "", metadata = {} } = read("setupIntents.create", given);
      return standIn.act(customer, (sim) =>
        setupJson(sim.account, beginSetup(sim, metadata.waymark_subscription ?? null)),
      );
    },
  ],
  [
    "GET",
    /^\/v1\/setup_intents\/(\w+)$/,
    (standIn, given, id) => {
      read("setupIntents.retrieve", given);
      return onSetup(standIn, id, () => undefined);
    },
  ],
  [
    "POST",
    /^\/v1\/setup_intents\/(\w+)\/cancel$/,
    (standIn, given, id) => {
      read("setupIntents.cancel", given);
      return onSetup(standIn, id, (setup) => {
        if (setup.status === "succeeded") throw new Error("You cannot cancel this SetupIntent.");
        cancelSetup(setup);
      });
    },
  ],
  [
    "GET",
    /^\/v1\/events$/,
    (standIn, given) => {
      const { types = [], created } = read("events.list", given);
      const all = standIn.history.map((body) => JSON.parse(body) as { type: string; created: number });
      return listOf(
        all.filter((one) => types.includes(one.type) && one.created >= (created?.gte ?? 0)).reverse(),
      );
    },
  ],
];
