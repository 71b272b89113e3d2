import "./polyfill.ts";
import { strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { docxOf } from "./crafted-files.ts";
import { extractDocx } from "./formats/extract-docx.ts";
import { readFile } from "./read-file.ts";

const r = (text: string, marks = ""): string =>
  `<w:r><w:rPr>${marks}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const p = (inner: string, properties = ""): string => `<w:p><w:pPr>${properties}</w:pPr>${inner}</w:p>`;
const lines = (...texts: string[]): string => texts.map((text) => p(r(text))).join("");
const cell = (body: string): string => `<w:tc>${body}</w:tc>`;
const row = (...cells: string[]): string => `<w:tr>${cells.map(cell).join("")}</w:tr>`;
const note = (kind: string, text: string): Uint8Array =>
  strToU8(
    `<w:${kind}s><w:${kind} w:type="separator" w:id="-1"><w:p/></w:${kind}><w:${kind} w:id="2">${lines(text)}</w:${kind}></w:${kind}s>`,
  );

const contact = ["Odalys Whitcombe", "odalys.whitcombe@example.com | (555) 555-0133"];
const job = ["Baker, Corner Crumb Bakery", "May 2019 - Present", "• Baked 200 loaves a day"];
const rest = ["Skills", "Sourdough, Food safety, Menu planning"];
const whole = lines(...contact, "Work Experience", ...job, ...rest);

const read = async (bytes: Uint8Array) => readFile(bytes, "");

function expectWhole({ content }: Awaited<ReturnType<typeof read>>): void {
  expect(content.personalInfo).toMatchObject({
    firstName: "Odalys",
    lastName: "Whitcombe",
    email: "odalys.whitcombe@example.com",
    phone: "(555) 555-0133",
  });
  expect(content.experience).toMatchObject([
    { title: "Baker", company: "Corner Crumb Bakery", startDate: "2019-05", current: true },
  ]);
  expect(content.experience[0]?.description).toContain("Baked 200 loaves a day");
  expect(content.skills).toEqual(["Sourdough", "Food safety", "Menu planning"]);
}

describe("a Word document", () => {
  it("is read where its main part has another name, as in files from SharePoint", async () => {
    const { "word/document.xml": document, ...others } = unzipSync(docxOf(whole));
    expectWhole(await read(zipSync({ ...others, "word/document2.xml": document ?? new Uint8Array() })));
  });

  it("gives what content controls hold, and not their instructions", async () => {
    const control = (properties: string, content: string): string =>
      `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
    const body = [
      p(control("<w:text/>", r(contact[0] ?? ""))),
      control("<w:richText/>", lines(contact[1] ?? "")),
      control("<w:showingPlcHdr/>", lines("Click or tap here to enter text.")),
      lines("Work Experience", ...job),
      p(`${control("<w:temporary/><w:showingPlcHdr w:val='1'/>", r("[Company name]"))}`),
      lines(...rest),
    ];
    const reading = await read(docxOf(body.join("")));
    expectWhole(reading);
    expect(JSON.stringify(reading)).not.toMatch(/Click or tap|Company name/);
  });

  it("gives the text of boxes once, although older programs find it there twice", async () => {
    const inside = lines(...contact);
    const box = `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><wps:wsp><wps:txbx><w:txbxContent>${inside}</w:txbxContent></wps:txbx></wps:wsp></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox><w:txbxContent>${inside}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
    const reading = await read(docxOf(p(box) + lines("Work Experience", ...job, ...rest)));
    expectWhole(reading);
    expect(reading.lines.filter(({ text }) => text.includes("Whitcombe"))).toHaveLength(1);
  });

  it("leaves out what its author deleted, and keeps what was inserted", async () => {
    const changed = [
      lines(...contact),
      lines("Work Experience"),
      p(
        `<w:del w:id="1">${r("Kitchen hand").replace(/w:t\b/g, "w:delText")}</w:del><w:ins w:id="2">${r("Baker")}</w:ins>${r(", Corner Crumb Bakery")}`,
      ),
      lines(...job.slice(1)),
      `<w:tbl><w:tr><w:trPr><w:del w:id="3"/></w:trPr>${cell(lines("Cleaner, Old Inn"))}${cell(lines("2012 - 2013"))}</w:tr></w:tbl>`,
      p(`<w:moveFrom w:id="4">${r("Driver, Van Firm, 2010 - 2011")}</w:moveFrom>`),
      lines(...rest),
    ];
    const reading = await read(docxOf(changed.join("")));
    expectWhole(reading);
    expect(JSON.stringify(reading)).not.toMatch(/Kitchen hand|Old Inn|Van Firm/);
  });

  it("goes on where the end of a paragraph was deleted", async () => {
    const cut = p(r("Baker, "), '<w:rPr><w:del w:id="5"/></w:rPr>');
    const reading = await read(
      docxOf(
        lines(...contact, "Work Experience") + cut + lines("Corner Crumb Bakery", ...job.slice(1), ...rest),
      ),
    );
    expectWhole(reading);
  });

  it("gives the words of drawn diagrams where they are shown", async () => {
    const shown =
      '<w:r><w:drawing><a:graphicData><dgm:relIds r:dm="r4" r:lo="r5"/></a:graphicData></w:drawing></w:r>';
    const points = ["Sourdough", "Food safety", "Menu planning"].map(
      (text) => `<dgm:pt><dgm:t><a:p><a:r><a:t>${text}</a:t></a:r></a:p></dgm:t></dgm:pt>`,
    );
    const reading = await read(
      docxOf(lines(...contact, "Work Experience", ...job, "Skills") + p(shown), {
        "word/diagrams/data1.xml": strToU8(
          `<dgm:dataModel><dgm:ptLst>${points.join("")}</dgm:ptLst></dgm:dataModel>`,
        ),
        "word/_rels/document.xml.rels": strToU8(
          '<Relationships><Relationship Id="r4" Target="diagrams/data1.xml"/></Relationships>',
        ),
      }),
    );
    expectWhole(reading);
  });

  it("puts the parts of a header apart at its alignment tabs", async () => {
    const head = `<w:hdr>${p(`${r(contact[0] ?? "")}<w:r><w:ptab w:relativeTo="margin" w:alignment="right" w:leader="none"/></w:r>${r(contact[1] ?? "")}`)}</w:hdr>`;
    const reading = await read(
      docxOf(lines("Work Experience", ...job, ...rest), { "word/header1.xml": strToU8(head) }),
    );
    expectWhole(reading);
  });

  it("takes how to reach the person from a page footer, and not its number for a skill", async () => {
    const foot = `<w:ftr>${lines("odalys.whitcombe@example.com", "(555) 555-0133", "Page 1 of 2")}</w:ftr>`;
    const reading = await read(
      docxOf(lines(contact[0] ?? "", "Work Experience", ...job, ...rest), {
        "word/footer1.xml": strToU8(foot),
        "word/footer2.xml": strToU8(foot),
      }),
    );
    expectWhole(reading);
  });

  it("tells the addresses of links whose words do not show them", async () => {
    const link = (id: string, text: string): string => `<w:hyperlink r:id="${id}">${r(text)}</w:hyperlink>`;
    const to = (id: string, target: string): string =>
      `<Relationship Id="${id}" Target="${target}" TargetMode="External"/>`;
    const relations = `<Relationships>${to("r8", "mailto:odalys.whitcombe@example.com")}${to("r9", "https://www.linkedin.com/in/odalys")}</Relationships>`;
    const body = [
      lines(contact[0] ?? "", "(555) 555-0133"),
      p(`${link("r8", "Email")}${r(" | ")}${link("r9", "LinkedIn")}`),
      lines("Work Experience", ...job, ...rest),
    ];
    const reading = await read(docxOf(body.join(""), { "word/_rels/document.xml.rels": strToU8(relations) }));
    expectWhole(reading);
    expect(reading.content.links).toMatchObject([{ url: "https://www.linkedin.com/in/odalys" }]);
  });

  it("puts its notes below the paragraphs that refer to them", async () => {
    const reference = (kind: string): string => `<w:r><w:${kind}Reference w:id="2"/></w:r>`;
    const body = [
      lines(...contact, "Work Experience", ...job.slice(0, 2)),
      p(r(job[2] ?? "") + reference("footnote") + reference("endnote")),
      lines(...rest),
    ];
    const reading = await read(
      docxOf(body.join(""), {
        "word/footnotes.xml": note("footnote", "Bread of the year at the county fair"),
        "word/endnotes.xml": note("endnote", "The bakery closed in 2024"),
      }),
    );
    expectWhole(reading);
    expect(reading.content.experience[0]?.description).toContain("Bread of the year at the county fair");
    expect(reading.lines.map(({ text }) => text)).toContain("The bakery closed in 2024");
  });

  it("takes the weight of letters from styles of characters and the size from the usual style", async () => {
    const styles = `<w:styles><w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="40"/></w:rPr></w:rPrDefault></w:docDefaults>
      <w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:rPr><w:sz w:val="20"/></w:rPr></w:style>
      <w:style w:type="character" w:styleId="Strong"><w:name w:val="Strong"/><w:rPr><w:b/></w:rPr></w:style></w:styles>`;
    const body = p(r("Corner Crumb Bakery", '<w:rStyle w:val="Strong"/>')) + lines("Baker");
    const document = await extractDocx(docxOf(body, { "word/styles.xml": strToU8(styles) }));
    expect(document).toMatchObject({
      lines: [
        { text: "Corner Crumb Bakery", bold: true, size: 10 },
        { text: "Baker", bold: false, size: 10 },
      ],
    });
  });

  it("keeps the cells of a page in two columns apart", async () => {
    const left = lines(...contact, "Skills", "Sourdough", "Food safety", "Menu planning");
    const right = lines("Work Experience", ...job);
    expectWhole(await read(docxOf(`<w:tbl>${row(left, right)}</w:tbl><w:p/>`)));
  });
});

describe("an OpenDocument text", () => {
  const office = 'xmlns:office="o" xmlns:text="t" xmlns:style="s" xmlns:table="b" xmlns:draw="d"';
  const odt = (body: string, master = ""): Uint8Array =>
    zipSync({
      mimetype: strToU8("application/vnd.oasis.opendocument.text"),
      "content.xml": strToU8(
        `<office:document-content ${office}><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
      ),
      "styles.xml": strToU8(`<office:document-styles ${office}>${master}</office:document-styles>`),
    });
  const ps = (...texts: string[]): string => texts.map((text) => `<text:p>${text}</text:p>`).join("");
  const table = (...cells: string[]): string =>
    `<table:table><table:table-row>${cells.map((one) => `<table:table-cell>${one}</table:table-cell>`).join("")}</table:table-row></table:table>`;

  it("gives boxes, page headers and footers, and the notes below their paragraphs", async () => {
    const box = `<draw:frame><draw:text-box>${ps(contact[0] ?? "")}</draw:text-box></draw:frame>`;
    const note = `<text:note><text:note-citation>1</text:note-citation><text:note-body>${ps("Bread of the year")}</text:note-body></text:note>`;
    const reading = await read(
      odt(
        `<text:p>${box}</text:p>${ps("Work Experience", ...job.slice(0, 2))}<text:p>${job[2]}${note}</text:p>${ps(...rest)}`,
        `<style:master-page><style:header>${ps("odalys.whitcombe@example.com")}</style:header><style:footer>${ps("Page 1 of 2", "(555) 555-0133")}</style:footer></style:master-page>`,
      ),
    );
    expectWhole(reading);
    expect(reading.content.experience[0]?.description).toContain("Bread of the year");
    expect(JSON.stringify(reading.content)).not.toContain("Page 1");
  });

  it("keeps a date in a cell of its own beside the lines of its job", async () => {
    const dated = table(ps("Baker", "Corner Crumb Bakery", job[2] ?? ""), ps(job[1] ?? ""));
    expectWhole(await read(odt(ps(...contact, "Work Experience") + dated + ps(...rest))));
  });

  it("tells the addresses of links whose words do not show them", async () => {
    const link = (to: string, text: string): string => `<text:a xlink:href="${to}">${text}</text:a>`;
    const linked = `<text:p>${link("mailto:odalys.whitcombe@example.com", "Email")}, ${link("https://www.linkedin.com/in/odalys", "LinkedIn")}</text:p>`;
    const reading = await read(
      odt(ps(contact[0] ?? "", "(555) 555-0133") + linked + ps("Work Experience", ...job, ...rest)),
    );
    expectWhole(reading);
    expect(reading.content.links).toMatchObject([{ url: "https://www.linkedin.com/in/odalys" }]);
  });

  it("leaves out deleted text and the instructions of fields", async () => {
    const deleted = `<text:tracked-changes><text:changed-region><text:deletion>${ps("Kitchen hand, Van Firm, 2010 - 2011")}</text:deletion></text:changed-region></text:tracked-changes>`;
    const field = '<text:placeholder text:placeholder-type="text">&lt;Type here&gt;</text:placeholder>';
    const reading = await read(odt(deleted + ps(...contact, field, "Work Experience", ...job, ...rest)));
    expectWhole(reading);
    expect(JSON.stringify(reading)).not.toMatch(/Van Firm|Type here/);
  });
});

