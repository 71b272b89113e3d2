import { sessionTimings } from "@waymark/contract/security-sessions";
import { rotateSigningKey } from "../../features/accounts/sessions/rotate-signing-key.ts";
import { type Command, usageError } from "../command.ts";

const atOnce = "--at-once";

export const rotateKeyCommand: Command = {
  name: "rotate-key",
  async run({ deps, args, print }) {
    if (args.some((arg) => arg !== atOnce)) return usageError;
    const now = args.includes(atOnce);
    await rotateSigningKey(deps, now);
    print(`operator.rotate.${now ? "now" : "soon"}`, { minutes: sessionTimings.keyCache / 60_000 });
    return 0;
  },
};
