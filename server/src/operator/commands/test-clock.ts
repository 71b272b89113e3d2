import { moveTestClock, paymentsOverview } from "../../features/billing/payments-overview.ts";
import { type Command, usageError } from "../command.ts";

const atMostHours = 9_600;

export const testClockCommand: Command = {
  name: "test-clock",
  async run({ deps, args, print }) {
    const [given] = args;
    const hours = Number(given ?? 0);
    if (args.length > 1 || !Number.isInteger(hours) || hours < 0 || hours > atMostHours) return usageError;
    const { testClock: before } = await paymentsOverview(deps);
    if (before === null) {
      print("operator.testClock.none");
      return 1;
    }
    if (hours > 0) await moveTestClock(deps, hours);
    const { testClock } = await paymentsOverview(deps);
    print("operator.testClock.stands", { at: testClock ?? "" });
    return 0;
  },
};
