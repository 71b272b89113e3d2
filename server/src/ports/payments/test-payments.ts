import { AppError } from "@waymark/contract/errors";
import type { Db } from "../../db/db.ts";
import type { Deps } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { isOfCharge, type PaymentEvent, parseEvent } from "./event.ts";
import { type CardSetup, type Payments, WebhookRefused } from "./port.ts";
import {
  remoteOf,
  type SimAccount,
  type SimSetup,
  type SimSubscription,
  type Simulation,
} from "./simulation/account.ts";
import { advance } from "./simulation/advance.ts";
import { updated } from "./simulation/bill.ts";
import { begin, cancel, changeNow, find, forget, preview, refund } from "./simulation/operate.ts";
import { beginSetup, cancelSetup, findSetup } from "./simulation/setup.ts";
import {
  answerKey,
  forgetKeys,
  insertAccount,
  insertEvents,
  lockAccount,
  readBodiesSince,
  readOffset,
  saveAccount,
  takeKey,
} from "./store.ts";
import { testEventBody } from "./test-event-body.ts";
import { deliverTestEvents, openTestSide } from "./test-side.ts";

export type TestDeps = Pick<Deps, "config" | "database" | "keys" | "log" | "now" | "tasks">;

const customerPrefix = "test_cus_";
const short = () => newId().replaceAll("-", "");

function customerOf(id: string): string {
  const part = /^test_[a-z]+_([0-9a-f]{32})(?:_|$)/.exec(id)?.[1];
  if (part === undefined) throw new AppError("not_found");
  return `${customerPrefix}${part}`;
}

/** First runs everything that is due; messages are written in the same transaction. */
export type Act = <T>(customerId: string, work: (sim: Simulation, tx: Db) => Promise<T> | T) => Promise<T>;

function openAct(deps: TestDeps, now: (from: Db) => Promise<Date>): Act {
  const { db } = deps.database;
  return (customerId, work) =>
    db.transaction(async (tx) => {
      const account = await lockAccount(tx, customerId);
      if (account === null) throw new AppError("not_found");
      const at = await now(tx);
      const part = customerId.slice(customerPrefix.length);
      const sim: Simulation = {
        account,
        now: at.getTime(),
        events: [],
        newId: (prefix) => `test_${prefix}_${part}_${short()}`,
      };
      advance(sim);
      const result = await work(sim, tx);
      await saveAccount(tx, account);
      const events = sim.events.map((event) => {
        const id = `test_evt_${short()}`;
        return { id, body: testEventBody(id, account, event) };
      });
      await insertEvents(tx, events, deps.now());
      if (events.length > 0) await deps.tasks.add(tx, deliverTestEvents, {}, { key: "deliver" });
      return result;
    });
}

/** Plays the real provider's states and messages in our database. Registers tasks: call it before they start. */
export function openTestPayments(deps: TestDeps): Payments {
  const { db } = deps.database;
  // Without test mode the clock was never moved.
  const now = async (from: Db) =>
    new Date(deps.now().getTime() + (deps.config.publicAddress ? 0 : await readOffset(from)));
  const secret = deps.keys.secretFor("payment test webhook");

  const act = openAct(deps, now);
  return {
    name: "test",
    publishableKey: null,
    test: openTestSide({ ...deps, act, secret }),
    now,
    createCustomer: ({ userId, key }) =>
      db.transaction(async (tx) => {
        const before = await takeKey(tx, key);
        if (before !== null) return before;
        const customerId = `${customerPrefix}${short()}`;
        await insertAccount(tx, newAccount(customerId, userId));
        await answerKey(tx, key, customerId);
        return customerId;
      }),
    ...setups(act),
    ...subscriptions(act),
    ...changes(act),
    ...charges(act, db),
    portal: async () => null,
    deleteCustomer: (customerId) =>
      act(customerId, async (sim, tx) => {
        await forgetKeys(tx, sim.account.userId);
        forget(sim);
      }),
    async readEvent(body, signature, at) {
      // Loaded when needed: Stripe's library takes memory.
      const { checkSignature } = await import("./signature.ts");
      checkSignature(secret, body, signature, at);
      const event = parseEvent(new TextDecoder().decode(body));
      if (event === null) throw new WebhookRefused("refused");
      return event;
    },
  };
}

function setups(act: Act): Pick<Payments, "createSetup" | "readSetup" | "cancelSetup"> {
  return {
    createSetup: ({ customerId, rowId, key }) =>
      act(customerId, async (sim, tx) => {
        const before = await takeKey(tx, key);
        const setup = before === null ? beginSetup(sim, rowId) : findSetup(sim, before);
        if (before === null) await answerKey(tx, key, setup.id);
        return setupOf(setup);
      }),
    readSetup: async (id) => act(customerOf(id), (sim) => setupOf(findSetup(sim, id))),
    cancelSetup: async (id) =>
      act(customerOf(id), (sim) => {
        const setup = findSetup(sim, id);
        cancelSetup(setup);
        return setupOf(setup);
      }),
  };
}

