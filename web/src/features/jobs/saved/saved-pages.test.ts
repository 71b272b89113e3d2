import type { Job } from "@waymark/contract/jobs";
import type { SavedJob } from "@waymark/contract/jobs-saved";
import { describe, expect, it } from "vitest";
import { justSaved, type SavedPages, withRemoved, withSaved } from "./saved-pages.ts";

const saved = (id: string, minute: number): SavedJob => ({
  ...justSaved({ id, title: id } as Job, `2026-11-20T12:0${minute}:00.000Z`),
});

/** Pages of saved jobs, newest first: `[["c", "b"], ["a"]]`. */
function pagesOf(...ids: SavedJob[][]): SavedPages {
  const all = ids.flat().map(({ job }) => job.id);
  return {
    pageParams: ids.map((_, i) => i + 1),
    pages: ids.map((savedJobs, i) => ({
      savedJobs,
      page: i + 1,
      hasMore: i < ids.length - 1,
      total: all.length,
      jobIds: all,
      kept: all.length,
      gone: 0,
      tags: [],
    })),
  };
}

const shape = (pages: SavedPages) => ({
  pages: pages.pages.map((page) => page.savedJobs.map(({ job }) => job.id)),
  total: pages.pages.map((page) => page.total),
  ids: [...(pages.pages[0]?.jobIds ?? [])].sort(),
});

const [a, b, c, d] = [saved("a", 1), saved("b", 2), saved("c", 3), saved("d", 4)];

describe("optimistic changes of the list", () => {
  it.each<[string, SavedPages, object]>([
    ["a new one comes first", withSaved(pagesOf([c, b], [a]), d), { pages: [["d", "c", "b"], ["a"]] }],
    ["one put back finds its place", withSaved(pagesOf([d, b], [a]), c), { pages: [["d", "c", "b"], ["a"]] }],
    [
      "also on a later page",
      withSaved(pagesOf([d, c], [a]), b),
      {
        pages: [
          ["d", "c"],
          ["b", "a"],
        ],
      },
    ],
    [
      "and at the end",
      withSaved(pagesOf([d, c], [b]), a),
      {
        pages: [
          ["d", "c"],
          ["b", "a"],
        ],
      },
    ],
    ["the first of all", withSaved(pagesOf([]), a), { pages: [["a"]], total: [1], ids: ["a"] }],
    ["one that is there stays one", withSaved(pagesOf([b, a]), b), { pages: [["b", "a"]], total: [2] }],
    ["one is taken off", withRemoved(pagesOf([c, b], [a]), "b"), { pages: [["c"], ["a"]], total: [2, 2] }],
    ["one not there changes nothing", withRemoved(pagesOf([b]), "z"), { pages: [["b"]], total: [1] }],
  ])("%s", (_, after, expected) => {
    expect(shape(after)).toMatchObject(expected);
  });

  it("is the same as before when a removal is undone", () => {
    const before = pagesOf([d, c], [b, a]);
    const after = withSaved(withRemoved(before, "c"), c);
    const order = (pages: SavedPages) => shape(pages).pages.flat();
    expect(order(after)).toEqual(order(before));
    expect(shape(after)).toMatchObject({ total: [4, 4], ids: ["a", "b", "c", "d"] });
  });
});
