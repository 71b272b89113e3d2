import { AppError } from "@waymark/contract/errors";
import {
  deleteContact as deleteContactEndpoint,
  handleContact as handleContactEndpoint,
  moveTestClock as moveTestClockEndpoint,
  openOperator,
  readOperator,
} from "@waymark/contract/operator";
import type { FastifyRequest } from "fastify";
import type { Deps } from "../deps.ts";
import { moveTestClock, paymentsOverview } from "../features/billing/payments-overview.ts";
import { deleteContact, handleContact } from "../features/contact/read-contacts.ts";
import type { Mount } from "../http/mount.ts";
import { exchangeLink, isOperator } from "./links.ts";
import { readOperatorPage } from "./page.ts";

const cookie = "waymark-operator";

/** @throws AppError `not_found` for everybody but the operator. */
async function provenOperator(deps: Deps, request: FastifyRequest): Promise<void> {
  if (!(await isOperator(deps, request.cookies[cookie]))) throw new AppError("not_found");
}

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
    await provenOperator(deps, request);
    return readOperatorPage(deps);
  });
  mount(handleContactEndpoint, async ({ deps, request, params, body }) => {
    await provenOperator(deps, request);
    await handleContact(deps, params.id, body.handled);
    return { ok: true as const };
  });
  mount(deleteContactEndpoint, async ({ deps, request, params }) => {
    await provenOperator(deps, request);
    await deleteContact(deps, params.id);
    return { ok: true as const };
  });
  mount(moveTestClockEndpoint, async ({ deps, request, body }) => {
    await provenOperator(deps, request);
    await moveTestClock(deps, body.hours);
    return { payments: await paymentsOverview(deps) };
  });
}