describe("a rich text file", () => {
  const rtf = (...body: string[]): Uint8Array => strToU8(`{\\rtf1\\ansi\\ansicpg1252 ${body.join("\n")}}`);
  const pars = (...texts: string[]): string => texts.map((text) => `\\pard\\plain ${text}\\par`).join("\n");
  const cells = (...texts: string[][]): string =>
    `\\trowd\\cellx3000\\cellx9000 ${texts.map((own) => `\\pard\\intbl ${own.join("\\par ")}\\cell`).join("\n")}\\row\n`;
  const tasks = `{\\listtext\\'b7\\tab}${(job[2] ?? "").slice(2)}`;

  it("takes how to reach the person from page footers, once", async () => {
    const foot = (word: string): string =>
      `{\\${word} ${pars("odalys.whitcombe@example.com | (555) 555-0133", "Page {\\field{\\*\\fldinst PAGE}{\\fldrslt 1}} of 2")}}`;
    const body = pars(contact[0] ?? "", "Work Experience", ...job.slice(0, 2), tasks, ...rest);
    const reading = await read(rtf(foot("footerf"), foot("footer"), body));
    expectWhole(reading);
    expect(reading.lines.filter(({ text }) => text.includes("@"))).toHaveLength(1);
  });

  it("gives the text of drawn boxes once", async () => {
    const box = `{\\shp{\\*\\shpinst\\shpleft0{\\sp{\\sn shapeType}{\\sv 202}}{\\shptxt ${pars(...contact)}}}{\\shprslt{\\*\\do ${pars(...contact)}}}}`;
    const reading = await read(
      rtf(`\\pard ${box}\\par`, pars("Work Experience", ...job.slice(0, 2), tasks, ...rest)),
    );
    expectWhole(reading);
    expect(reading.lines.filter(({ text }) => text.includes("Whitcombe"))).toHaveLength(1);
  });

  it("keeps the cells of a page in two columns apart, and a date beside the lines of its job", async () => {
    const columns = cells(
      [...contact, "Skills", "Sourdough", "Food safety", "Menu planning"],
      ["Work Experience", ...job],
    );
    expectWhole(await read(rtf(columns)));
    const dated = cells([job[1] ?? ""], ["Baker", "Corner Crumb Bakery", job[2] ?? ""]);
    expectWhole(await read(rtf(pars(...contact, "Work Experience"), dated, pars(...rest))));
  });

  it("leaves out what its author deleted", async () => {
    const deleted = "\\pard{\\deleted\\revauthdel1 Kitchen hand, Van Firm, 2010 - 2011}\\par";
    const reading = await read(rtf(pars(...contact, "Work Experience", ...job), deleted, pars(...rest)));
    expectWhole(reading);
    expect(JSON.stringify(reading)).not.toContain("Van Firm");
  });
});
