import {
  checkEmail as checkEmailEndpoint,
  getPhoto as getPhotoEndpoint,
  getUser as getUserEndpoint,
  getUserProfile as getUserProfileEndpoint,
  login as loginEndpoint,
  signOut as signOutEndpoint,
} from "@waymark/contract/accounts";
import {
  removePhoto as removePhotoEndpoint,
  savePhoto as savePhotoEndpoint,
} from "@waymark/contract/accounts-photo";
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

/** @param parts What other features add to sessions: second factors, and telling of a copied one. */
export function accountRoutes(mount: Mount, parts?: RefreshParts): void {
  mount(checkEmailEndpoint, ({ deps, body, request }) => checkEmail(deps, body.email, deviceOf(request)));

  mount(loginEndpoint, async ({ deps, body, language, request, reply }) => {
    const entered = await login(deps, body, language, deviceOf(request));
    return answerSignIn(reply, entered);
  });

  mount(signOutEndpoint, async ({ deps, request, reply }) => {
    const { setCookies } = await signOut(deps, request.headers);
    reply.header("set-cookie", setCookies);
    return { ok: true as const };
  });

  sessionRoutes(mount, parts);

  // Before the route with an id, which would match `profile`.
  mount(getUserProfileEndpoint, ({ deps, actor }) => getUserProfile(deps, actor));

  mount(getUserEndpoint, ({ deps, actor, params }) => getUser(deps, actor, params.id));

  mount(getPhotoEndpoint, async ({ deps, actor, params, reply }) => {
    const { bytes, ...file } = await getPhoto(deps, actor, params.id);
    asPrivateFile(reply, file);
    return bytes;
  });

  mount(savePhotoEndpoint, ({ deps, actor, params, body }) =>
    savePhoto(deps, actor, params.id, body.picture),
  );

  mount(removePhotoEndpoint, ({ deps, actor, params }) => removePhoto(deps, actor, params.id));
}
