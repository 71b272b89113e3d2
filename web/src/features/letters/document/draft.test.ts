import { describe, expect, it } from "vitest";
import { aLetter } from "../testing/a-letter.ts";
import { type Draft, draftOf, withContent, withCourtesy } from "./draft.ts";

const draft = draftOf(aLetter({ content: { salutation: "Dear Hiring Manager:", closing: "Sincerely," } }));
const to = (person: string, from: Draft = draft): Draft =>
  withContent(from, { recipient: { ...from.content.recipient, person, addressForm: "ms" } });

describe("withCourtesy", () => {
  it("greets the person who was named", () => {
    expect(withCourtesy(draft, to("Ada Vale")).content.salutation).toBe("Dear Ms. Vale:");
  });
  it("follows language and country, the closing too", () => {
    const german: Draft = { ...draft, wish: { ...draft.wish, language: "de", convention: "de" } };
    const { salutation, closing } = withCourtesy(draft, german).content;
    expect([salutation, closing]).toEqual(["Sehr geehrte Damen und Herren,", "Mit freundlichen Grüßen"]);
  });
  it("leaves the person's own words alone", () => {
    const own = withContent(draft, { salutation: "Dear all," });
    expect(withCourtesy(own, to("Ada Vale", own)).content.salutation).toBe("Dear all,");
  });
});
