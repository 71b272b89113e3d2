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
import { cookieName, setCookieLine } from "../http/cookies.ts";
import type { Mount } from "../http/mount.ts";
import { exchangeLink, isOperator } from "./links.ts";
import { readOperatorPage } from "./page.ts";

const operatorCookie = "waymark-operator";

/** @throws AppError `not_found` for everybody but the operator. */
async function provenOperator(deps: Deps, request: FastifyRequest): Promise<void> {
  const session = request.cookies[cookieName(deps.config, operatorCookie)];
  if (!(await isOperator(deps, session))) throw new AppError("not_found");
}

/** The operator's page: without its session it is not there. */
export function operatorRoutes(mount: Mount): void {
  mount(openOperator, async ({ deps, body, reply }) => {
    const opened = await exchangeLink(deps, body.token);
    if (opened === null) throw new AppError("not_found");
    const maxAgeSeconds = (opened.expiresAt.getTime() - deps.now().getTime()) / 1_000;
    const cookie = { name: operatorCookie, value: opened.session, maxAgeSeconds };
    reply.header("set-cookie", setCookieLine(deps.config, { ...cookie, sameSite: "Strict" }));
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
