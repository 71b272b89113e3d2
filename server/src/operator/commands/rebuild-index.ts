import { type Command, usageError } from "../command.ts";

export const rebuildIndexCommand: Command = {
  name: "rebuild-index",
  async run({ deps, args, print }) {
    if (args.length > 0) return usageError;
    const began = performance.now();
    await deps.jobIndex.rebuild();
    await deps.jobIndex.follow();
    const { docs } = await deps.jobIndex.state();
    print("operator.rebuildIndex.done", {
      number: docs,
      seconds: ((performance.now() - began) / 1_000).toFixed(1),
    });
    return 0;
  },
};
