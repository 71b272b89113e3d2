import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { AppError } from "@waymark/contract/errors";
import type { TestOutcome } from "../../ports/payments/port.ts";
import {
  emit,
  type SimAccount,
  type SimEvent,
  type SimSetup,
  type SimSubscription,
  type Simulation,
} from "../../ports/payments/simulation/account.ts";
import { advance } from "../../ports/payments/simulation/advance.ts";
import { confirm } from "../../ports/payments/simulation/operate.ts";
import { confirmSetup } from "../../ports/payments/simulation/setup.ts";
import { stripeApiVersion } from "../../ports/payments/stripe-client.ts";
import { testEventBody } from "../../ports/payments/test-event-body.ts";
import { nested } from "./stripe-params.ts";
import { answerCall } from "./stripe-routes.ts";
import { Refused } from "./stripe-shapes.ts";

export const standInKey = "sk_test_stand_in";

/** The stand-in's state. */
export interface StandIn {
  readonly accounts: Map<string, SimAccount>;
  /** Messages that were not sent yet. */
  readonly events: { id: string; body: string }[];
  /** All messages. */
  readonly history: string[];
  /** Refunded payments, one entry for each refund. */
  readonly refunds: string[];
  /** Charges that a bank disputes. */
  readonly disputed: Set<string>;
  now: number;
  newId(prefix: string): string;
  /** Runs an operation on a customer, after everything that is due. @throws AppError `not_found`. */
  act<T>(customerId: string, work: (sim: Simulation) => T): T;
  /** The customer of a subscription. @throws AppError `not_found`. */
  ownerOf(isMeant: (account: SimAccount) => boolean): string;
}

/** Failures of the network and the provider. */
export type Mishap = "500" | "dropped" | "dropped-after" | "429";

/**
 * Stripe's API on this machine: checks key, version, form, parameters and idempotency by its reference, and runs the
 * simulation.
 */
