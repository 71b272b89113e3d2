import "./setup/require-node.mjs";
import { ensureBuilt } from "./setup/build.mjs";
import { ensureData } from "./setup/data.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { runMain } from "./setup/problem.mjs";
import { root } from "./setup/root.mjs";

await runMain(async () => {
  await ensureInstalled(root);
  await ensureData(root);
  await ensureBuilt(root, { force: process.argv.includes("--force") });
  return undefined;
});
