import { corpusFiles, generatedFiles, type LabelledFile, measure, templateFiles } from "./measure.ts";
import { report, reportFamilies, reportTimes } from "./report.ts";
import { weighRules } from "./rules.ts";
import type { TemplatePart } from "./templates/draw.ts";

const templateSets: readonly { wish: string; name: string; part: TemplatePart; count?: number }[] = [
  { wish: "open-templates", name: "well-known templates, locked half", part: "unseen" },
  { wish: "templates", name: "well-known templates, half to look at", part: "seen" },
  { wish: "open-second-set", name: "second set of templates", part: "second-set" },
  { wish: "third-set", name: "third set of templates, half to look at", part: "third-open" },
  { wish: "open-third-set", name: "third set of templates, locked half", part: "third-locked" },
  { wish: "fourth-set", name: "fourth set of templates, half to look at", part: "fourth-open", count: 6 },
  { wish: "open-fourth-set", name: "fourth set of templates, locked half", part: "fourth-locked", count: 6 },
  { wish: "fifth-set", name: "fifth set of templates, half to look at", part: "fifth-open", count: 3 },
  { wish: "open-fifth-set", name: "fifth set of templates, locked half", part: "fifth-locked", count: 3 },
];

/** Prints what the reader does with the corpus and with invented resumes. */
export async function reportAll(wishes: readonly string[]): Promise<void> {
  if (wishes.includes("open-unseen")) {
    report("invented, unseen half", await measure(await generatedFiles("unseen", 320)));
    report("invented, unseen half, scans", await measure(await generatedFiles("unseen", 12, ["scan"])));
    return;
  }
  const templates = templateSets.find(({ wish }) => wishes.includes(wish));
  if (templates !== undefined) {
    await reportTemplates(templates.name, templates.part, templates.count);
    return;
  }
  if (wishes.includes("scans")) return reportScans();
  if (wishes.includes("times")) return reportTextTimes();
  const sets = [
    { name: "corpus dev", files: corpusFiles("dev") },
    { name: "corpus dev2", files: corpusFiles("dev2") },
    { name: "invented, seen half", files: await generatedFiles("seen", 240) },
    { name: "invented, seen half, scans", files: await generatedFiles("seen", 8, ["scan"]) },
  ];
  const isWithRules = wishes.length === 0 || wishes.includes("rules");
  const rules = isWithRules
    ? await weighRules(sets.flatMap(({ files }) => firstOfFamilies(files)))
    : new Map();
  for (const { name, files } of sets) {
    const measured = await measure(files);
    report(name, measured);
    reportFamilies(name, measured, rules);
  }
}

/** Scans of the corpus, and scans and photographs of invented resumes. */
async function reportScans(): Promise<void> {
  const sets = [
    { name: "corpus, scans", files: [...corpusFiles("dev"), ...corpusFiles("dev2")].filter(isScan) },
    { name: "invented, scans", files: await generatedFiles("seen", 12, ["scan"]) },
    {
      name: "invented, careful photographs",
      files: await generatedFiles("seen", 12, ["careful-photograph"]),
    },
    { name: "invented, hurried photographs", files: await generatedFiles("seen", 12, ["photograph"]) },
  ];
  for (const { name, files } of sets) {
    const measured = await measure(files);
    report(name, measured);
    reportTimes(name, measured, "6000 ms", "printed");
  }
}

/** PDFs with text, read a second time, when the engine has compiled the reader. */
async function reportTextTimes(): Promise<void> {
  const corpus = [...corpusFiles("dev"), ...corpusFiles("dev2")];
  const sets = [
    { name: "corpus, PDFs with text", files: corpus.filter((one) => isTextPdf(one)) },
    { name: "invented, PDFs with text", files: await generatedFiles("seen", 60, ["typst", "chromium"]) },
  ];
  for (const { files } of sets) await measure(files);
  console.log("");
  for (const { name, files } of sets) reportTimes(name, await measure(files), "50 ms", "145 ms");
}

const isScan = (file: LabelledFile): boolean => file.isScan;
const isTextPdf = ({ file, isScan: isPicture }: LabelledFile): boolean => !isPicture && file.endsWith(".pdf");

/** `count` people in each language of each template. */
async function reportTemplates(name: string, part: TemplatePart, count = 4): Promise<void> {
  const files = await templateFiles(part, count);
  const texts = await measure(files.filter(({ isScan }) => !isScan));
  report(name, texts);
  reportFamilies(name, texts, new Map());
  report(`${name}, photographs`, await measure(files.filter(({ isScan }) => isScan)));
}

/** Two files of each family: enough to see which rules it needs. */
function firstOfFamilies(files: readonly LabelledFile[]): LabelledFile[] {
  const taken = new Map<string, number>();
  return files.filter(({ family, isScan }) => {
    const before = taken.get(family) ?? 0;
    if (!isScan) taken.set(family, before + 1);
    return before < 2;
  });
}
