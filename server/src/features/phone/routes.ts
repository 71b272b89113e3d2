import {
  sendPhoneVerification as sendPhoneVerificationEndpoint,
  verifyPhone as verifyPhoneEndpoint,
} from "@waymark/contract/phone";
import { addressKey } from "../../http/limits.ts";
import type { Mount } from "../../http/mount.ts";
import { sendPhoneVerification } from "./send-phone-verification.ts";
import { verifyPhone } from "./verify-phone.ts";

export function phoneRoutes(mount: Mount): void {
  mount(sendPhoneVerificationEndpoint, ({ deps, who, body, request }) =>
    sendPhoneVerification(deps, who, body, addressKey(request.ip)),
  );

  mount(verifyPhoneEndpoint, ({ deps, who, body }) => verifyPhone(deps, who, body));
}
