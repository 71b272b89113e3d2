import "./setup/require-node.mjs";
import { join } from "node:path";
import { ensureInstalled } from "./setup/install.mjs";
import { runMain } from "./setup/problem.mjs";
import { root } from "./setup/root.mjs";
import { endChildren, runChild } from "./setup/run-child.mjs";

// The server runs from its sources and starts anew when one changes; Vite serves the screens and hands
// calls on to it.
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
