import * as contract from "@waymark/contract/accounts";
import * as accountsPhotoContract from "@waymark/contract/accounts-photo";
import type { Mount } from "../../http/mount.ts";
import { asPrivateFile } from "../../http/private-file.ts";
import { checkEmail } from "./credentials/check-email.ts";
import { answerSignIn } from "./credentials/complete-sign-in.ts";
import { login } from "./credentials/login.ts";
import { getPhoto, removePhoto, savePhoto } from "./photo/photo.ts";
import { getUser, getUserProfile } from "./profile/users.ts";
import { deviceOf } from "./sessions/device-of.ts";
import { signOut } from "./sessions/end-sessions.ts";
import type { RefreshParts } from "./sessions/refresh-session.ts";
import { sessionRoutes } from "./sessions/session-routes.ts";

export function accountRoutes(mount: Mount, parts?: RefreshParts): void {
  mount(contract.checkEmail, ({ deps, body, request }) => checkEmail(deps, body.email, deviceOf(request)));

  mount(contract.login, async ({ deps, body, language, request, reply }) => {
    const entered = await login(deps, body, language, deviceOf(request));
    return answerSignIn(reply, entered);
  });

  mount(contract.signOut, async ({ deps, request, reply }) => {
    const { setCookies } = await signOut(deps, request.headers);
    reply.header("set-cookie", setCookies);
    return { ok: true as const };
  });

  sessionRoutes(mount, parts);

  // Before the route with an id, which would match `profile`.
  mount(contract.getUserProfile, ({ deps, actor }) => getUserProfile(deps, actor));

  mount(contract.getUser, ({ deps, actor, params }) => getUser(deps, actor, params.id));

  mount(contract.getPhoto, async ({ deps, actor, params, reply }) => {
    const { bytes, ...file } = await getPhoto(deps, actor, params.id);
    asPrivateFile(reply, file);
    return bytes;
  });

  mount(accountsPhotoContract.savePhoto, ({ deps, actor, params, body }) =>
    savePhoto(deps, actor, params.id, body.picture),
  );

  mount(accountsPhotoContract.removePhoto, ({ deps, actor, params }) => removePhoto(deps, actor, params.id));
}
