import fc from "fast-check";
import { expect, it } from "vitest";
import type { FileStore } from "../ports/files/port.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

/** Tests for every file store; each implementation runs them on an empty store of its own. */
export function fileStoreContract(open: () => Promise<FileStore> | FileStore): void {
  it("gives back what was put, byte for byte", async () => {
    const store = await open();
    const content = fc.uint8Array({ maxLength: 5_000 });
    await fc.assert(
      fc.asyncProperty(content, async (given) => {
        await store.put("resumes/one", given);
        expect(await store.get("resumes/one")).toEqual(new Uint8Array(given));
      }),
      { numRuns: 20 },
    );
  });

  it("has nothing under a key that was never put, or was deleted", async () => {
    const store = await open();
    expect(await store.get("a/missing")).toBeNull();
    await store.put("a/here", bytes("x"));
    await store.delete("a/here");
    await store.delete("a/here");
    expect(await store.get("a/here")).toBeNull();
  });

  it("keeps the last of several writes to one key, whole", async () => {
    const store = await open();
    const contents = Array.from({ length: 10 }, (_, index) => bytes(String(index).repeat(10_000)));
    await Promise.all(contents.map((content) => store.put("same", content)));
    expect(contents).toContainEqual(await store.get("same"));
    expect(await store.list("")).toEqual(["same"]);
  });

  it("lists keys by prefix, in order, in pages", async () => {
    const store = await open();
    for (const key of ["b/2", "a/1", "b/1", "b-c/3", "b/1.pdf"]) await store.put(key, bytes(key));
    expect(await store.list("")).toEqual(["a/1", "b-c/3", "b/1", "b/1.pdf", "b/2"]);
    expect(await store.list("b/")).toEqual(["b/1", "b/1.pdf", "b/2"]);
    expect(await store.list("b/", "b/1")).toEqual(["b/1.pdf", "b/2"]);
    expect(await store.list("none")).toEqual([]);
  });

  it("refuses keys that the product does not make", async () => {
    const store = await open();
    const bad = [
      "",
      "/a",
      "a/",
      "../a",
      "a/../b",
      "a//b",
      ".a",
      "a.",
      "a\\b",
      "a\0b",
      "A",
      "a b",
      "é",
      "a~b",
    ];
    for (const key of bad) {
      await expect(store.put(key, bytes("x"))).rejects.toThrow("malformed");
      await expect(store.get(key)).rejects.toThrow("malformed");
      await expect(store.delete(key)).rejects.toThrow("malformed");
    }
  });
}
