import * as contract from "@waymark/contract/sign-in";
import { providerCallback } from "@waymark/contract/sign-in";
import type { FastifyRequest } from "fastify";
import type { Deps } from "../../deps.ts";
import { cookieName, setCookieLine } from "../../http/cookies.ts";
import type { Mount } from "../../http/mount.ts";
import { answerSignIn } from "../accounts/credentials/complete-sign-in.ts";
import { deviceOf } from "../accounts/sessions/device-of.ts";
import {
  claimMinutes,
  confirmWaitingClaim,
  leaveWaitingClaim,
  readWaitingClaim,
} from "./claim-by-provider.ts";
import { finishProvider, oauthStateMinutes, startProvider } from "./provider-sign-in.ts";

const tripCookie = "waymark.trip";

/** Of a sign-in that waits for consent to end a paid plan. Only our own pages send it. */
const claimCookie = "waymark.claim";
const claimCookieLine = ({ config }: Deps, value: string): string =>
  setCookieLine(config, {
    name: claimCookie,
    value,
    maxAgeSeconds: value === "" ? 0 : claimMinutes * 60,
    sameSite: "Strict",
  });
const claimTokenOf = ({ config }: Deps, request: FastifyRequest): string | undefined =>
  request.cookies[cookieName(config, claimCookie)];

/** A cookie binds the return from a provider to the browser that started. */
export function providerRoutes(mount: Mount): void {
  mount(contract.startProvider, async ({ deps, actor, language, params, body, request, reply }) => {
    const { sessionId } = request;
    const { url, token } = await startProvider(deps, { actor, sessionId }, { ...params, ...body }, language);
    // Lax, because the provider's site redirects the browser back.
    const cookie = { name: tripCookie, value: token, maxAgeSeconds: oauthStateMinutes * 60 };
    reply.header("set-cookie", setCookieLine(deps.config, { ...cookie, sameSite: "Lax" }));
    return { url };
  });

  mount(providerCallback, async ({ deps, actor, params, request, reply }) => {
    const { to, setCookies, waitingClaim } = await finishProvider(deps, {
      actor,
      sessionId: request.sessionId,
      provider: params.provider,
      query: request.url.split("?").slice(1).join("?"),
      token: request.cookies[cookieName(deps.config, tripCookie)],
      device: deviceOf(request),
    });
    const cleared = { name: tripCookie, value: "", maxAgeSeconds: 0, sameSite: "Lax" } as const;
    const waiting = waitingClaim === undefined ? [] : [claimCookieLine(deps, waitingClaim)];
    reply.header("set-cookie", [setCookieLine(deps.config, cleared), ...setCookies, ...waiting]);
    return reply.header("cache-control", "no-store").redirect(to, 303);
  });

  mount(contract.readProviderClaim, async ({ deps, request, reply }) => {
    reply.header("cache-control", "no-store");
    return { waiting: await readWaitingClaim(deps, claimTokenOf(deps, request)) };
  });

  mount(contract.confirmProviderClaim, async ({ deps, language, request, reply }) => {
    const token = claimTokenOf(deps, request);
    const entered = await confirmWaitingClaim(deps, token, language, deviceOf(request));
    reply.header("set-cookie", claimCookieLine(deps, ""));
    return answerSignIn(reply, entered);
  });

  mount(contract.leaveProviderClaim, async ({ deps, request, reply }) => {
    await leaveWaitingClaim(deps, claimTokenOf(deps, request));
    reply.header("set-cookie", claimCookieLine(deps, ""));
    return { ok: true as const };
  });
}
