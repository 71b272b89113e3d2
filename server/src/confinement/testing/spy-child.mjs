/** Reaches from inside a confinement for what must not be reached there, in four ways, and tells its parent. */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

const attempt = (work) => {
  try {
    return work();
  } catch {
    return false;
  }
};

const connects = (target) =>
  new Promise((resolve) => {
    const socket = connect(target);
    socket.on("connect", () => resolve(true));
    socket.on("error", () => resolve(false));
  });

/** Names of processes with an environment, as this one sees them. */
const environments = () =>
  attempt(() => readdirSync("/proc").filter((name) => /^\d+$/.test(name))).map(
    (name) => `/proc/${name}/environ`,
  );

const reached = (names) => Object.keys(names).filter((name) => names[name]);

async function byJavaScript({ key, keyText, environmentText, socket, port }) {
  return reached({
    key: attempt(() => readFileSync(key, "utf8").includes(keyText)),
    environment: environments().some((path) =>
      attempt(() => readFileSync(path, "utf8").includes(environmentText)),
    ),
    socket: await connects({ path: socket }),
    network: await connects({ host: "127.0.0.1", port }),
  });
}

const inWorker = (bait) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: bait });
    worker.on("message", resolve);
    worker.on("error", reject);
  });

/** Another program: it knows nothing of what Node.js allows or forbids itself. */
function byAnotherProgram({ key, keyText, environmentText }) {
  const holds = (path, text) =>
    attempt(() => execFileSync("/bin/cat", [path], { stdio: "pipe" }).includes(text));
  return reached({
    // A program that does not start would prove nothing.
    ran: holds("/proc/self/status", "cat"),
    key: holds(key, keyText),
    environment: environments().some((path) => holds(path, environmentText)),
  });
}

function byNativeCode({ key, keyText, environmentText, socket, port, nativeModule }) {
  if (nativeModule === null) return null;
  Object.assign(process.env, {
    REACH_KEY: key,
    REACH_KEY_TEXT: keyText,
    REACH_ENVIRONMENT_TEXT: environmentText,
    REACH_SOCKET: socket,
    REACH_PORT: String(port),
  });
  const loaded = { exports: {} };
  process.dlopen(loaded, nativeModule);
  const bits = loaded.exports;
  return reached({ key: bits & 1, environment: bits & 2, socket: bits & 4, network: bits & 8 });
}

/** With which the kernel shares the processor between sessions; null where it does not. */
function sessionNiceness() {
  try {
    return Number(/nice (-?\d+)/.exec(readFileSync("/proc/self/autogroup", "utf8"))[1]);
  } catch {
    return null;
  }
}

if (isMainThread) {
  process.on("disconnect", () => process.exit(0));
  process.on("message", async (bait) => {
    process.send({
      main: await byJavaScript(bait),
      worker: await inWorker(bait),
      program: byAnotherProgram(bait),
      native: byNativeCode(bait),
      sessionNiceness: sessionNiceness(),
    });
  });
} else {
  parentPort.postMessage(await byJavaScript(workerData));
}
