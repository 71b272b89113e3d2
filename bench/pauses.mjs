import { readFileSync } from "node:fs";
import { createServer } from "node:net";

// Loaded into the product's process with `--import` by the bench. It measures the longest pause of the event loop, by
// the clock and in processor time of the loop's own thread, and answers both on a local socket, starting anew each time.

const everyMs = 2;
const socket = new URL(import.meta.url).searchParams.get("socket");
const statistics = `/proc/self/task/${process.pid}/schedstat`;

/** Milliseconds of processor time that the main thread has had. */
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
