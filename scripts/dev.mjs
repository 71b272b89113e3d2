import "./setup/require-node.mjs";
import { join } from "node:path";
import { ensureInstalled } from "./setup/install.mjs";
import { runMain } from "./setup/problem.mjs";
import { root } from "./setup/root.mjs";
import { endChildren, runChild } from "./setup/run-child.mjs";

// Runs the server from its sources and restarts it on a change; Vite serves the screens and proxies calls to it.
await runMain(async () => {
  await ensureInstalled(root);
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
