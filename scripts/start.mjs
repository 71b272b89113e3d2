import "./setup/require-node.mjs";
import { ensureBuilt } from "./setup/build.mjs";
import { ensureData } from "./setup/data.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { runMain } from "./setup/problem.mjs";
import { root } from "./setup/root.mjs";

await runMain(async () => {
  await ensureInstalled(root);
  await ensureData(root);
  await ensureBuilt(root);
  process.env.NODE_ENV ??= "production";
  closeWithNpm();
  // Runs in this process: a server started as a child would outlive a killed npm and keep the database.
  await import(new URL("../server/dist/main.js", import.meta.url).href);
  return undefined;
});

/** npm passes its signals on, but when it is killed outright only our parent's process id changes. */
function closeWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 500);
  watch.unref();
}
