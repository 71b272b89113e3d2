import { readFileSync } from "node:fs";
import { createServer } from "node:net";

// The bench loads this into the product's process with `--import`. It measures the longest pause of the event loop, in
// wall-clock time and in processor time of the loop's own thread. A local socket returns both and resets them.

const everyMs = 2;
const socket = new URL(import.meta.url).searchParams.get("socket");
const statistics = `/proc/self/task/${process.pid}/schedstat`;

/** Processor time of the main thread in milliseconds. */
const threadMs = () => Number(readFileSync(statistics, "latin1").split(" ", 1)[0]) / 1e6;

let last = { clock: performance.now(), thread: threadMs() };
let longest = { clock: 0, thread: 0 };

setInterval(() => {
  const now = { clock: performance.now(), thread: threadMs() };
  longest = {
    clock: Math.max(longest.clock, now.clock - last.clock - everyMs),
    thread: Math.max(longest.thread, now.thread - last.thread),
  };
  last = now;
}, everyMs).unref();

createServer((asker) => {
  asker.end(JSON.stringify(longest));
  longest = { clock: 0, thread: 0 };
})
  .listen(socket)
  .unref();
