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
import type { UnhandledFailures } from "./unhandled.ts";

const closeWithin = 9_500;

/** The kernel drops connections beyond it, which try again after 1, 3 and 7 s: longer than an answer takes. */
const backlog = 4_096;

interface Start {
  readonly host: NodeJS.Process;
  readonly config: Config;
  readonly log: Logger;
  readonly folder: Promise<OpenFolder>;
  readonly unhandled: UnhandledFailures;
  readonly began: number;
  print(key: string, params?: Readonly<Record<string, unknown>>): void;
  giveUp(key: string, params?: Readonly<Record<string, unknown>>): never;
}

/** Opens the product on its folder, listens, prints the address, and closes on SIGTERM and Ctrl-C. */
export async function serve({
  host,
  config,
  log,
  folder,
  unhandled,
  began,
  print,
  giveUp,
}: Start): Promise<void> {
  let product: OpenProduct;
  try {
    product = await openProduct(config, log, unhandled, folder);
  } catch (error) {
    const { key, params } = startProblem(error, config);
    return giveUp(key, params);
  }

  try {
    // Before listening, so that nobody meets an account that was erased or blocked after the backup.
    await applyLedger(product.deps);
    await finishPepperRotation(product.deps);
    // And nobody is told that no job was found while the first ones are still to come.
    await expectSamples(product.deps);
  } catch (error) {
    await product.close();
    return giveUp("server.no_database", { problem: describeProblem(error).message });
  }
  registerTasks(product.deps);
  // Meanwhile this thread puts the routes together.
  product.deps.tasks.createQueues();
  const app = await createApp(product.deps, { shedsLoad: config.RATE_LIMITS === "enforced" });
  let closeDoor = async () => {};
  const closing = new AbortController();
  let loading: Promise<void> | undefined;
  const closeAll = async () => {
    closing.abort();
    await closeDoor();
    await loading;
    await app.close();
    await product.deps.tasks.stop(closeWithin - 3_500);
    await product.deps.events.stop();
    await product.close();
  };
  try {
    await app.listen({ port: config.PORT, host: config.HOST, backlog });
  } catch (error) {
    await product.close();
    const taken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
    if (taken) return giveUp("server.port_taken", { port: config.PORT });
    return giveUp("server.no_listen", { problem: error instanceof Error ? error.message : String(error) });
  }
  closeOnSignal(host, log, closeAll, () => print("server.closing"));
  // A closed terminal must not end the process.
  for (const output of [host.stdout, host.stderr]) output.on("error", () => {});
  const listening = listeningConfig(app.server.address(), config);
  try {
    await product.deps.events.start();
    await product.deps.tasks.start();
    await startFeatures(product.deps);
    loading = loadJobs(product.deps, closing.signal);
    closeDoor = await openAdminSocket({ ...product.deps, config: listening });
  } catch (error) {
    await closeAll();
    return giveUp("server.no_database", { problem: describeProblem(error).message });
  }
  print("server.ready", {
    address: localAddress(listening),
    seconds: ((performance.now() - began) / 1_000).toFixed(1),
  });
  limitGarbage();
  forceGcWhenIdle();
}

function listeningConfig(bound: string | AddressInfo | null, config: Config): Config {
  return typeof bound === "object" && bound !== null ? { ...config, PORT: bound.port } : config;
}

/** Finishes running work; a second signal or the time limit ends the process at once. */
function closeOnSignal(
  host: NodeJS.Process,
  log: Logger,
  closeAll: () => Promise<void>,
  began: () => void,
): void {
  let closing = false;
  const close = () => {
    if (closing) return host.exit(1);
    closing = true;
    began();
    setTimeout(() => host.exit(1), closeWithin).unref();
    closeAll().then(
      () => host.exit(0),
      (err: unknown) => {
        log.error({ err }, "closing failed");
        host.exit(1);
      },
    );
  };
  host.on("SIGTERM", close);
  host.on("SIGINT", close);
  host.on("SIGHUP", close);
}
