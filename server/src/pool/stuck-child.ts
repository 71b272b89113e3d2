/** Replaces the reader in tests: it follows the commands in the file's text. */
const say = (message: object): void => {
  process.send?.(message);
};

const kept: Uint8Array[] = [];

process.on("disconnect", () => process.exit(0));
process.on("message", (message: { id: number; bytes: Uint8Array }) => {
  const order = Buffer.from(message.bytes).toString();
  if (order === "hang") for (;;) kept.length = 0;
  if (order === "crash") process.exit(7);
  if (order === "garbage") say({ kind: "read", id: message.id, reading: { content: 1 } });
  if (order === "swell") setInterval(() => kept.push(new Uint8Array(32 * 1024 * 1024).fill(1)), 5);
  if (order === "refuse") say({ kind: "refused", id: message.id, code: "file_kind" });
  if (order === "environment") {
    say({
      kind: "refused",
      id: message.id,
      code: "internal",
      details: { names: Object.keys(process.env).join() },
    });
  }
});
say({ kind: "ready" });
