import "./setup/require-node.mjs";
import { ensureData } from "./setup/data.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { runMain } from "./setup/problem.mjs";
import { root } from "./setup/root.mjs";
import { runChecks } from "./suite/checks.mjs";
import { summary } from "./suite/tally.mjs";

await runMain(async () => {
  await ensureInstalled(root);
  await ensureData(root);
  const tally = await runChecks(root);
  console.log(summary(tally));
  return tally.failed === 0 ? 0 : 1;
});
