import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** Twilio's credentials and services in the tests. */
export const twilioConfig = {
  TWILIO_ACCOUNT_SID: `AC${"0a".repeat(16)}`,
  TWILIO_AUTH_TOKEN: "test-token",
  TWILIO_FROM: "+15005550006",
  TWILIO_VERIFY_SERVICE: `VA${"0b".repeat(16)}`,
} as const;

/** Replacements for the next answers: an error of Twilio's, garbage, or no answer. */
export type TwilioMood = "well" | "hang" | "garbage" | { readonly status: number; readonly code: number };

export interface TwilioStandIn {
  readonly url: string;
  /** The accepted messages, in order. */
  readonly messages: { readonly to: string; readonly body: string; readonly from: string }[];
  /** The active verification of a number and its code. */
  readonly verifications: Map<string, { code: string; checks: number; locale: string }>;
  mood: TwilioMood;
  close(): Promise<void>;
}

const json = (response: ServerResponse, status: number, body: object) => {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
};
const failure = (response: ServerResponse, status: number, code: number) =>
  json(response, status, { code, message: "as asked", more_info: "", status });

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const piece of request) chunks.push(Buffer.from(piece));
  return new URLSearchParams(Buffer.concat(chunks).toString("utf8"));
}

/**
 * A stand-in for Twilio on loopback, as strict as Twilio's documented API about method, path, basic auth, form encoding
 * and each parameter; anything else is answered with Twilio's error codes.
 */
export async function startTwilio(): Promise<TwilioStandIn> {
  const account = twilioConfig.TWILIO_ACCOUNT_SID;
  const service = twilioConfig.TWILIO_VERIFY_SERVICE;
  const auth = `Basic ${Buffer.from(`${account}:${twilioConfig.TWILIO_AUTH_TOKEN}`).toString("base64")}`;
  const messages: TwilioStandIn["messages"] = [];
  const verifications: TwilioStandIn["verifications"] = new Map();
  let made = 0;

  const takeMessage = (form: URLSearchParams, response: ServerResponse) => {
    const [to = "", body = ""] = [form.get("To") ?? "", form.get("Body") ?? ""];
    const from = form.get("From") ?? form.get("MessagingServiceSid") ?? "";
    if (from === "") return failure(response, 400, 21603);
    if (body === "" || body.length > 1_600) return failure(response, 400, body === "" ? 21602 : 21617);
    if (!/^\+[1-9]\d{6,14}$/.test(to)) return failure(response, 400, 21211);
    messages.push({ to, body, from });
    return json(response, 201, { sid: `SM${messages.length}`, status: "queued", error_code: null });
  };
  const begin = (form: URLSearchParams, response: ServerResponse) => {
    const to = form.get("To") ?? "";
    if (form.get("Channel") !== "sms" || !/^\+[1-9]\d{6,14}$/.test(to)) return failure(response, 400, 60200);
    made += 1;
    const code = String(100_000 + ((made * 7_919) % 900_000));
    verifications.set(to, { code, checks: 0, locale: form.get("Locale") ?? "" });
    return json(response, 201, { sid: `VE${made}`, to, channel: "sms", status: "pending", valid: false });
  };
  const check = (form: URLSearchParams, response: ServerResponse) => {
    const [to, code] = [form.get("To") ?? "", form.get("Code") ?? ""];
    if (!/^\d{4,10}$/.test(code)) return failure(response, 400, 60200);
    const living = verifications.get(to);
    if (living === undefined) return failure(response, 404, 20404);
    living.checks += 1;
    if (living.checks > 5) return failure(response, 429, 60202);
    const isRight = living.code === code;
    if (isRight) verifications.delete(to);
    return json(response, 200, { to, status: isRight ? "approved" : "pending", valid: isRight });
  };

  const server = createServer(async (request, response) => {
    const form = await formOf(request);
    if (stand.mood === "hang") return;
    if (stand.mood === "garbage") {
      response.writeHead(200, { "content-type": "text/html" }).end("<html>gateway</html>");
      return;
    }
    if (request.headers.authorization !== auth) return failure(response, 401, 20003);
    if (typeof stand.mood === "object") return failure(response, stand.mood.status, stand.mood.code);
    const isForm = request.headers["content-type"] === "application/x-www-form-urlencoded";
    if (request.method !== "POST" || !isForm) return failure(response, 405, 20004);
    if (request.url === `/2010-04-01/Accounts/${account}/Messages.json`) return takeMessage(form, response);
    if (request.url === `/v2/Services/${service}/Verifications`) return begin(form, response);
    if (request.url === `/v2/Services/${service}/VerificationCheck`) return check(form, response);
    return failure(response, 404, 20404);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const stand: TwilioStandIn = {
    url: `http://127.0.0.1:${port}`,
    messages,
    verifications,
    mood: "well",
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return stand;
}
