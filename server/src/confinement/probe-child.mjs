/**
 * Runs inside a confinement before any untrusted file does, and tells its parent what it could reach there.
 * Plain JavaScript, so that it starts without a build or a loader.
 */
import { createHash } from "node:crypto";
import { accessSync, constants, readdirSync, readFileSync } from "node:fs";
import { connect } from "node:net";

const works = (work) => {
  try {
    work();
    return true;
  } catch {
    return false;
  }
};

const connects = (target) =>
  new Promise((resolve) => {
    const socket = connect(target);
    const end = (reached) => {
      socket.destroy();
      resolve(reached);
    };
    socket.on("connect", () => end(true));
    socket.on("error", () => end(false));
    socket.setTimeout(1_000, () => end(false));
  });

/** Hashes of the environments of all processes that can be read from here; the parent looks for its own among them. */
function environments() {
  const hashes = [];
  works(() => {
    for (const name of readdirSync("/proc")) {
      if (!/^\d+$/.test(name)) continue;
      works(() =>
        hashes.push(
          createHash("sha256")
            .update(readFileSync(`/proc/${name}/environ`))
            .digest("hex"),
        ),
      );
    }
  });
  return hashes;
}

process.on("disconnect", () => process.exit(0));
process.on("message", async ({ secrets, folders, needed, socket, port }) => {
  process.send({
    opened: secrets.filter((path) => works(() => readFileSync(path))),
    listed: folders.filter((path) => works(() => readdirSync(path))),
    missing: needed.filter((path) => !works(() => accessSync(path, constants.R_OK))),
    written: needed.filter((path) => works(() => accessSync(path, constants.W_OK))),
    environments: environments(),
    socket: socket !== null && (await connects({ path: socket })),
    network: port !== null && (await connects({ host: "127.0.0.1", port })),
  });
});
