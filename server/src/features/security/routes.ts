import * as contract from "@waymark/contract/audit";
import * as security from "@waymark/contract/security";
import * as factor from "@waymark/contract/security-second-factor";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../../deps.ts";
import type { Mount } from "../../http/mount.ts";
import { answerSignIn } from "../accounts/credentials/complete-sign-in.ts";
import { deviceOf } from "../accounts/sessions/device-of.ts";
import { callerSessionOf } from "./caller-session.ts";
import { changePassword } from "./change-password.ts";
import { prove } from "./confirm-identity.ts";
import { confirmEmailChange, readEmailLink, refuseEmailChange } from "./email-change/confirm-email-change.ts";
import {
  cancelEmailChange,
  requestEmailChange,
  resendEmailChange,
} from "./email-change/request-email-change.ts";
import { listActivity } from "./list-activity.ts";
import {
  askForNewPasskey,
  askForPasskey,
  registerPasskey,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from "./passkeys/passkeys.ts";
import { relyingParty } from "./passkeys/relying-party.ts";
import { verifyAssertion } from "./passkeys/verify-passkey.ts";
import { readSecondFactor, readSecurity } from "./read-security.ts";
import { beginAuthenticator } from "./second-factor/begin-authenticator.ts";
import { challengeCookieName } from "./second-factor/challenge.ts";
import { renewBackupCodes, turnOffSecondFactor, turnOnSecondFactor } from "./second-factor/second-factor.ts";
import { acceptSecondFactor, type Shown, showSecondFactor } from "./second-factor/show-second-factor.ts";
import { sendProofCode } from "./send-proof-code.ts";

interface Visit {
  readonly deps: Deps;
  readonly request: FastifyRequest;
}

const done = { ok: true } as const;
const siteOf = ({ deps, request }: Visit) => relyingParty(deps.config, request);
const cookieOf = ({ deps, request }: Visit) => request.cookies[challengeCookieName(deps)];
const browserOf = (visit: Visit) => ({ site: siteOf(visit), cookie: cookieOf(visit) });

/** Uncached, because the answer is shown once or belongs to one browser. */
function withCookies<T>(reply: FastifyReply, { setCookies, ...answer }: T & { setCookies: string[] }) {
  reply.headers({ "set-cookie": setCookies, "cache-control": "no-store" });
  return answer;
}

export function securityRoutes(mount: Mount): void {
  secondFactorRoutes(mount);
  passkeyRoutes(mount);
  emailRoutes(mount);
  mount(security.readSecurity, (call) => readSecurity(call.deps, callerSessionOf(call)));

  mount(contract.listActivity, ({ deps, actor, query }) => listActivity(deps, actor, query));

  mount(security.prove, async (call) => {
    const browser = { site: () => siteOf(call), cookie: cookieOf(call) };
    const until = await prove(call.deps, callerSessionOf(call), call.body, browser);
    return { provenUntil: until.toISOString() };
  });

  mount(security.sendProofCode, async ({ deps, actor }) => {
    await sendProofCode(deps, actor);
    return done;
  });

  mount(security.changePassword, async (call) => {
    const setCookies = await changePassword(call.deps, callerSessionOf(call), call.body);
    return withCookies(call.reply, { ...done, setCookies });
  });
}

function secondFactorRoutes(mount: Mount): void {
  mount(factor.readSecondFactor, ({ deps, request }) => readSecondFactor(deps, request.headers));

  mount(factor.showSecondFactor, async (call) => {
    const shown: Shown = await showSecondFactor(call.deps, callerSessionOf(call), call.body);
    return withCookies(call.reply, shown);
  });

  mount(factor.passkeyFactorOptions, async (call) => {
    const { options, setCookie } = await askForPasskey(call.deps, "second-factor", call.actor, siteOf(call));
    return withCookies(call.reply, { ...options, setCookies: [setCookie] });
  });

  mount(factor.showPasskeyFactor, async (call) => {
    const { deps, actor, body } = call;
    const answered = { ...browserOf(call), purpose: "second-factor" as const, userId: actor.userId };
    await verifyAssertion(deps, answered, body.assertion);
    return withCookies(call.reply, await acceptSecondFactor(deps, callerSessionOf(call)));
  });

  mount(factor.beginAuthenticator, async (call) => {
    call.reply.header("cache-control", "no-store");
    return beginAuthenticator(call.deps, callerSessionOf(call));
  });

  mount(factor.turnOnSecondFactor, async (call) =>
    withCookies(call.reply, await turnOnSecondFactor(call.deps, callerSessionOf(call), call.body.code)),
  );

  mount(factor.turnOffSecondFactor, async (call) => {
    await turnOffSecondFactor(call.deps, callerSessionOf(call), call.body);
    return done;
  });

  mount(factor.renewBackupCodes, async (call) => {
    call.reply.header("cache-control", "no-store");
    return { backupCodes: await renewBackupCodes(call.deps, callerSessionOf(call)) };
  });
}

function passkeyRoutes(mount: Mount): void {
  mount(security.provePasskeyOptions, async (call) => {
    const { options, setCookie } = await askForPasskey(call.deps, "prove", call.actor, siteOf(call));
    return withCookies(call.reply, { ...options, setCookies: [setCookie] });
  });

  mount(security.registerPasskeyOptions, async (call) => {
    const { options, setCookie } = await askForNewPasskey(call.deps, callerSessionOf(call), siteOf(call));
    return withCookies(call.reply, { ...options, setCookies: [setCookie] });
  });

  mount(security.registerPasskey, (call) =>
    registerPasskey(call.deps, callerSessionOf(call), browserOf(call), call.body),
  );

  mount(security.renamePasskey, async ({ deps, actor, params, body }) => {
    await renamePasskey(deps, actor, params.id, body.name);
    return done;
  });

  mount(security.removePasskey, async (call) => {
    await removePasskey(call.deps, callerSessionOf(call), call.params.id);
    return done;
  });

  mount(security.passkeySignInOptions, async (call) => {
    const { options, setCookie } = await askForPasskey(call.deps, "sign-in", null, siteOf(call));
    return withCookies(call.reply, { ...options, setCookies: [setCookie] });
  });

  mount(security.signInWithPasskey, async (call) => {
    const { deps, body, language, request } = call;
    const browser = { ...browserOf(call), device: deviceOf(request) };
    return answerSignIn(call.reply, await signInWithPasskey(deps, browser, body.assertion, language));
  });
}

function emailRoutes(mount: Mount): void {
  mount(security.requestEmailChange, (call) =>
    requestEmailChange(call.deps, callerSessionOf(call), call.body.email),
  );

  mount(security.resendEmailChange, (call) => resendEmailChange(call.deps, callerSessionOf(call)));

  mount(security.cancelEmailChange, async ({ deps, actor }) => {
    await cancelEmailChange(deps, actor);
    return done;
  });

  mount(security.readEmailLink, ({ deps, body }) => readEmailLink(deps, body.token));

  mount(security.confirmEmailChange, ({ deps, body }) => confirmEmailChange(deps, body.token));

  mount(security.refuseEmailChange, async ({ deps, body }) => {
    await refuseEmailChange(deps, body.token);
    return done;
  });
}
