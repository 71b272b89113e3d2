import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fileStoreContract } from "../../testing/file-store-contract.ts";
import { type S3Mood, type S3StandIn, s3Keys, startS3 } from "../../testing/stand-ins/s3-stand-in.ts";
import { openS3Store } from "./s3.ts";

describe("files in an S3-compatible store", () => {
  let s3: S3StandIn;
  beforeAll(async () => {
    s3 = await startS3();
  });
  afterAll(() => s3.close());
  let made = 0;
  const emptyBucket = () => {
    made += 1;
    s3.buckets.set(`bucket-${made}`, new Map());
    return `bucket-${made}`;
  };
  const open = (over: object = {}) =>
    openS3Store({ ...s3Keys, endpoint: s3.url, bucket: emptyBucket(), timeoutMs: 300, ...over });
  const failed = { code: "files_unavailable" };

  fileStoreContract(() => open({ timeoutMs: 10_000 }));

  it.each<S3Mood["kind"]>(["503", "hang", "truncated", "drip"])(
    "come whole after two answers of %s",
    async (kind) => {
      const store = open();
      const content = new Uint8Array([1, 2, 3]);
      await store.put("here", content);
      s3.mood = { kind, times: 2 };
      expect(await store.get("here")).toEqual(content);
    },
  );

  it.each<S3Mood["kind"]>(["503", "hang", "truncated", "drip"])(
    "are given up after three answers of %s",
    async (kind) => {
      const store = open();
      await store.put("here", new Uint8Array([1]));
      s3.mood = { kind, times: 3 };
      const before = s3.calls;
      await expect(store.get("here")).rejects.toMatchObject(failed);
      expect(s3.calls - before).toBe(3);
      // The store still works afterwards.
      expect(await store.get("here")).toEqual(new Uint8Array([1]));
    },
  );

  it.each(["http://169.254.169.254", "http://[fd00:ec2::254]", "http://store.example"])(
    "are never asked of a cloud's metadata service: %s",
    async (endpoint) => {
      const lookup = async () => [{ address: "169.254.169.254", family: 4 }];
      await expect(open({ endpoint, lookup }).get("a")).rejects.toMatchObject(failed);
      await expect(open({ endpoint, lookup }).put("a", new Uint8Array(1))).rejects.toMatchObject(failed);
    },
  );

  it("come from a private address when the operator named its host", async () => {
    const asked: string[] = [];
    const lookup = async (name: string) => {
      asked.push(name);
      return [{ address: "127.0.0.1", family: 4 }];
    };
    const store = open({ endpoint: s3.url.replace("127.0.0.1", "store.example"), lookup, timeoutMs: 10_000 });
    await store.put("here", new Uint8Array([1]));
    expect(await store.get("here")).toEqual(new Uint8Array([1]));
    expect(new Set(asked)).toEqual(new Set(["store.example"]));
  });

  it("are given up when they are larger than any that was stored, and asked for once", async () => {
    const store = open({ maxBytes: 10, timeoutMs: 10_000 });
    await store.put("large", new Uint8Array(11));
    const before = s3.calls;
    await expect(store.get("large")).rejects.toMatchObject(failed);
    expect(s3.calls - before).toBe(1);
  });

  it("are not taken for lost when the store cannot say", async () => {
    s3.mood = null;
    for (const over of [
      { bucket: "nowhere" },
      { secretAccessKey: "wrong" },
      { endpoint: "http://127.0.0.1:1" },
    ]) {
      const store = open(over);
      await expect(store.get("a")).rejects.toMatchObject(failed);
      await expect(store.put("a", new Uint8Array())).rejects.toMatchObject(failed);
      await expect(store.delete("a")).rejects.toMatchObject(failed);
      await expect(store.list("")).rejects.toMatchObject(failed);
    }
  });
});
