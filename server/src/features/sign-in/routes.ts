import * as accountsContract from "@waymark/contract/accounts";
import { AppError } from "@waymark/contract/errors";
import * as phoneContract from "@waymark/contract/phone";
import * as contract from "@waymark/contract/sign-in";
import type { FastifyRequest } from "fastify";
import type { Deps } from "../../deps.ts";
import { cookieName, setCookieLine } from "../../http/cookies.ts";
import { isLocalRequest } from "../../http/local-request.ts";
import type { Mount } from "../../http/mount.ts";
import { answerSignIn } from "../accounts/credentials/complete-sign-in.ts";
import { deviceOf } from "../accounts/sessions/device-of.ts";
import { claimEndsPlan } from "./claim-account.ts";
import { listIdentities, unlinkIdentity } from "./linked-identities.ts";
import { recoverByPhone, sendPhoneCode, signUpByPhone } from "./phone-account.ts";
import { providerRoutes } from "./provider-routes.ts";
import { listProviders } from "./provider-sign-in.ts";
import { readRecovery, requestRecovery, resetPassword } from "./recovery.ts";
import { sendSignInCode, signInWithCode } from "./sign-in-code.ts";
import { confirmSignUp, signUp, signUpCookieSeconds } from "./sign-up.ts";
import { readVerificationLink, sendVerification, showVerification, verifyEmail } from "./verify-email.ts";

const done = { ok: true as const };

/** Mail is shown on screen only if it cannot arrive, and only to a person at this machine. */
const showsKeptMail = (deps: Deps, request: FastifyRequest): boolean =>
  !deps.mail.leaves && isLocalRequest(deps.config, request);

/** Identifies the browser that signed up when the mailed link is opened. */
const signUpCookie = "waymark.sign-up";
const signUpCookieLine = ({ config }: Deps, value: string, maxAgeSeconds: number): string =>
  setCookieLine(config, { name: signUpCookie, value, maxAgeSeconds, sameSite: "Strict" });

export function signInRoutes(mount: Mount): void {
  mount(contract.listProviders, async ({ deps }) => ({
    providers: listProviders(deps),
    mailLeaves: deps.mail.leaves,
  }));
  providerRoutes(mount);

  mount(accountsContract.register, async ({ deps, body, language, request, reply }) => {
    const { email, password, phoneNumber, code, ...given } = body;
    const device = deviceOf(request);
    if (password === undefined) throw new AppError("identity_required");
    if (email === undefined) {
      if (phoneNumber === undefined) throw new AppError("identity_required");
      const input = { ...given, password, phoneNumber, code };
      return answerSignIn(reply, await signUpByPhone(deps, input, language, device));
    }
    const signedUp = await signUp(deps, { ...given, email, password }, language, device);
    if (!("browserToken" in signedUp)) return answerSignIn(reply, signedUp);
    reply.header("set-cookie", signUpCookieLine(deps, signedUp.browserToken, signUpCookieSeconds));
    return { confirmByMail: true as const };
  });

  mount(contract.confirmSignUp, async ({ deps, body, language, request, reply }) => {
    const token = request.cookies[cookieName(deps.config, signUpCookie)];
    const entered = await confirmSignUp(deps, body, language, { token, device: deviceOf(request) });
    reply.header("set-cookie", signUpCookieLine(deps, "", 0));
    return answerSignIn(reply, entered);
  });

  mount(contract.sendSignInCode, async ({ deps, body, request, reply }) => {
    reply.header("set-cookie", await sendSignInCode(deps, body.email, deviceOf(request)));
    return done;
  });

  mount(contract.signInWithCode, async ({ deps, body, language, request, reply }) => {
    return answerSignIn(reply, await signInWithCode(deps, body, language, deviceOf(request)));
  });

  mount(phoneContract.sendPhoneCode, async ({ deps, body, language, request, reply }) => {
    const { sent, setCookie } = await sendPhoneCode(deps, body.phoneNumber, language, deviceOf(request));
    reply.header("set-cookie", setCookie);
    return sent;
  });

  mount(phoneContract.recoverByPhone, async ({ deps, body, language, request, reply }) => {
    return answerSignIn(reply, await recoverByPhone(deps, body, language, deviceOf(request)));
  });

  mount(contract.requestRecovery, async ({ deps, body, request }) => {
    await requestRecovery(deps, body.email, deviceOf(request));
    return done;
  });

  mount(contract.readRecovery, async ({ deps, body }) => {
    const account = await readRecovery(deps, body.token);
    return { email: account.email, endsPlan: await claimEndsPlan(deps, account) };
  });

  mount(contract.resetPassword, async ({ deps, body, language, request, reply }) => {
    return answerSignIn(reply, await resetPassword(deps, body, language, deviceOf(request)));
  });

  mount(contract.sendVerification, async ({ deps, actor }) => {
    await sendVerification(deps, actor);
    return done;
  });

  mount(contract.readVerification, async ({ deps, request }) => ({
    leaves: deps.mail.leaves,
    shown: showsKeptMail(deps, request),
  }));

  mount(contract.showVerification, async ({ deps, actor, request, reply }) => {
    reply.header("cache-control", "no-store");
    if (!showsKeptMail(deps, request)) throw new AppError("not_found");
    return { message: await showVerification(deps, actor) };
  });

  mount(contract.readVerificationLink, ({ deps, actor, body }) =>
    readVerificationLink(deps, actor, body.token),
  );

  mount(contract.verifyEmail, async ({ deps, actor, body, reply }) => {
    reply.header("cache-control", "no-store");
    return verifyEmail(deps, actor, body.token);
  });

  mount(contract.listIdentities, ({ deps, actor }) => listIdentities(deps, actor));

  mount(contract.unlinkIdentity, async ({ deps, actor, params, request }) => {
    await unlinkIdentity(deps, actor, request.sessionId, params.id);
    return done;
  });
}
