import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { fileStoreContract } from "../../testing/file-store-contract.ts";
import { openFolderStore } from "./folder.ts";

const root = mkdtempSync(join(tmpdir(), "waymark-files-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const emptyFolder = () => mkdtempSync(join(root, "store-"));

describe("files in a folder", () => {
  fileStoreContract(() => openFolderStore(emptyFolder()));

  it("are readable by their owner only", async () => {
    const folder = emptyFolder();
    await openFolderStore(folder).put("deep/er/file", new Uint8Array([1]));
    const modeOf = (path: string) => statSync(join(folder, path)).mode & 0o777;
    expect([modeOf("deep/er/file"), modeOf("deep/er")]).toEqual([0o600, 0o700]);
  });

  it("never lie outside of it, whatever the key", async () => {
    const folder = emptyFolder();
    const store = openFolderStore(join(folder, "inside"));
    const piece = fc.constantFrom("..", ".", "/", "\\", "a", "b", "%2e", "\0", "~", "C:");
    const key = fc.oneof(
      fc.array(piece).map((pieces) => pieces.join("")),
      fc.string(),
    );
    await fc.assert(
      fc.asyncProperty(key, async (given) => {
        await store.put(given, new Uint8Array([1])).catch(() => {});
        expect(readdirSync(folder).every((name) => name === "inside")).toBe(true);
        const away = relative(resolve(folder, "inside"), resolve(folder, "inside", given));
        if (away.startsWith("..")) await expect(store.get(given)).rejects.toThrow("malformed");
      }),
    );
  });

  it("that were half written at a crash are neither listed nor read", async () => {
    const folder = emptyFolder();
    const store = openFolderStore(folder);
    writeFileSync(join(folder, "key~half"), "hal");
    expect(await store.list("")).toEqual([]);
    expect(await store.get("key")).toBeNull();
  });
});
