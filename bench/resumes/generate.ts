import { type Language, languages } from "@waymark/contract/values";
import { type Chance, chanceOf, type Half } from "./chance.ts";
import { compose } from "./compose.ts";
import type { Label } from "./label.ts";
import { drawLayout, type Layout } from "./layout.ts";
import { drawPerson, type Person } from "./person.ts";
import { openChromium } from "./print/as-html.ts";
import { openOurTemplates } from "./print/as-our-template.ts";
import { asPhotograph } from "./print/as-photograph.ts";
import { asPicture, asScan } from "./print/as-scan.ts";
import { asText } from "./print/as-text.ts";
import { openTypst } from "./print/as-typst.ts";
import { asWord } from "./print/as-word.ts";

export type PrinterName =
  | "typst"
  | "word"
  | "text"
  | "chromium"
  | "ours"
  | "scan"
  | "careful-photograph"
  | "photograph";

/** An invented resume as a file, with its true content. */
export interface Generated {
  readonly file: string;
  /** Files of one family share their layout and printer. */
  readonly family: string;
  readonly language: Language;
  readonly printer: PrinterName;
  readonly layout: Layout;
  readonly bytes: Uint8Array;
  readonly label: Label;
}

interface Wish {
  readonly seed: number;
  readonly count: number;
  /** The unseen half is for the final measurement; nobody improves the reader with it. */
  readonly half: Half;
  /** Each family has one of these; repeat one to have it more often. */
  readonly printers: readonly PrinterName[];
  readonly families: number;
}

const endings: Readonly<Record<PrinterName, string>> = {
  typst: "pdf",
  word: "docx",
  text: "txt",
  chromium: "pdf",
  ours: "pdf",
  scan: "pdf",
  "careful-photograph": "jpg",
  photograph: "jpg",
};

interface Job {
  readonly person: Person;
  readonly layout: Layout;
  readonly chance: Chance;
}

/** Files in turn of the languages and families, without photographs of what has several pages. The same wish gives the same files, Chromium's time stamps aside. */
export async function* generate(wish: Wish): AsyncGenerator<Generated> {
  const print = openPrinters();
  try {
    for (let i = 0; i < wish.count; i++) {
      const family = i % wish.families;
      const familyChance = chanceOf(`${wish.half} family ${family} of ${wish.seed}`);
      const printer = familyChance.pick(wish.printers);
      const layout = drawLayout(familyChance, wish.half);
      const language = languages[(i + Math.floor(i / wish.families)) % languages.length] ?? "en";
      const chance = chanceOf(`person ${i} of ${wish.seed}`);
      const person = drawPerson(chance, language);
      const made = await print.one(printer, { person, layout, chance });
      if (made === null) continue;
      yield {
        file: `${String(i).padStart(4, "0")}-${language}-${printer}.${endings[printer]}`,
        family: `${wish.half}-${printer}-${family}`,
        language,
        printer,
        layout,
        ...made,
      };
    }
  } finally {
    await print.close();
  }
}

/** Opens each printer when the first file needs it. */
function openPrinters() {
  let typst: ReturnType<typeof openTypst> | undefined;
  let ours: ReturnType<typeof openOurTemplates> | undefined;
  let chromium: Awaited<ReturnType<typeof openChromium>> | undefined;
  const drawn = async (printer: PrinterName, { person, layout, chance }: Job) => {
    const { drawing, label } = compose(person, layout, chance);
    if (printer === "text") return { bytes: asText(drawing), label };
    if (printer === "word") return { bytes: asWord(drawing), label };
    typst ??= openTypst();
    if (printer === "scan") {
      const { svg, pages } = typst.pages(drawing);
      return { bytes: await asScan(svg, pages, chance), label };
    }
    if (printer === "careful-photograph" || printer === "photograph") {
      const { svg, pages } = typst.pages(drawing);
      if (pages > 1) return null;
      const carelessness = printer === "photograph" ? 1 : 0.4;
      return { bytes: await asPhotograph(await asPicture(svg), chance, carelessness), label };
    }
    if (printer === "typst") return { bytes: typst.pdf(drawing), label };
    chromium ??= await openChromium();
    if (chromium === null) throw new Error("No Chromium here; install it or set CHROMIUM_PATH.");
    return { bytes: await chromium.pdf(drawing), label };
  };
  return {
    one: async (printer: PrinterName, job: Job): Promise<{ bytes: Uint8Array; label: Label } | null> => {
      if (printer !== "ours") return drawn(printer, job);
      ours ??= openOurTemplates();
      const plain: Layout = { ...job.layout, dateForm: "iso", contact: "lines", extras: new Set() };
      const { label } = compose(job.person, plain, job.chance);
      return { bytes: await ours(job.person, job.chance), label };
    },
    close: async () => chromium?.close(),
  };
}
