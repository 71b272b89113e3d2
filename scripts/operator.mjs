import "./setup/require-node.mjs";
import { ensureBuilt, parts } from "./setup/build.mjs";
import { ensureData } from "./setup/data.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { runMain } from "./setup/problem.mjs";
import { root } from "./setup/root.mjs";

await runMain(async () => {
  // The backup goes to stdout, so messages of the build go to stderr.
  if (process.argv.includes("--stdout")) console.log = console.error;
  await ensureInstalled(root);
  await ensureData(root);
  await ensureBuilt(root, { only: parts.filter((part) => part.name === "server") });
  process.env.NODE_ENV ??= "production";
  const { runOperator } = await import(new URL("../server/dist/operator.js", import.meta.url).href);
  return await runOperator(process.argv.slice(2));
});
