import { providerCallback, startProvider as startProviderEndpoint } from "@waymark/contract/sign-in";
import type { Mount } from "../../http/mount.ts";
import { deviceOf } from "../accounts/device-of.ts";
import { finishProvider } from "./finish-provider.ts";
import { tripMinutes } from "./provider-trip.ts";
import { startProvider } from "./start-provider.ts";

/** Out to a provider and back: the cookie binds the way back to the browser that set out. */
export function providerRoutes(mount: Mount): void {
  const path = "/api/sign-in/callback";

  mount(startProviderEndpoint, async ({ deps, who, language, params, body, request, reply }) => {
    const { sessionId } = request;
    const { url, token } = await startProvider(deps, { who, sessionId }, { ...params, ...body }, language);
    const secure = deps.config.PUBLIC_URL?.startsWith("https:") ?? false;
    reply.setCookie(cookieName(secure), token, {
      path,
      httpOnly: true,
      // Lax, as the provider's site sends the browser back.
      sameSite: "lax",
      secure,
      maxAge: tripMinutes * 60,
    });
    return { url };
  });

  mount(providerCallback, async ({ deps, who, params, request, reply }) => {
    const secure = deps.config.PUBLIC_URL?.startsWith("https:") ?? false;
    const name = cookieName(secure);
    const { to, setCookies } = await finishProvider(deps, {
      who,
      sessionId: request.sessionId,
      provider: params.provider,
      query: request.url.split("?").slice(1).join("?"),
      token: request.cookies[name],
      device: deviceOf(request),
    });
    reply.clearCookie(name, { path });
    for (const cookie of setCookies) reply.header("set-cookie", cookie);
    return reply.header("cache-control", "no-store").redirect(to, 303);
  });
}

const cookieName = (secure: boolean) => `${secure ? "__Secure-" : ""}waymark.trip`;
