import { type CodeFor, codeSent, makeCode } from "../../codes/make-code.ts";
import { useCode } from "../../codes/use-code.ts";
import type { Deps } from "../../deps.ts";
import type { PhoneToProve, PhoneVerifier } from "./port.ts";

/** Within an hour, from all callers: a text costs money and disturbs its receiver. */
export const numberAtMost = 10;

export type OwnCodesDeps = Pick<Deps, "config" | "database" | "db" | "keys" | "now" | "sms">;

const codeFor = ({ to, ...by }: PhoneToProve): CodeFor => ({ purpose: "verify-phone", address: to, ...by });

/** Without a carrier the text messages stay in the outbox. */
export function openOwnCodes(deps: OwnCodesDeps): PhoneVerifier {
  return {
    name: deps.sms.leaves ? "sms" : "outbox",
    leaves: deps.sms.leaves,
    async start({ network, ...phone }, language) {
      const id = await deps.db.transaction(async (tx) => {
        const target = codeFor(phone);
        const code = await makeCode({ ...deps, db: tx }, target, {
          from: phone.userId ?? network ?? "",
          ...(network === undefined ? {} : { network }),
          atMostInAll: numberAtMost,
        });
        const whenSent = codeSent(deps, target, code);
        const { userId, to } = phone;
        return deps.sms.send(tx, { userId, to, language, key: "verify-phone", params: { code }, whenSent });
      });
      await deps.sms.deliverNow(id);
    },
    check: (phone, code) => useCode(deps, codeFor(phone), code),
  };
}
