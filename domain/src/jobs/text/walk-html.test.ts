import { describe, expect, it } from "vitest";
import { jobPostingsIn } from "../../job-sources/json-ld.ts";
import { linkedAddresses } from "./linked-addresses.ts";
import { postingText } from "./posting-text.ts";

const posting = `<script type="application/ld+json">{"@type":"JobPosting","title":"Baker"}</script>`;

describe("deeply nested pages", () => {
  it("are read as deeply as in browsers", () => {
    const page = `${"<div>".repeat(400)}<a href="https://jobs.example/1">Bake</a>${posting}${"</div>".repeat(400)}`;
    expect(linkedAddresses(page)).toEqual(["https://jobs.example/1"]);
    expect(jobPostingsIn(page).postings).toHaveLength(1);
    expect(postingText(page)).toBe("Bake");
  });

  it.each(["<div>", "<ul><li>", "<table><tr><td>", "<dl><dd>", "<svg><title>"])(
    "without an end take no time: %s",
    (opening) => {
      const page = `<p>Bake</p><a href="https://jobs.example/1"></a>${posting}${opening.repeat(400_000)}`;
      const started = performance.now();
      expect(linkedAddresses(page)).toEqual(["https://jobs.example/1"]);
      expect(jobPostingsIn(page).postings).toHaveLength(1);
      expect(postingText(page)).toContain("Bake");
      // With quadratic time this would take minutes.
      expect(performance.now() - started).toBeLessThan(5_000);
    },
  );
});
