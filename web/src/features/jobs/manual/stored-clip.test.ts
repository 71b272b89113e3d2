import { afterEach, describe, expect, it } from "vitest";
import { clearClip, clipCode, readClip, storeClip } from "./stored-clip.ts";

afterEach(clearClip);
const arrive = (hash: string) => {
  history.replaceState(null, "", `/dashboard?section=saved-jobs${hash}`);
  storeClip();
};
const clip = (value: unknown) => `#clip=${encodeURIComponent(JSON.stringify(value))}`;

describe("a posting from the bookmarklet", () => {
  it("is kept until dismissed, and removed from the address", () => {
    arrive(clip({ u: "https://jobs.example.org/1", t: " Night\nnurse ", s: "You care.\nPay." }));
    expect(location.hash).toBe("");
    const draft = {
      address: "https://jobs.example.org/1",
      title: "Night nurse",
      company: "",
      location: "",
      text: "You care.\nPay.",
    };
    expect(readClip()).toEqual(draft);
    expect(readClip()).toEqual(draft);
    clearClip();
    expect(readClip()).toBeNull();
  });

  it.each([
    "#clip=%zz",
    "#clip={}",
    clip({ u: 1, t: "", s: "" }),
    clip({ u: "", t: "", s: "x".repeat(300_000) }),
    "#other",
    "",
  ])("is nothing when it is %.20s", (hash) => {
    arrive(hash);
    expect(readClip()).toBeNull();
  });

  it("is made by code that opens this installation and no other", () => {
    const code = clipCode("https://jobs.example.org");
    expect(code).toMatch(
      /^javascript:void open\("https:\/\/jobs\.example\.org\/dashboard\?section=saved-jobs#clip="/,
    );
    expect(() => new Function(code.replace("javascript:", ""))).not.toThrow();
  });
});
