import {
  checkEmail as checkEmailEndpoint,
  getPhoto as getPhotoEndpoint,
  getUser as getUserEndpoint,
  getUserProfile as getUserProfileEndpoint,
  login as loginEndpoint,
  signOut as signOutEndpoint,
} from "@waymark/contract/accounts";
import { removePhoto as removePhotoEndpoint, savePhoto as savePhotoEndpoint } from "@waymark/contract/photo";
import type { Mount } from "../../http/mount.ts";
import { asPrivateFile } from "../../http/private-file.ts";
import { answerEntered } from "./answer-entered.ts";
import { checkEmail } from "./check-email.ts";
import { deviceOf } from "./device-of.ts";
import { getPhoto } from "./get-photo.ts";
import { getUser } from "./get-user.ts";
import { getUserProfile } from "./get-user-profile.ts";
import { login } from "./login.ts";
import type { RefreshParts } from "./refresh-session.ts";
import { removePhoto } from "./remove-photo.ts";
import { savePhoto } from "./save-photo.ts";
import { sessionRoutes } from "./session-routes.ts";

import { signOut } from "./sign-out.ts";

/** @param parts What other features add to sessions: second factors, and telling of a copied one. */
export function accountRoutes(mount: Mount, parts?: RefreshParts): void {
  mount(checkEmailEndpoint, ({ deps, body, request }) => checkEmail(deps, body.email, deviceOf(request)));

  mount(loginEndpoint, async ({ deps, body, language, request, reply }) => {
    const entered = await login(deps, body, language, deviceOf(request));
    return answerEntered(reply, entered);
  });

  mount(signOutEndpoint, async ({ deps, request, reply }) => {
    const { setCookies } = await signOut(deps, request.headers);
    reply.header("set-cookie", setCookies);
    return { ok: true as const };
  });

  sessionRoutes(mount, parts);

  // Before the route with an id, which would match `profile`.
  mount(getUserProfileEndpoint, ({ deps, who }) => getUserProfile(deps, who));

  mount(getUserEndpoint, ({ deps, who, params }) => getUser(deps, who, params.id));

  mount(getPhotoEndpoint, async ({ deps, who, params, reply }) => {
    const { bytes, ...file } = await getPhoto(deps, who, params.id);
    asPrivateFile(reply, file);
    return bytes;
  });

  mount(savePhotoEndpoint, ({ deps, who, params, body }) => savePhoto(deps, who, params.id, body.picture));

  mount(removePhotoEndpoint, ({ deps, who, params }) => removePhoto(deps, who, params.id));
}
