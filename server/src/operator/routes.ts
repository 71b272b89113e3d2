import { AppError } from "@waymark/contract/errors";
import * as contract from "@waymark/contract/operator";
import {
  listOperatorAudit,
  type OperatorPageAction,
  openOperator,
  readOperator,
} from "@waymark/contract/operator";
import type { FastifyRequest } from "fastify";
import { listOperatorEntries, recordOperator } from "../audit/operator-log.ts";
import type { Deps } from "../deps.ts";
import { moveTestClock, paymentsOverview } from "../features/billing/payments-overview.ts";
import { deleteContact, handleContact } from "../features/support/contact/read-contacts.ts";
import { cookieName, setCookieLine } from "../http/cookies.ts";
import type { Mount } from "../http/mount.ts";
import { exchangeLink, isOperator } from "./links.ts";
import { readOperatorPage } from "./page.ts";

const operatorCookie = "waymark-operator";

/** @throws AppError `not_found` for everybody except the operator. */
async function provenOperator(deps: Deps, request: FastifyRequest): Promise<void> {
  const session = request.cookies[cookieName(deps.config, operatorCookie)];
  if (!(await isOperator(deps, session))) throw new AppError("not_found");
}

const noteDone = (deps: Deps, action: OperatorPageAction) =>
  recordOperator(deps, { action, via: "page", outcome: "done" });

/** Without the operator's session the answer is 404. */
export function operatorRoutes(mount: Mount): void {
  mount(openOperator, async ({ deps, body, reply }) => {
    const opened = await exchangeLink(deps, body.token);
    if (opened === null) throw new AppError("not_found");
    const maxAgeSeconds = (opened.expiresAt.getTime() - deps.now().getTime()) / 1_000;
    const cookie = { name: operatorCookie, value: opened.session, maxAgeSeconds };
    reply.header("set-cookie", setCookieLine(deps.config, { ...cookie, sameSite: "Strict" }));
    await noteDone(deps, "open-page");
    return { ok: true as const };
  });
  mount(readOperator, async ({ deps, request }) => {
    await provenOperator(deps, request);
    return readOperatorPage(deps);
  });
  mount(listOperatorAudit, async ({ deps, request, query }) => {
    await provenOperator(deps, request);
    return listOperatorEntries(deps, query);
  });
  mount(contract.handleContact, async ({ deps, request, params, body }) => {
    await provenOperator(deps, request);
    await handleContact(deps, params.id, body.handled);
    await noteDone(deps, "tick-message");
    return { ok: true as const };
  });
  mount(contract.deleteContact, async ({ deps, request, params }) => {
    await provenOperator(deps, request);
    await deleteContact(deps, params.id);
    await noteDone(deps, "delete-message");
    return { ok: true as const };
  });
  mount(contract.moveTestClock, async ({ deps, request, body }) => {
    await provenOperator(deps, request);
    await moveTestClock(deps, body.hours);
    await noteDone(deps, "test-clock");
    return { payments: await paymentsOverview(deps) };
  });
}
