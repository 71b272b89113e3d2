import { publicAddresses } from "@waymark/contract/public-pages";
import { describe, expect, it } from "vitest";
import { siteMap } from "./site-map.ts";

describe("the site map", () => {
  const map = siteMap("https://jobs.example.org", ["/p/nora-vale", "/p/a&b"]);

  it("names every page in every language, each with its siblings", () => {
    for (const { path } of publicAddresses)
      expect(map).toContain(`<loc>https://jobs.example.org${path}</loc>`);
    expect(map).toContain('hreflang="de" href="https://jobs.example.org/de/pricing"');
  });

  it("names what people made public", () => {
    expect(map).toContain("<loc>https://jobs.example.org/p/nora-vale</loc>");
    expect(map).toContain("/p/a&amp;b</loc>");
  });
});
