import { describe, expect, it } from "vitest";
import { cleanName } from "./add-file.ts";

const pdf = "application/pdf";

describe("the name of a kept file", () => {
  it.each([
    ["of its kind", "Letter.PDF", pdf, "Letter.PDF"],
    ["of a programme", "letter.pdf.exe", pdf, "letter.pdf.exe.pdf"],
    ["of a page", "photo.html", "image/png", "photo.html.png"],
    ["with a way out of its folder", "../../etc/passwd", pdf, "....etcpasswd.pdf"],
    ["that reads backwards", "a\u202efdp.exe", pdf, "afdp.exe.pdf"],
    ["of nothing", " \u0000/", pdf, "file.pdf"],
    ["in another ending of its kind", "a.jpeg", "image/jpeg", "a.jpeg"],
  ])("%s", (_case, name, type, kept) => expect(cleanName(name, type)).toBe(kept));

  it("has at most 200 characters, and keeps its extension", () => {
    expect(cleanName("x".repeat(500), pdf)).toBe(`${"x".repeat(196)}.pdf`);
    expect(cleanName(`${"x".repeat(500)}.pdf`, pdf)).toBe(`${"x".repeat(196)}.pdf`);
  });
});
