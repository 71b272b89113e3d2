import { corpusFiles, generatedFiles, type LabelledFile, measure, templateFiles } from "./measure.ts";
import { report, reportFamilies } from "./report.ts";
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
