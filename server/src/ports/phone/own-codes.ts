import { type CodeFor, codeSendings, codeSent, makeCode } from "../../codes/make-code.ts";
import { useCode } from "../../codes/use-code.ts";
import type { Deps } from "../../deps.ts";
import type { PhoneToProve, PhoneToStart, PhoneVerifier } from "./port.ts";

export type OwnCodesDeps = Pick<Deps, "config" | "database" | "db" | "keys" | "now" | "sms">;

/** The caller, for the counters of `countSending`. */
export const askedBy = ({ userId, network, known }: PhoneToStart) => ({
  ...codeSendings,
  from: known ?? userId ?? network ?? "",
  isKnown: known !== undefined,
  ...(network === undefined ? {} : { network }),
});

const codeFor = ({ to, ...by }: PhoneToProve): CodeFor => ({ purpose: "verify-phone", address: to, ...by });

/** Without a carrier the text messages stay in the outbox. */
export function openOwnCodes(deps: OwnCodesDeps): PhoneVerifier {
  return {
    name: deps.sms.leaves ? "sms" : "outbox",
    leaves: deps.sms.leaves,
    async start({ network, known, ...phone }, language) {
      const id = await deps.db.transaction(async (tx) => {
        const target = codeFor(phone);
        const code = await makeCode({ ...deps, db: tx }, target, askedBy({ network, known, ...phone }));
        const whenSent = codeSent(deps, target, code);
        const { userId, to } = phone;
        return deps.sms.send(tx, { userId, to, language, key: "verify-phone", params: { code }, whenSent });
      });
      await deps.sms.deliverNow(id);
    },
    check: (phone, code) => useCode(deps, codeFor(phone), code),
  };
}
