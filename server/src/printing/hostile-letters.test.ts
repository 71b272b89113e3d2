import { LetterContent, letterConventions } from "@waymark/contract/letters";
import { resumeTemplates } from "@waymark/contract/resumes-style";
import { describe, expect, it } from "vitest";
import { previewLetterPages, printLetter } from "./print-letter.ts";
import { drawn } from "./testing/drawn.ts";
import { asked, capital, deps, found, open, pdfOf, placedOn, textOf } from "./testing/letter-pages.ts";
import { letterOf } from "./testing/samples/letters.ts";

describe("hostile and unusual letters", () => {
  const withTexts = (texts: readonly string[], over: Partial<LetterContent> = {}): LetterContent => ({
    ...letterOf.de,
    ...over,
    paragraphs: texts.map((text, i) => ({ id: `${i}`, part: "own", text, question: null })),
  });
  const plain = (text: string) => text.replace(/[\s\u200b]/g, "");
  const everywhere = resumeTemplates.flatMap((template) =>
    (["de", "fr"] as const).map((convention) => [template, convention] as const),
  );

  it.each(everywhere)("are set as text, never as markup, in %s by %s", async (template, convention) => {
    const typed = '#read("/etc/passwd") *bold* $x$ #sys.inputs <label> @ref // note `raw` \\\\ "q" = heading';
    const content = withTexts([typed], {
      ...{ subject: typed, salutation: typed, closing: typed, signature: typed.slice(0, 200), place: typed },
      enclosures: [typed],
      sender: { name: typed, address: `${typed}\n${typed}`, email: typed, phone: typed.slice(0, 60) },
      recipient: { company: typed, person: typed, addressForm: "ms", department: typed, address: typed },
    });
    const input = asked("de", { template }, convention);
    const text = plain(await textOf(await pdfOf({ ...input, content })));
    expect(text.split(plain(typed)).length - 1).toBeGreaterThanOrEqual(8);
  });

  it.each(everywhere)(
    "of 6,000 characters without a space stay on the page in %s by %s",
    async (template, convention) => {
      const content = withTexts(["x".repeat(6_000)], {
        sender: {
          name: "N".repeat(240),
          address: "a".repeat(600),
          email: "e".repeat(254),
          phone: "1".repeat(60),
        },
        recipient: {
          company: "C".repeat(300),
          person: "P".repeat(240),
          addressForm: "mr",
          department: "D".repeat(200),
          address: Array.from({ length: 20 }, (_, i) => `Zeile ${i}`).join("\n"),
        },
        subject: "S".repeat(300),
        signature: "N".repeat(240),
      });
      const bytes = await pdfOf({ ...asked("de", { template }, convention), content });
      const pdf = await open(bytes);
      let letters = "";
      for (let n = 1; n <= pdf.numPages; n++)
        for (const { text, left, right, base } of await placedOn(bytes, n)) {
          letters += text;
          expect(left).toBeGreaterThanOrEqual(0);
          expect(right).toBeLessThanOrEqual(210);
          expect(base).toBeLessThan(297);
        }
      expect(letters.match(/x/g)).toHaveLength(6_000);
      for (const [letter, count] of [
        ["C", 300],
        ["D", 200],
        ["S", 300],
      ] as const)
        expect(letters.split(letter).length - 1).toBeGreaterThanOrEqual(count);
      expect(letters).toContain("Zeile 19");
    },
  );

  it("never print over the address field, however long head and address are", async () => {
    const long = "Freifrau Maximiliane-Henriette von und zu Hohenstein-Waldenburg auf Großenlüder "
      .repeat(3)
      .trim();
    for (const template of resumeTemplates) {
      const input = asked("de", { template });
      const address = Array.from({ length: 12 }, (_, i) => `Gebäude ${i}`).join("\n");
      const content = {
        ...input.content,
        sender: { ...input.content.sender, name: long },
        recipient: { ...input.content.recipient, address },
      };
      const placed = await placedOn(await pdfOf({ ...input, content }));
      const subject = found(placed, "Bewerbung als").base - capital(10.7);
      expect(Math.abs(subject - 98.46)).toBeLessThan(1);
      expect(found(placed, "Gebäude 11").base).toBeLessThan(90.5);
      expect(found(placed, "Grüner Weg 14").base).toBeLessThan(45);
    }
  });

  it.each([
    ["emoji", "🎉 👩‍⚕️"],
    ["Chinese", "汉字简历"],
    ["Hebrew", "שלום"],
    ["euros and quotes", "18.000 € „Größe“ — ½ ‰ œ"],
  ])("print %s", async (_, word) => {
    const text = await textOf(await pdfOf({ ...asked("de"), content: withTexts([`So: ${word}.`]) }));
    expect(plain(text)).toContain(
      plain(word)
        .replace(/[\u200d\ufe0f]/g, "")
        .slice(0, 2),
    );
    const { missing } = await drawn(previewLetterPages(deps, { ...asked("de"), content: withTexts([word]) }));
    expect(missing).toEqual([]);
  });

  it("print Arabic joined and from the right, in a letter from the left", async () => {
    const text = await textOf(await pdfOf({ ...asked("en"), content: withTexts(["Name: سيرة ذاتية."]) }));
    expect(text.normalize("NFKC")).toContain("ذاتية");
  });

  it("say which characters no font has", async () => {
    const { missing } = await drawn(
      previewLetterPages(deps, { ...asked("de"), content: withTexts(["Ort: ሀማርኛ"]) }),
    );
    expect(missing).toEqual([..."ሀማርኛ"]);
  });

  it("are empty, and still a page", async () => {
    const content = LetterContent.parse({
      ...{
        sender: { name: "", address: "", email: "", phone: "" },
        place: "",
        date: "",
        subject: "",
        salutation: "",
      },
      recipient: { company: "", person: "", addressForm: "none", department: "", address: "" },
      ...{ paragraphs: [], closing: "", signature: "", enclosures: [] },
    });
    for (const template of resumeTemplates)
      for (const convention of letterConventions) {
        const { pages, bytes } = await printLetter(
          deps,
          { ...asked("en", { template }, convention), content },
          "pdf",
        );
        expect(pages).toBe(1);
        expect(await textOf(bytes)).not.toMatch(/\[|undefined/);
        expect(
          (await printLetter(deps, { ...asked("en", {}, convention), content }, "docx")).bytes.length,
        ).toBeGreaterThan(1_000);
      }
  });
});
