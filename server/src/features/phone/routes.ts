import * as contract from "@waymark/contract/phone";
import type { Mount } from "../../http/mount.ts";
import { sendPhoneVerification } from "./send-phone-verification.ts";
import { verifyPhone } from "./verify-phone.ts";

export function phoneRoutes(mount: Mount): void {
  mount(contract.sendPhoneVerification, ({ deps, actor, body, request }) =>
    sendPhoneVerification(deps, actor, body, request.ip, request.sessionId),
  );

  mount(contract.verifyPhone, ({ deps, actor, body }) => verifyPhone(deps, actor, body));
}
