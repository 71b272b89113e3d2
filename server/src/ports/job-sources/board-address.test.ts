import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boardOfAddress, boardOnPage, companyOfSlug, pageOfBoard, readAddress } from "./board-address.ts";

describe("the board of an address", () => {
  it.each([
    ["https://boards.greenhouse.io/acorn/jobs/5", "greenhouse", "acorn"],
    ["https://job-boards.greenhouse.io/Acorn", "greenhouse", "acorn"],
    ["https://job-boards.eu.greenhouse.io/acorn", "greenhouse", "acorn"],
    ["https://boards.greenhouse.io/embed/job_board?for=acorn&b=x", "greenhouse", "acorn"],
    ["https://boards-api.greenhouse.io/v1/boards/acorn/jobs", "greenhouse", "acorn"],
    ["jobs.lever.co/acorn/0a1b", "lever", "acorn"],
    ["https://jobs.eu.lever.co/acorn", "lever", "acorn@eu"],
    ["https://jobs.ashbyhq.com/Acorn%20Labs/1", "ashby", "Acorn Labs"],
    ["https://apply.workable.com/acorn/j/97D188/", "workable", "acorn"],
    ["https://acorn.workable.com/", "workable", "acorn"],
    ["https://careers.smartrecruiters.com/Acorn2", "smartrecruiters", "Acorn2"],
    ["https://jobs.smartrecruiters.com/Acorn2/744000-cook", "smartrecruiters", "Acorn2"],
    ["https://acorn.recruitee.com/o/cook", "recruitee", "acorn"],
    ["https://acorn.jobs.personio.de/job/7", "personio", "acorn"],
    ["https://acorn.jobs.personio.com", "personio", "acorn@com"],
    ["https://acorn.teamtailor.com/jobs/1-cook", "teamtailor", "acorn"],
    ["https://acorn.na.teamtailor.com/jobs", "teamtailor", "acorn.na"],
    ["https://acorn.wd5.myworkdayjobs.com/en-US/Acorn_Careers/job/x", "workday", "acorn.wd5/Acorn_Careers"],
    ["https://acorn.wd5.myworkdayjobs.com/de-de/Acorn_Careers", "workday", "acorn.wd5/Acorn_Careers"],
    ["https://acorn.wd5.myworkdayjobs.com/es/Acorn_Careers", "workday", "acorn.wd5/Acorn_Careers"],
    ["https://acorn.wd5.myworkdayjobs.com/HR/job/Leeds/Cook_1", "workday", "acorn.wd5/HR"],
    ["https://acorn.wd103.myworkdayjobs.com/External", "workday", "acorn.wd103/External"],
    ["https://acorn.wd5.myworkdayjobs.com/wday/cxs/acorn/External/jobs", "workday", "acorn.wd5/External"],
    ["https://careers-acorn.icims.com/jobs/search?ss=1", "icims", "careers-acorn"],
  ])("%s is %s %s", (address, kind, slug) => {
    expect(boardOfAddress(address)).toEqual({ kind, slug });
  });

  it.each([
    "https://jobs.lever.co.example.com/acorn",
    "https://example.com/jobs.lever.co/acorn",
    "https://notgreenhouse.io/acorn",
    "https://evil-jobs.lever.co/acorn",
    "https://jobs.lever.co/",
    "https://jobs.lever.co/%zz",
    "https://user@jobs.lever.co/acorn",
    "https://www.recruitee.com/",
    "https://apply.workable.com/api/v1/x",
    "https://acorn.wd5.myworkdayjobs.com/",
    "https://boards.greenhouse.io/embed/job_board",
    "javascript:alert(1)//jobs.lever.co/a",
    "ftp://jobs.lever.co/acorn",
    "https://127.0.0.1/acorn",
    "https://careers.example.org/jobs",
    "words that are no address",
    "",
  ])("%s is none", (address) => {
    expect(boardOfAddress(address)).toBeNull();
  });

  it("is found again on the board's own page, and never throws", () => {
    for (const kind of [
      "greenhouse",
      "lever",
      "ashby",
      "workable",
      "smartrecruiters",
      "recruitee",
      "personio",
      "teamtailor",
      "icims",
    ] as const) {
      const board = { kind, slug: "acorn" };
      expect(boardOfAddress(pageOfBoard(board))).toEqual(board);
    }
    for (const board of [
      { kind: "lever", slug: "acorn@eu" },
      { kind: "personio", slug: "acorn@com" },
      { kind: "workday", slug: "acorn.wd1/Jobs" },
    ] as const)
      expect(boardOfAddress(pageOfBoard(board))).toEqual(board);
    fc.assert(fc.property(fc.oneof(fc.string(), fc.webUrl()), (text) => void boardOfAddress(text)));
  });
});

describe("the board on a page", () => {
  it.each([
    [
      '<a href="/about">x</a><iframe src="https://boards.greenhouse.io/embed/job_board?for=acorn"></iframe>',
      "greenhouse:acorn",
    ],
    ['<script src="//boards.greenhouse.io/embed/job_board/js?for=acorn"></script>', "greenhouse:acorn"],
    ['<a href="https://jobs.ashbyhq.com/acorn">Jobs</a>', "ashby:acorn"],
    ['<a href="https://jobs.lever.co.example.com/acorn">Jobs</a>', null],
    ["<p>https://jobs.lever.co/acorn</p>", null],
    ["", null],
  ])("%s", (html, key) => {
    const board = boardOnPage(html);
    expect(board === null ? null : `${board.kind}:${board.slug}`).toBe(key);
  });
});

it.each([
  ["careers.example.org/jobs", "https://careers.example.org/jobs"],
  [" https://Example.org ", "https://example.org/"],
  ["http://example.org/a", "http://example.org/a"],
  ["localhost", null],
  ["https://10.0.0.1/", null],
  ["https://[::1]/", null],
  ["mailto:a@b.c", null],
])("the address %s", (text, url) => {
  expect(readAddress(text)?.href ?? null).toBe(url);
});

it.each([
  ["acme-health@eu", "Acme health"],
  ["acorn.wd5/External", "Acorn"],
])("%s as a company's name", (slug, company) => {
  expect(companyOfSlug(slug)).toBe(company);
});
