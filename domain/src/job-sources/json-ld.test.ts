import { describe, expect, it } from "vitest";
import { jobPostingsIn } from "./json-ld.ts";

const page = (...blocks: string[]) =>
  `<!doctype html><head>${blocks.map((b) => `<script type="application/ld+json">${b}</script>`).join("")}</head>`;
const titles = (html: string) => jobPostingsIn(html).postings.map((posting) => posting.title);

describe("postings on a page", () => {
  it.each([
    ["one", page('{"@type":"JobPosting","title":"Cook"}'), ["Cook"]],
    ["a list", page('[{"@type":"JobPosting","title":"Cook"},{"@type":"Organization"}]'), ["Cook"]],
    ["a graph", page('{"@graph":[{"@type":["Thing","JobPosting"],"title":"Cook"}]}'), ["Cook"]],
    [
      "an item list",
      page('{"@type":"ItemList","itemListElement":[{"item":{"@type":"JobPosting","title":"Cook"}}]}'),
      ["Cook"],
    ],
    ["a whole address as type", page('{"@type":"http://schema.org/JobPosting","title":"Cook"}'), ["Cook"]],
    [
      "raw line ends and a last comma",
      page('{"@type":"JobPosting","title":"Cook",\n"description":"a\nb",}'),
      ["Cook"],
    ],
    ["a comment around it", page('<!-- {"@type":"JobPosting","title":"Cook"} -->'), ["Cook"]],
    ["several blocks, one broken", page("{", '{"@type":"JobPosting","title":"Cook"}'), ["Cook"]],
    ["another script", '<script>{"@type":"JobPosting","title":"Cook"}</script>', []],
    ["nothing", "", []],
  ])("%s", (_what, html, expected) => {
    expect(titles(html)).toEqual(expected);
  });

  it("counts broken blocks and survives deep nesting", () => {
    expect(jobPostingsIn(page("{", "[")).broken).toBe(2);
    const deep = `${'{"@graph":['.repeat(5_000)}${"]}".repeat(5_000)}`;
    expect(jobPostingsIn(page(deep)).postings).toEqual([]);
  });
});
