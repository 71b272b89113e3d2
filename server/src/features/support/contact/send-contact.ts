import { createHmac, timingSafeEqual } from "node:crypto";
import { AppError } from "@waymark/contract/errors";
import { type ContactForm, ContactMessage, contactSeconds } from "@waymark/contract/support-contact";
import type { Language } from "@waymark/contract/values";
import { type Deps, inTransaction } from "../../../deps.ts";
import { networkKey } from "../../../http/limits.ts";
import { newId } from "../../../ids.ts";
import {
  type AccountRule,
  type AttemptRule,
  attemptAt,
  countAttempt,
  countAttempts,
} from "../../accounts/credentials/count-attempt.ts";
import { hasPriority } from "./has-priority.ts";
import { insertContact } from "./store.ts";

const hour = 3_600;
const fromOneAddress: AttemptRule = { kind: "contact-address", atMost: 5, windowSeconds: hour };
/** Somebody with a whole /24 or /48 must not use up the limit of everybody. */
const fromOneNetwork: AttemptRule = { kind: "contact-network", atMost: 20, windowSeconds: hour };
/** Anybody can type somebody else's email address, so one caller only gets a part of the limit of an address. */
const asOneSender: AccountRule = {
  kind: "contact-email",
  atMost: 5,
  atMostFromNetwork: 10,
  atMostInAll: 50,
  windowSeconds: 24 * hour,
};
/** An operator could not read more in an hour. */
const fromEverybody: AttemptRule = { kind: "contact-all", atMost: 200, windowSeconds: hour };

/**
 * Mails it too if an address is configured. Sending the same form again changes nothing.
 * @param from.address Calls are counted by this network address.
 * @throws AppError `contact_refused` when the hidden field is filled or the token is forged, `contact_too_fast`,
 * `contact_stale`, `rate_limited`.
 */
export async function sendContact(
  deps: Deps,
  { token, website, ...given }: ContactForm,
  from: { address: string; language: Language },
): Promise<void> {
  if (website !== "") {
    deps.log.info("a contact form was filled by a robot");
    throw new AppError("contact_refused");
  }
  const { formId } = readFormToken(deps, token);
  const message = ContactMessage.parse(given);
  await countSender(deps, from.address, message.email);
  await inTransaction(deps, async (deps) => {
    const id = newId();
    const sealed = await sealMessage(deps, id, message);
    const row = { id, formId, language: from.language, sealed, createdAt: deps.now() };
    if (await insertContact(deps.db, row)) await notifyOperator(deps, message, from.language);
  });
}

async function countSender(deps: Deps, address: string, email: string): Promise<void> {
  if (deps.config.RATE_LIMITS === "off") return;
  await countAttempts(
    deps,
    { rule: fromOneAddress, subject: address },
    { rule: fromOneNetwork, subject: networkKey(address) },
  );
  await countAttempts(deps, ...attemptAt(asOneSender, email, { address, knownDevice: null }));
  await countAttempt(deps, fromEverybody, "all");
}

/** Without OPERATOR_EMAIL the message is only on the operator's page. */
async function notifyOperator(deps: Deps, message: ContactMessage, language: Language): Promise<void> {
  const { OPERATOR_EMAIL: to } = deps.config;
  if (to === undefined) return;
  const { topic, name, email, company, times } = message;
  const about = deps.translate("en", `support-contact.topic.${topic}`);
  const isFirst = await hasPriority(deps, email);
  await deps.mail.send(deps.db, {
    userId: null,
    to,
    language: "en",
    key: "contact",
    params: {
      topic: isFirst ? deps.translate("en", "support-contact.first", { topic: about }) : about,
      name,
      email,
      company,
      times,
      language,
    },
    quote: message.message,
  });
}

/** Senders have no account, so a key of the installation seals these messages. */
const sealedFor = "contact-messages";

const placeOf = (id: string) => ({ table: "contact_messages", row: id, column: "sealed" });

type SealDeps = Pick<Deps, "db" | "keys">;

async function sealMessage(deps: SealDeps, id: string, message: ContactMessage): Promise<string> {
  const seal = await deps.keys.of(deps.db, sealedFor);
  return seal.seal(placeOf(id), JSON.stringify(message));
}

export async function openMessage(deps: SealDeps, id: string, sealed: string): Promise<ContactMessage> {
  const seal = await deps.keys.of(deps.db, sealedFor);
  return ContactMessage.parse(JSON.parse(seal.open(placeOf(id), sealed)));
}

type TokenDeps = Pick<Deps, "keys" | "now">;

const goodForMs = 24 * 3_600_000;

const sign = (deps: TokenDeps, payload: string) =>
  createHmac("sha256", deps.keys.secretFor("contact-form")).update(payload).digest();

/** Contains the form's id and its time of creation, signed, so that nothing needs to be stored. */
export function makeFormToken(deps: TokenDeps): string {
  const payload = `${deps.now().getTime().toString(36)}.${newId()}`;
  return `${payload}.${sign(deps, payload).toString("base64url")}`;
}

/**
 * @returns the form's id. @throws AppError `contact_refused` for a forged token, `contact_too_fast` for a form sent
 * faster than a person could fill it, `contact_stale` after a day.
 */
function readFormToken(deps: TokenDeps, token: string): { formId: string } {
  const [issued = "", formId = "", signature = "", ...rest] = token.split(".");
  const given = Buffer.from(signature, "base64url");
  const right = sign(deps, `${issued}.${formId}`);
  if (rest.length > 0 || given.length !== right.length || !timingSafeEqual(given, right))
    throw new AppError("contact_refused");
  const age = deps.now().getTime() - Number.parseInt(issued, 36);
  if (age < contactSeconds * 1_000) throw new AppError("contact_too_fast");
  if (age > goodForMs) throw new AppError("contact_stale");
  return { formId };
}
