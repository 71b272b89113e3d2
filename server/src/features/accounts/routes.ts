import {
  checkEmail as checkEmailEndpoint,
  getPhoto as getPhotoEndpoint,
  getUser as getUserEndpoint,
  getUserProfile as getUserProfileEndpoint,
  login as loginEndpoint,
  readSession as readSessionEndpoint,
  register as registerEndpoint,
  signOut as signOutEndpoint,
} from "@waymark/contract/accounts";
import { removePhoto as removePhotoEndpoint, savePhoto as savePhotoEndpoint } from "@waymark/contract/photo";
import type { Mount } from "../../http/mount.ts";
import { asPrivateFile } from "../../http/private-file.ts";
import { checkEmail } from "./check-email.ts";
import { getPhoto } from "./get-photo.ts";
import { getUser } from "./get-user.ts";
import { getUserProfile } from "./get-user-profile.ts";
import { login } from "./login.ts";
import { readSession } from "./read-session.ts";
import { register } from "./register.ts";
import { removePhoto } from "./remove-photo.ts";
import { savePhoto } from "./save-photo.ts";
import { signOut } from "./sign-out.ts";

export function accountRoutes(mount: Mount): void {
  mount(checkEmailEndpoint, ({ deps, body }) => checkEmail(deps, body.email));

  mount(loginEndpoint, async ({ deps, body, language, reply }) => {
    const { user, setCookies } = await login(deps, body, language);
    reply.header("set-cookie", setCookies);
    return { user };
  });

  mount(registerEndpoint, async ({ deps, body, language, reply }) => {
    const { user, setCookies } = await register(deps, body, language);
    reply.header("set-cookie", setCookies);
    return { user };
  });

  mount(signOutEndpoint, async ({ deps, request, reply }) => {
    const { setCookies } = await signOut(deps, request.headers);
    reply.header("set-cookie", setCookies);
    return { ok: true as const };
  });

  mount(readSessionEndpoint, ({ deps, request }) => readSession(deps, request.headers));

  // Before the route with an id, which would take `profile` for one.
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
