import { describe, expect, it } from "vitest";
import { type HelpPage, searchHelp } from "./search-help.ts";

const pages: HelpPage[] = [
  {
    id: "saved",
    title: "Saved jobs",
    words: "bookmark keep notes tags",
    text: "Press the bookmark on a job.",
  },
  {
    id: "plans",
    title: "Plans and payment",
    words: "price cancel refund",
    text: "You can cancel a plan at any time.",
  },
  {
    id: "calendar",
    title: "Interviews and calendar",
    words: "ics feed",
    text: "The private address of your calendar.",
  },
  {
    id: "kuendigen",
    title: "Prüfung und Gespräch",
    words: "kündigen",
    text: "Wie die Bewerbung weitergeht.",
  },
];
const found = (query: string) => searchHelp(pages, query).map(({ id }) => id);

describe("the search in the help pages", () => {
  it.each([
    ["", ["saved", "plans", "calendar", "kuendigen"]],
    ["bookmark", ["saved"]],
    ["bokmark", ["saved"]],
    ["calender", ["calendar"]],
    ["clanedar", ["calendar"]],
    ["how can I cancel", ["plans"]],
    ["interv", ["calendar"]],
    ["PRUFUNG", ["kuendigen"]],
    ["kundigen", ["kuendigen"]],
    ["ics", ["calendar"]],
    ["icz", []],
    ["zebra", []],
    ["!!!", ["saved", "plans", "calendar", "kuendigen"]],
  ])("%s", (query, ids) => {
    expect(found(query)).toEqual(ids);
  });

  it("ranks matches in a title before mere mentions", () => {
    const more = [...pages, { id: "x", title: "Jobs", words: "", text: "saved" }];
    expect(searchHelp(more, "saved").map(({ id }) => id)).toEqual(["saved", "x"]);
  });

  it("accepts a query of any length", () => {
    expect(found("qqqq ".repeat(2_000))).toEqual([]);
  });
});
