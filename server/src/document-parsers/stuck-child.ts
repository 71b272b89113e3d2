import { readdirSync } from "node:fs";
import { getPriority } from "node:os";
import { lowerPriority } from "./lower-priority.ts";
import { readStdin } from "./read-stdin.ts";

/** Replaces the reader in tests: it follows the commands in the file's text. */
const translate = (message: object): void => {
  process.send?.(message);
};

const kept: Uint8Array[] = [];

process.on("disconnect", () => process.exit(0));
process.on("message", (message: { id: number; length: number; fileName: string }) => {
  if (message.fileName === "unread.pdf") process.exit(7);
  const order = Buffer.from(readStdin(message.length)).toString();
  if (order === "hang") for (;;) kept.length = 0;
  if (order === "crash") process.exit(7);
  if (order === "garbage") translate({ kind: "read", id: message.id, reading: { content: 1 } });
  if (order === "swell") setInterval(() => kept.push(new Uint8Array(32 * 1024 * 1024).fill(1)), 5);
  if (order === "refuse") translate({ kind: "refused", id: message.id, code: "file_kind" });
  if (order === "priority") {
    lowerPriority();
    const threads = readdirSync("/proc/self/task").map(Number);
    const details = { most: Math.min(...threads.map((thread) => getPriority(thread))) };
    translate({ kind: "refused", id: message.id, code: "internal", details });
  }
  if (order === "environment") {
    translate({
      kind: "refused",
      id: message.id,
      code: "internal",
      details: { names: Object.keys(process.env).join() },
    });
  }
});
translate({ kind: "ready" });
