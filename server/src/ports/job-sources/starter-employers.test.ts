import { describe, expect, it } from "vitest";
import { operatorBoards } from "../../features/job-sources/boards/sync-boards.ts";
import { boardKey, boardOfAddress, pageOfBoard } from "./board-address.ts";
import { starterBoards, starterEmployers, starterTrades } from "./data/starter-employers.ts";
import { jobSourcesKnown } from "./sources.ts";

describe("the starter list", () => {
  it("names each board once, as its own address names it", () => {
    for (const trade of ["hospital", "school", "public"])
      expect(starterEmployers.some((one) => one.country === "ES" && one.trade === trade)).toBe(true);
    expect(new Set(starterEmployers.map(boardKey)).size).toBe(starterEmployers.length);
    for (const { kind, slug } of starterEmployers) {
      expect(jobSourcesKnown.some((source) => source.board === kind)).toBe(true);
      if (kind !== "site") expect(boardOfAddress(pageOfBoard({ kind, slug }))).toEqual({ kind, slug });
    }
  });

  it("covers every country and every trade", () => {
    expect(starterEmployers.length).toBeGreaterThanOrEqual(150);
    expect(starterBoards.length).toBeGreaterThanOrEqual(140);
    for (const country of ["US", "GB", "FR", "DE", "ES"]) {
      const there = starterEmployers.filter((employer) => employer.country === country);
      expect(there.length).toBeGreaterThanOrEqual(10);
      const trades = new Set(there.map(({ trade }) => trade));
      expect(trades.size).toBeGreaterThanOrEqual(5);
      expect(trades.has("hospital")).toBe(true);
    }
    expect(new Set(starterEmployers.map(({ trade }) => trade))).toEqual(new Set(starterTrades));
  });
});

it("reads the operator's own boards, and nothing from strange names", () => {
  expect(
    operatorBoards({
      GREENHOUSE_BOARDS: "my-board, ../evil/x, a b c/d, ",
      JOB_BOARDS: "https://jobs.lever.co/acorn, careers.acorn.example, http://127.0.0.1/, nonsense",
    }).map(boardKey),
  ).toEqual(["greenhouse:my-board", "lever:acorn", "site:careers.acorn.example"]);
});
