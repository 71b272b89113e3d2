import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Runs the check with another Node version. */
function checkAs(version: string) {
  const program = `
    Object.defineProperty(process, "versions", { value: { node: "${version}" } });
    await import(${JSON.stringify(join(import.meta.dirname, "require-node.mjs"))});`;
  return spawnSync(process.execPath, ["--input-type=module", "-e", program], { encoding: "utf8" });
}

test.each(["20.19.0", "20.20.2", "22.12.0", "24.0.0", "25.1.0"])("Node %s will do", (version) => {
  expect(checkAs(version)).toMatchObject({ status: 0, stderr: "" });
});

test.each(["16.20.0", "20.18.3", "21.7.0", "22.11.0"])("Node %s is told off in one line", (version) => {
  const { status, stderr } = checkAs(version);
  expect(status).toBe(1);
  expect(stderr).toMatch(new RegExp(`^Waymark needs Node 20\\.19 or newer .* this is ${version}\\..*\n$`));
});
