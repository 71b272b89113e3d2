import { AppError } from "@waymark/contract/errors";
import {
  moveTestClock as moveTestClockEndpoint,
  openOperator,
  readOperator,
} from "@waymark/contract/operator";
import { moveTestClock, paymentsOverview } from "../features/billing/payments-overview.ts";
import type { Mount } from "../http/mount.ts";
import { exchangeLink, isOperator } from "./links.ts";
import { readOperatorPage } from "./page.ts";

const cookie = "waymark-operator";

/** The operator's page: without its session it is not there. */
export function operatorRoutes(mount: Mount): void {
  mount(openOperator, async ({ deps, body, reply }) => {
    const opened = await exchangeLink(deps, body.token);
    if (opened === null) throw new AppError("not_found");
    reply.setCookie(cookie, opened.session, {
      path: "/api/operator",
      httpOnly: true,
      sameSite: "strict",
      secure: deps.config.PUBLIC_URL?.startsWith("https:") ?? false,
      expires: opened.expiresAt,
    });
    return { ok: true as const };
  });
  mount(readOperator, async ({ deps, request }) => {
    if (!(await isOperator(deps, request.cookies[cookie]))) throw new AppError("not_found");
    return readOperatorPage(deps);
  });
  mount(moveTestClockEndpoint, async ({ deps, request, body }) => {
    if (!(await isOperator(deps, request.cookies[cookie]))) throw new AppError("not_found");
    await moveTestClock(deps, body.hours);
    return { payments: await paymentsOverview(deps) };
  });
}
