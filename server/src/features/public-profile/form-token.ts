import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Deps } from "../../deps.ts";

/** A person takes longer than this to write a message; in milliseconds. */
const soonestMs = 3_000;
const latestMs = 24 * 60 * 60 * 1_000;

const signature = (deps: Deps, address: string, body: string) =>
  createHmac("sha256", deps.keys.secretFor("profile-form")).update(`${address}\0${body}`).digest("base64url");

/** Signs the time at which a form was created, to recognise robots that send it at once. */
export function formToken(deps: Deps, address: string): string {
  const body = `${deps.now().getTime().toString(36)}.${randomBytes(9).toString("base64url")}`;
  return `${body}.${signature(deps, address, body)}`;
}

/** Judges a token: valid, sent faster than a person types (`soon`), or expired, another page's, forged (`stale`). */
export function checkFormToken(deps: Deps, address: string, token: string): "fit" | "soon" | "stale" {
  const at = token.lastIndexOf(".");
  const body = token.slice(0, Math.max(0, at));
  const given = Buffer.from(token.slice(at + 1));
  const right = Buffer.from(signature(deps, address, body));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return "stale";
  const age = deps.now().getTime() - Number.parseInt(body, 36);
  if (!(age <= latestMs)) return "stale";
  return age < soonestMs ? "soon" : "fit";
}
