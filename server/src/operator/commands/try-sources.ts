import { trySource } from "../../features/job-sources/try-source.ts";
import { switchedOn } from "../../ports/job-sources/enabled-sources.ts";
import { type Command, usageError } from "../command.ts";

/** Asks each source that is switched on once, one after the other, and prints what came. */
export const trySourcesCommand: Command = {
  name: "try-sources",
  async run({ deps, args, print, signal }) {
    if (args.length > 0) return usageError;
    const sources = switchedOn(deps.config);
    if (sources.length === 0) {
      print("operator.trySources.none");
      return 1;
    }
    let reached = 0;
    for (const source of sources) {
      if (signal.aborted) return 1;
      const { id } = source;
      const { isAsked, problem, read, kept, skipped, isPart, hasOtherShape } = await trySource(deps, source, {
        signal,
      });
      if (!isAsked) print("operator.trySources.nothingToAsk", { id });
      else if (problem !== "") print("operator.trySources.failed", { id, error: problem });
      else {
        reached++;
        const share = read === 0 ? 0 : Math.round((100 * skipped) / read);
        print("operator.trySources.reached", { id, kept, read, share });
        if (isPart) print("operator.trySources.part", { id });
        if (hasOtherShape) print("operator.trySources.shape", { id });
        if (read === 0) print("operator.trySources.empty", { id });
      }
    }
    print("operator.trySources.done", { reached, number: sources.length });
    return reached > 0 ? 0 : 1;
  },
};
