import "./setup/require-node.mjs";
import { watch } from "node:fs";
import { join } from "node:path";
import { dataFolders, ensureData } from "./setup/data.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { runMain, SetupProblem } from "./setup/problem.mjs";
import { root } from "./setup/root.mjs";
import { endChildren, runChild } from "./setup/run-child.mjs";

// Runs the server from its sources and restarts it on a change; Vite serves the screens and proxies calls to it.
await runMain(async () => {
  await ensureInstalled(root);
  await ensureData(root);
  watchData();
  const env = { ...process.env, NODE_ENV: process.env.NODE_ENV ?? "development" };
  const tsx = join(root, "node_modules/tsx/dist/cli.mjs");
  const vite = join(root, "node_modules/vite/bin/vite.js");
  const server = runChild(process.execPath, [tsx, "watch", "--clear-screen=false", "server/src/main.ts"], {
    cwd: root,
    env,
    show: true,
  });
  const web = runChild(process.execPath, [vite], { cwd: join(root, "web"), env, show: true });
  const { code } = await Promise.race([server, web]);
  endChildren("SIGTERM");
  await Promise.all([server, web]);
  return code;
});

/** Makes the modules again when a file of data is saved; the server restarts because they changed. */
function watchData() {
  /** @type {NodeJS.Timeout | undefined} */
  let waiting;
  for (const folder of dataFolders) {
    watch(join(root, folder), { recursive: true }, () => {
      clearTimeout(waiting);
      waiting = setTimeout(() => {
        ensureData(root).catch((error) => {
          console.error(error instanceof SetupProblem ? error.message : error);
        });
      }, 100);
    }).unref();
  }
}
