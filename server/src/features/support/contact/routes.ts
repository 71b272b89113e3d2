import * as contract from "@waymark/contract/support-contact";
import { contactToken } from "@waymark/contract/support-contact";
import { addressKey } from "../../../http/limits.ts";
import type { Mount } from "../../../http/mount.ts";
import { makeFormToken, sendContact } from "./send-contact.ts";

export function contactRoutes(mount: Mount): void {
  mount(contactToken, async ({ deps, reply }) => {
    void reply.header("cache-control", "no-store");
    return { token: makeFormToken(deps) };
  });

  mount(contract.sendContact, async ({ deps, body, language, request }) => {
    await sendContact(deps, body, { address: addressKey(request.ip), language });
    return { ok: true as const };
  });
}
