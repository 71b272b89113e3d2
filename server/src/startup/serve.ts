import type { AddressInfo } from "node:net";
import type { Logger } from "pino";
import { createApp } from "../app.ts";
import type { Config } from "../config.ts";
import { describeProblem } from "../describe-problem.ts";
import { expectSamples } from "../features/jobs/samples/load-samples.ts";
import { loadJobs, registerTasks, startFeatures } from "../features.ts";
import { forceGcWhenIdle, limitGarbage } from "../force-gc.ts";
import { localAddress } from "../local-address.ts";
import { openAdminSocket } from "../operator/admin-socket.ts";
import { applyLedger } from "../restoring/apply-ledger.ts";
import { finishPepperRotation } from "./finish-key-rotation.ts";
import type { OpenFolder } from "./open-folder.ts";
import { type OpenProduct, openProduct } from "./open-product.ts";
import { startProblem } from "./start-problem.ts";
import { closeWithin, type StopSignal } from "./stop.ts";
import type { UnhandledFailures } from "./unhandled.ts";

/** The kernel drops connections beyond it, which try again after 1, 3 and 7 s: longer than an answer takes. */
const backlog = 4_096;

interface Start {
  readonly host: NodeJS.Process;
  readonly config: Config;
  readonly log: Logger;
  readonly folder: Promise<OpenFolder>;
  readonly unhandled: UnhandledFailures;
  readonly began: number;
  readonly stop: StopSignal;
  print(key: string, params?: Readonly<Record<string, unknown>>): void;
  giveUp(key: string, params?: Readonly<Record<string, unknown>>): never;
}

/** Opens the product on its folder, listens, prints the address, and closes on SIGTERM and Ctrl-C, also before that. */
export async function serve({ host, config, log, stop, print, ...start }: Start): Promise<void> {
  const closers: (() => Promise<void>)[] = [];
  const closeAll = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  /** A failure after a signal comes from the signal. */
  const giveUp: Start["giveUp"] = (key, params) => (stop.isAsked ? host.exit(0) : start.giveUp(key, params));
  let product: OpenProduct;
  try {
    product = await openProduct(config, log, start.unhandled, start.folder);
  } catch (error) {
    const { key, params } = startProblem(error, config);
    return giveUp(key, params);
  }
  closers.push(() => product.close());
  const { deps } = product;
  const noDatabase = async (error: unknown) => {
    await closeAll();
    return giveUp("server.no_database", { problem: describeProblem(error).message });
  };

  try {
    stop.throwIfAsked();
    // Before listening, so that nobody meets an account that was erased or blocked after the backup.
    await applyLedger(deps);
    await finishPepperRotation(deps);
    // And nobody is told that no job was found while the first ones are still to come.
    await expectSamples(deps);
  } catch (error) {
    return noDatabase(error);
  }
  registerTasks(deps);
  // Meanwhile this thread puts the routes together.
  deps.tasks.createQueues();
  const app = await createApp(deps, { shedsLoad: config.RATE_LIMITS === "enforced" });
  closers.push(
    () => deps.events.stop(),
    () => deps.tasks.stop(closeWithin - 3_500),
    () => app.close(),
  );
  try {
    stop.throwIfAsked();
    await app.listen({ port: config.PORT, host: config.HOST, backlog });
  } catch (error) {
    await closeAll();
    const taken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
    if (taken) return giveUp("server.port_taken", { port: config.PORT });
    return giveUp("server.no_listen", { problem: error instanceof Error ? error.message : String(error) });
  }
  // A closed terminal must not end the process.
  for (const output of [host.stdout, host.stderr]) output.on("error", () => {});
  const listening = listeningConfig(app.server.address(), config);
  try {
    stop.throwIfAsked();
    await deps.events.start();
    await deps.tasks.start();
    await startFeatures(deps);
    closers.push(loadingOf(deps));
    closers.push(await openAdminSocket({ ...deps, config: listening }));
  } catch (error) {
    return noDatabase(error);
  }
  print("server.ready", {
    address: localAddress(listening),
    seconds: ((performance.now() - start.began) / 1_000).toFixed(1),
  });
  limitGarbage();
  forceGcWhenIdle();
  stop.closeWhenAsked(closeAll, (err) => log.error({ err }, "closing failed"));
}

/** Loads the sample postings; returns a function that ends the loading. */
function loadingOf(deps: OpenProduct["deps"]): () => Promise<void> {
  const closing = new AbortController();
  const loading = loadJobs(deps, closing.signal);
  return async () => {
    closing.abort();
    await loading;
  };
}

function listeningConfig(bound: string | AddressInfo | null, config: Config): Config {
  return typeof bound === "object" && bound !== null ? { ...config, PORT: bound.port } : config;
}
