import { listOperatorEntries } from "../../audit/operator-log.ts";
import { type Command, usageError } from "../command.ts";

const shownAtFirst = 50;

export const auditCommand: Command = {
  name: "audit",
  isLookOnly: true,
  async run({ deps, args, print }) {
    const [number = String(shownAtFirst), ...rest] = args;
    if (rest.length > 0 || !/^[1-9]\d{0,4}$/.test(number)) return usageError;
    const { entries, hasMore } = await listOperatorEntries(deps, { limit: Number(number) });
    if (entries.length === 0) print("operator.audit.none");
    for (const { at, action, about, via, outcome } of entries.reverse())
      print(`operator.audit.${outcome}`, { at, action, about, via });
    if (hasMore) print("operator.audit.more", { number: entries.length });
    return 0;
  },
};
