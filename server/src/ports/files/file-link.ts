import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Deps } from "../../deps.ts";

type LinkDeps = Pick<Deps, "keys" | "now">;

const linkMs = 5 * 60_000;

export interface LinkedFile {
  readonly userId: string;
  readonly id: string;
  /** Empty for a file that is generated on request. */
  readonly key: string;
  readonly format: string;
}

const Payload = z.tuple([z.int(), z.string(), z.string(), z.string(), z.string()]);

const sign = ({ keys }: LinkDeps, payload: string) =>
  createHmac("sha256", keys.secretFor("file-links")).update(payload).digest();

/** Signed, so nothing is stored. It gives anybody one file for five minutes. */
export function makeFileToken(deps: LinkDeps, { userId, id, key, format }: LinkedFile): string {
  const until = deps.now().getTime() + linkMs;
  const payload = Buffer.from(JSON.stringify([until, userId, id, key, format])).toString("base64url");
  return `${payload}.${sign(deps, payload).toString("base64url")}`;
}

/** `forged` without our signature, `expired` after five minutes. */
export function readFileToken(deps: LinkDeps, token: string): LinkedFile | "forged" | "expired" {
  const [payload = "", signature = "", ...rest] = token.split(".");
  const given = Buffer.from(signature, "base64url");
  const right = sign(deps, payload);
  if (rest.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return "forged";
  const [until, userId, id, key, format] = Payload.parse(
    JSON.parse(Buffer.from(payload, "base64url").toString("utf8")),
  );
  return until <= deps.now().getTime() ? "expired" : { userId, id, key, format };
}
