import {
  sendPhoneVerification as sendPhoneVerificationEndpoint,
  verifyPhone as verifyPhoneEndpoint,
} from "@waymark/contract/phone";
import type { Mount } from "../../http/mount.ts";
import { sendPhoneVerification } from "./send-phone-verification.ts";
import { verifyPhone } from "./verify-phone.ts";

export function phoneRoutes(mount: Mount): void {
  mount(sendPhoneVerificationEndpoint, ({ deps, actor, body, request }) =>
    sendPhoneVerification(deps, actor, body, request.ip),
  );

  mount(verifyPhoneEndpoint, ({ deps, actor, body }) => verifyPhone(deps, actor, body));
}
