import { existsSync } from "node:fs";
import { runChild } from "../setup/run-child.mjs";

/** Whether this process may install Debian packages. */
export function canInstallPackages() {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

/**
 * Installs Debian packages; says what went wrong, never throws.
 *
 * @param {readonly string[]} packages
 * @returns {Promise<string | null>} null when they are installed, else apt-get's last words
 */
export async function aptInstall(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  console.log(`Installing ${packages.join(" and ")} with apt-get.`);
  const steps = [
    ["update", "-qq"],
    ["install", "-y", "-qq", "--no-install-recommends", ...packages],
  ];
  for (const args of steps) {
    const { code, output } = await runChild("/usr/bin/apt-get", args, { cwd: "/", env });
    if (code !== 0) return output.trimEnd().split("\n").slice(-3).join("\n");
  }
  return null;
}