export async function openStripeStandIn() {
  let made = 0;
  const standIn: StandIn = {
    accounts: new Map(),
    events: [],
    history: [],
    refunds: [],
    disputed: new Set(),
    now: Date.now(),
    newId: (prefix) => `${prefix}_${String(++made).padStart(8, "0")}`,
    act(customerId, work) {
      const account = standIn.accounts.get(customerId);
      if (account === undefined) throw new AppError("not_found");
      const draft = structuredClone(account);
      const happened: SimEvent[] = [];
      const sim: Simulation = { account: draft, now: standIn.now, events: happened, newId: standIn.newId };
      advance(sim);
      const result = work(sim);
      standIn.accounts.set(customerId, draft);
      for (const event of happened) {
        const id = standIn.newId("evt");
        const body = testEventBody(id, draft, event);
        standIn.events.push({ id, body });
        standIn.history.push(body);
      }
      return result;
    },
    ownerOf(isMeant) {
      const found = [...standIn.accounts.values()].find(isMeant);
      if (found === undefined) throw new AppError("not_found");
      return found.customerId;
    },
  };
  const keys = new Map<string, { asked: string; answer: object }>();
  const mishaps: Mishap[] = [];
  const calls: string[] = [];
  let death: { at: number; when: "before" | "after" } | null = null;
  let asked = 0;

  /** The outcome of a request that arrives when the stand-in is dying or dead. */
  function died(index: number): Mishap | undefined {
    if (death === null || index < death.at) return undefined;
    return index === death.at && death.when === "after" ? "dropped-after" : "dropped";
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://stand-in");
    const method = request.method ?? "GET";
    let body = "";
    for await (const chunk of request) body += chunk;
    const mishap = died(asked++) ?? mishaps.shift();
    if (mishap === "dropped") {
      request.socket.destroy();
      return;
    }
    if (mishap === "500" || mishap === "429") {
      // Stripe tells whether to retry; here the caller has to see the failure.
      response.setHeader("stripe-should-retry", "false");
      send(response, Number(mishap), { error: { type: "api_error", message: "An unknown error occurred" } });
      return;
    }
    calls.push(`${method} ${url.pathname}`);
    try {
      checkHeaders(request);
      const given = nested(method === "POST" ? new URLSearchParams(body) : url.searchParams);
      const key = request.headers["idempotency-key"];
      const question = `${method} ${url.pathname} ${body}`;
      const before = typeof key === "string" ? keys.get(key) : undefined;
      if (before !== undefined && before.asked !== question)
        throw new Refused(400, "idempotency_error", "Keys for idempotent requests can only be used once");
      const result = before?.answer ?? answerCall(standIn, method, url.pathname, given);
      if (typeof key === "string") keys.set(key, { asked: question, answer: result });
      if (mishap === "dropped-after") request.socket.destroy();
      else send(response, 200, result);
    } catch (error) {
      const refused = asRefused(error);
      send(response, refused.status, refused.answer);
    }
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // It listens on an address and port, so the address is no pipe's name.
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    standIn,
    calls,
    /** Outcomes of the next requests, in order. */
    mishaps,
    /** Disappears before or after the nth request from now (0 is the next), until `revive`. */
    dieAt(call: number, when: "before" | "after") {
      death = { at: asked + call, when };
    },
    /** Comes back; returns whether it was away. */
    revive(): boolean {
      const wasAway = death !== null && asked > death.at;
      death = null;
      return wasAway;
    },
    /** Lets a bank dispute a paid bill. */
    dispute(customerId: string, invoiceId: string) {
      standIn.act(customerId, (sim) => {
        const bill = sim.account.invoices.find(({ id }) => id === invoiceId);
        if (bill === undefined) throw new AppError("not_found");
        standIn.disputed.add(bill.chargeId);
        emit(sim, "charge.dispute.created", "charge", bill.chargeId, bill.subscriptionId);
      });
    },
    /** Confirms like Stripe's own form in the browser. */
    confirm(secret: string, outcome: TestOutcome, fingerprint = secret) {
      const isSetup = (one: SimSetup) => one.secret === secret;
      const isFirstPayment = (one: SimSubscription) => one.intent?.secret === secret;
      const owner = standIn.ownerOf(
        ({ setups, subscriptions }) => setups.some(isSetup) || subscriptions.some(isFirstPayment),
      );
      return standIn.act(owner, (sim) => {
        const pays = outcome !== "fails-later";
        const card = { id: sim.newId("pm"), brand: "visa", last4: "4242", fingerprint, pays };
        const setup = sim.account.setups.find(isSetup);
        if (setup !== undefined) return confirmSetup(sim, setup, outcome, card);
        const one = sim.account.subscriptions.find(isFirstPayment);
        if (one === undefined) throw new AppError("not_found");
        return confirm(sim, one, outcome, card);
      });
    },
    advance(ms: number) {
      standIn.now += ms;
      for (const customerId of standIn.accounts.keys()) standIn.act(customerId, () => undefined);
    },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

function checkHeaders({ method, headers }: IncomingMessage): void {
  if (headers.authorization !== `Bearer ${standInKey}`)
    throw new Refused(401, "invalid_request_error", "Invalid API Key provided");
  if (headers["stripe-version"] !== stripeApiVersion)
    throw new Refused(
      400,
      "invalid_request_error",
      `Invalid Stripe API version: ${headers["stripe-version"]}`,
    );
  const isForm = headers["content-type"]?.startsWith("application/x-www-form-urlencoded") === true;
  if (method === "POST" && !isForm)
    throw new Refused(400, "invalid_request_error", "Requests are form-encoded");
  const key = headers["idempotency-key"];
  if (typeof key === "string" && key.length > 255)
    throw new Refused(400, "invalid_request_error", "Idempotency keys have at most 255 characters");
}

function asRefused(error: unknown): Refused {
  if (error instanceof Refused) return error;
  if (error instanceof AppError && error.code === "not_found")
    return new Refused(404, "invalid_request_error", "No such object", "resource_missing");
  if (error instanceof AppError && error.code === "card_declined")
    return new Refused(402, "card_error", "Your card was declined.", "card_declined");
  return new Refused(400, "invalid_request_error", error instanceof Error ? error.message : "Bad request");
}

function send(response: ServerResponse, status: number, answer: object): void {
  response.writeHead(status, { "content-type": "application/json", "request-id": "req_stand_in" });
  response.end(JSON.stringify(answer));
}
