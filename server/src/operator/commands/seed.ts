import { loadSamples } from "../../features/jobs/samples/load-samples.ts";
import { type Command, usageError } from "../command.ts";

export const seedCommand: Command = {
  name: "seed",
  async run({ deps, args, print }) {
    if (args.length > 0) return usageError;
    const { samples } = await loadSamples(deps);
    print("operator.seed.done", { number: samples });
    return 0;
  },
};
