import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const usual = [
  "/usr/bin",
  "/snap/bin",
  "/opt/google/chrome",
  "/Applications/Chromium.app/Contents/MacOS",
  "/Applications/Google Chrome.app/Contents/MacOS",
];
const macNames = ["Chromium", "Google Chrome"];

/** Chromium's flags for all scripts and tests: no network traffic except our pages. */
export const chromiumFlags = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Chromium's sandbox refuses to run as root, which is the user in most containers.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

/**
 * The machine's Chromium or Chrome: CHROMIUM_PATH, else the first one found, else null.
 *
 * @returns {string | null}
 */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given !== undefined && given !== "") return isRunnable(given) ? given : null;
  const folders = [...(process.env.PATH ?? "").split(delimiter), ...usual].filter((folder) => folder !== "");
  for (const name of [...names, ...macNames]) {
    for (const folder of folders) {
      const path = join(folder, name);
      if (isRunnable(path)) return path;
    }
  }
  return null;
}

/** @param {string} path */
function isRunnable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
