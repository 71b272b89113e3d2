import { register as registerEndpoint } from "@waymark/contract/accounts";
import {
  confirmSignUp as confirmSignUpEndpoint,
  listIdentities as listIdentitiesEndpoint,
  listProviders as listProvidersEndpoint,
  readRecovery as readRecoveryEndpoint,
  recover as recoverEndpoint,
  requestRecovery as requestRecoveryEndpoint,
  sendSignInCode as sendSignInCodeEndpoint,
  sendVerification as sendVerificationEndpoint,
  signInWithCode as signInWithCodeEndpoint,
  unlinkIdentity as unlinkIdentityEndpoint,
  verifyEmail as verifyEmailEndpoint,
} from "@waymark/contract/sign-in";
import type { Mount } from "../../http/mount.ts";
import { answerEntered } from "../accounts/answer-entered.ts";
import { deviceOf } from "../accounts/device-of.ts";
import { listIdentities } from "./list-identities.ts";
import { listProviders } from "./list-providers.ts";
import { providerRoutes } from "./provider-routes.ts";
import { readRecovery, recover } from "./recover.ts";
import { requestRecovery } from "./request-recovery.ts";
import { sendSignInCode, signInWithCode } from "./sign-in-code.ts";
import { confirmSignUp, signUp } from "./sign-up.ts";
import { unlinkIdentity } from "./unlink-identity.ts";
import { sendVerification, verifyEmail } from "./verify-email.ts";

const done = { ok: true as const };

export function signInRoutes(mount: Mount): void {
  mount(listProvidersEndpoint, async ({ deps }) => ({ providers: listProviders(deps) }));
  providerRoutes(mount);

  mount(registerEndpoint, async ({ deps, body, language, request, reply }) => {
    const signedUp = await signUp(deps, body, language, deviceOf(request));
    return "confirmByMail" in signedUp ? signedUp : answerEntered(reply, signedUp);
  });

  mount(confirmSignUpEndpoint, async ({ deps, body, language, request, reply }) => {
    return answerEntered(reply, await confirmSignUp(deps, body.token, language, deviceOf(request)));
  });

  mount(sendSignInCodeEndpoint, async ({ deps, body, request, reply }) => {
    reply.header("set-cookie", await sendSignInCode(deps, body.email, deviceOf(request)));
    return done;
  });

  mount(signInWithCodeEndpoint, async ({ deps, body, language, request, reply }) => {
    return answerEntered(reply, await signInWithCode(deps, body, language, deviceOf(request)));
  });

  mount(requestRecoveryEndpoint, async ({ deps, body, request }) => {
    await requestRecovery(deps, body.email, deviceOf(request));
    return done;
  });

  mount(readRecoveryEndpoint, async ({ deps, body }) => {
    const { email } = await readRecovery(deps, body.token);
    return { email };
  });

  mount(recoverEndpoint, async ({ deps, body, language, request, reply }) => {
    return answerEntered(reply, await recover(deps, body, language, deviceOf(request)));
  });

  mount(sendVerificationEndpoint, async ({ deps, who }) => {
    await sendVerification(deps, who);
    return done;
  });

  mount(verifyEmailEndpoint, ({ deps, body }) => verifyEmail(deps, body.token));

  mount(listIdentitiesEndpoint, ({ deps, who }) => listIdentities(deps, who));

  mount(unlinkIdentityEndpoint, async ({ deps, who, params, request }) => {
    await unlinkIdentity(deps, who, request.sessionId, params.id);
    return done;
  });
}