const openOnOne =
  (act: Act) =>
  async <T>(id: string, work: (sim: Simulation, one: SimSubscription) => T) =>
    act(customerOf(id), (sim) => work(sim, find(sim, id)));

function subscriptions(
  act: Act,
): Pick<Payments, "createSubscription" | "subscriptionsOf" | "clientSecretOf"> {
  const onOne = openOnOne(act);
  return {
    createSubscription: ({ customerId, paymentMethod, key, ...input }) =>
      act(customerId, async (sim, tx) => {
        const before = await takeKey(tx, key);
        if (before !== null) return remoteOf(sim.account, find(sim, before));
        const card = sim.account.setups.find((setup) => setup.card?.id === paymentMethod)?.card;
        if (!card) throw new AppError("not_found");
        const one = begin(sim, { ...input, card: { ...card } });
        await answerKey(tx, key, one.id);
        return remoteOf(sim.account, one);
      }),
    subscriptionsOf: (customerId) =>
      act(customerId, ({ account }) => account.subscriptions.map((one) => remoteOf(account, one))),
    clientSecretOf: (id) =>
      onOne(id, (_, { intent }) =>
        intent === null || intent.status === "succeeded" || intent.status === "canceled"
          ? null
          : intent.secret,
      ),
  };
}

function changes(
  act: Act,
): Pick<
  Payments,
  "retrieve" | "previewChange" | "changeNow" | "changeAtPeriodEnd" | "undoChange" | "cancel" | "resume"
> {
  const onOne = openOnOne(act);
  return {
    retrieve: (id) => onOne(id, ({ account }, one) => remoteOf(account, one)),
    previewChange: (id, to) => onOne(id, (sim, one) => preview(sim, one, to)),
    changeNow: async (id, to, key) =>
      act(customerOf(id), async (sim, tx) => {
        if ((await takeKey(tx, key)) !== null) return;
        changeNow(sim, find(sim, id), to);
        await answerKey(tx, key, id);
      }),
    changeAtPeriodEnd: (id, to) =>
      onOne(id, (sim, one) => {
        one.pendingChange = { planType: to.planType, period: to.period };
        updated(sim, one);
      }),
    undoChange: (id) =>
      onOne(id, (sim, one) => {
        one.pendingChange = null;
        updated(sim, one);
      }),
    cancel: (id, when) => onOne(id, (sim, one) => cancel(sim, one, when)),
    resume: (id) =>
      onOne(id, (sim, one) => {
        one.cancelAtPeriodEnd = false;
        updated(sim, one);
      }),
  };
}

function charges(act: Act, db: Db): Pick<Payments, "invoices" | "refund" | "readCharge" | "chargeEvents"> {
  return {
    invoices: (customerId) => act(customerId, ({ account }) => invoicesOf(account)),
    refund: async (id) => act(customerOf(id), (sim) => refund(sim, id)),
    readCharge: async (id) =>
      act(customerOf(id), ({ account }) => {
        const invoice = account.invoices.find(({ chargeId }) => chargeId === id);
        if (invoice === undefined) throw new AppError("not_found");
        const refundedWhole = invoice.amount > 0 && invoice.refunded === invoice.amount;
        return { subscriptionId: invoice.subscriptionId, refundedWhole, disputed: false };
      }),
    chargeEvents: async (since) => {
      const bodies = await readBodiesSince(db, since);
      return bodies
        .map(parseEvent)
        .filter((event): event is PaymentEvent => event !== null && isOfCharge(event));
    },
  };
}

const newAccount = (customerId: string, userId: string): SimAccount => ({
  customerId,
  userId,
  email: "",
  deleted: false,
  balance: 0,
  setups: [],
  subscriptions: [],
  invoices: [],
});

const setupOf = ({ id, secret, status, card }: SimSetup): CardSetup => ({
  id,
  clientSecret: secret,
  status: status === "succeeded" || status === "canceled" ? status : "waiting",
  paymentMethod: card?.id ?? null,
});

function invoicesOf(account: SimAccount) {
  return account.invoices
    .map((one) => ({
      id: one.id,
      number: one.number,
      createdAt: new Date(one.createdAt),
      amount: one.amount,
      amountPaid: one.status === "paid" ? one.amount : 0,
      currency: "USD" as const,
      status: one.status,
      pdfUrl: null,
      payUrl: null,
      paidAt: one.paidAt === null ? null : new Date(one.paidAt),
      subscriptionId: one.subscriptionId,
    }))
    .reverse()
    .slice(0, 100);
}
