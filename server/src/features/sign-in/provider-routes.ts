import * as contract from "@waymark/contract/sign-in";
import { providerCallback } from "@waymark/contract/sign-in";
import { cookieName, setCookieLine } from "../../http/cookies.ts";
import type { Mount } from "../../http/mount.ts";
import { deviceOf } from "../accounts/sessions/device-of.ts";
import { finishProvider, oauthStateMinutes, startProvider } from "./provider-sign-in.ts";

const tripCookie = "waymark.trip";

/** Redirects to a provider and back: the cookie binds the return to the browser that started. */
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
    const { to, setCookies } = await finishProvider(deps, {
      actor,
      sessionId: request.sessionId,
      provider: params.provider,
      query: request.url.split("?").slice(1).join("?"),
      token: request.cookies[cookieName(deps.config, tripCookie)],
      device: deviceOf(request),
    });
    const cleared = { name: tripCookie, value: "", maxAgeSeconds: 0, sameSite: "Lax" } as const;
    reply.header("set-cookie", [setCookieLine(deps.config, cleared), ...setCookies]);
    return reply.header("cache-control", "no-store").redirect(to, 303);
  });
}
