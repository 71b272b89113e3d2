import { loadavg } from "node:os";
import { allSamples, loadSamples } from "../server/src/features/jobs/samples/load-samples.ts";
import { withBenchDeps } from "./bench-deps.ts";
import { print } from "./tracker.ts";

/** Times how the sample market is composed and brought into an empty database. */
export async function bench(): Promise<void> {
  print("load average of the last minute", (loadavg()[0] ?? 0).toFixed(1), "");
  await withBenchDeps({}, async (deps) => {
    await deps.jobIndex.follow();
    const [composed] = timed(() => allSamples().length);
    const began = performance.now();
    const used = process.cpuUsage();
    const { samples } = await loadSamples(deps);
    const ms = performance.now() - began;
    const { user, system } = process.cpuUsage(used);
    print("composing the sample market", `${(composed / 1_000).toFixed(2)} s`, "");
    print(
      `loading ${samples} samples, ready to be searched`,
      `${(ms / 1_000).toFixed(2)} s, processor ${((user + system) / 1e6).toFixed(2)} s`,
      "under 2 s",
    );
  });
}

function timed<T>(work: () => T): [ms: number, value: T] {
  const began = performance.now();
  const value = work();
  return [performance.now() - began, value];
}
