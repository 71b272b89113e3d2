import { createHmac, timingSafeEqual } from "node:crypto";
import { AppError } from "@waymark/contract/errors";
import { contactSeconds } from "@waymark/contract/support-contact";
import type { Deps } from "../../../deps.ts";
import { newId } from "../../../ids.ts";

type TokenDeps = Pick<Deps, "keys" | "now">;

const goodForMs = 24 * 3_600_000;

const sign = (deps: TokenDeps, payload: string) =>
  createHmac("sha256", deps.keys.secretFor("contact-form")).update(payload).digest();

/** A signed token with the form's id and its time of creation, so that nothing needs to be stored. */
export function makeFormToken(deps: TokenDeps): string {
  const payload = `${deps.now().getTime().toString(36)}.${newId()}`;
  return `${payload}.${sign(deps, payload).toString("base64url")}`;
}

/**
 * Verifies a token and returns the form's id.
 * @throws AppError `contact_refused` for a forged token, `contact_too_fast` for a form sent faster than a person could
 * fill it, `contact_stale` after a day.
 */
export function readFormToken(deps: TokenDeps, token: string): { formId: string } {
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
