import { AppError, type ErrorCode } from "@waymark/contract/errors";
import { z } from "zod";
import type { Config } from "../../config.ts";
import type { Deps } from "../../deps.ts";
import { NotSent } from "../outgoing/queue-message.ts";

export type TwilioDeps = Pick<Deps, "config" | "fetch">;

const timeoutMs = 10_000;
const maxBytes = 64 * 1024;

/**
 * Only codes about the number itself (https://www.twilio.com/docs/api/errors); others are faults of Twilio or ours.
 */
const meanings: Readonly<Record<number, ErrorCode>> = {
  21211: "phone_unreachable",
  21217: "phone_unreachable",
  21614: "phone_unreachable",
  60200: "phone_unreachable",
  60205: "phone_unreachable",
  21408: "phone_country",
  60410: "phone_country",
  60605: "phone_country",
  21610: "phone_stopped",
  60203: "rate_limited",
};

const Failure = z.object({ code: z.number().int().optional() });

/** The message is the status and Twilio's own code, never a number or an account. */
export class TwilioRefusal extends NotSent {
  readonly status: number;
  readonly twilioCode: number;
  constructor(status: number, twilioCode: number) {
    super(`twilio ${twilioCode || status}`, status === 429 || status >= 500, meanings[twilioCode]);
    this.status = status;
    this.twilioCode = twilioCode;
  }
}

/** The configuration has checked that the setting is there. */
export function given(value: string | undefined, name: keyof Config): string {
  if (value === undefined) throw new Error(`${name} is missing.`);
  return value;
}

/** @throws TwilioRefusal; NotSent when the request certainly did not arrive; another error when that is unknown. */
export async function postTwilio(
  deps: TwilioDeps,
  host: "api" | "verify",
  path: string,
  form: Readonly<Record<string, string>>,
): Promise<unknown> {
  const { TWILIO_BASE, TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN } = deps.config;
  const sid = given(TWILIO_ACCOUNT_SID, "TWILIO_ACCOUNT_SID");
  const token = given(TWILIO_AUTH_TOKEN, "TWILIO_AUTH_TOKEN");
  const base = TWILIO_BASE?.replace(/\/$/, "") ?? `https://${host}.twilio.com`;
  const { status, text } = await deps
    .fetch(`${base}${path}`, {
      method: "POST",
      headers: {
        authorization: `Basic ${Buffer.from(`${sid}:${token}`).toString("base64")}`,
        "content-type": "application/x-www-form-urlencoded",
        accept: "application/json",
      },
      body: new URLSearchParams(form).toString(),
      timeoutMs,
      maxBytes,
    })
    .catch((error: unknown) => {
      const reason = error instanceof AppError ? error.details?.reason : undefined;
      // Nothing was sent if the name did not resolve or the address was refused; any later failure is uncertain.
      if (reason === "name" || (error instanceof AppError && error.code === "outbound_refused"))
        throw new NotSent(`twilio ${String(reason)}`, reason === "name");
      throw error;
    });
  const answer = parsed(text);
  if (status >= 200 && status < 300) return answer;
  throw new TwilioRefusal(status, Failure.safeParse(answer).data?.code ?? 0);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
