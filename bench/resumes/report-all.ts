import { corpusFiles, generatedFiles, type LabelledFile, measure, templateFiles } from "./measure.ts";
import { report, reportFamilies } from "./report.ts";
import { weighRules } from "./rules.ts";

/** Prints what the reader does with the corpus and with invented resumes. */
export async function reportAll(wishes: readonly string[]): Promise<void> {
  if (wishes.includes("open-unseen")) {
    report("invented, unseen half", await measure(await generatedFiles("unseen", 320)));
    report("invented, unseen half, scans", await measure(await generatedFiles("unseen", 12, ["scan"])));
    return;
  }
  if (wishes.includes("open-templates")) {
    await reportTemplates("well-known templates, locked half", "unseen");
    return;
  }
  if (wishes.includes("templates")) {
    await reportTemplates("well-known templates, half to look at", "seen");
    return;
  }
  if (wishes.includes("open-second-set")) {
    await reportTemplates("second set of templates", "second-set");
    return;
  }
  if (wishes.includes("third-set")) {
    await reportTemplates("third set of templates, half to look at", "third-open");
    return;
  }
  if (wishes.includes("open-third-set")) {
    await reportTemplates("third set of templates, locked half", "third-locked");
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

async function reportTemplates(name: string, part: Parameters<typeof templateFiles>[0]): Promise<void> {
  const files = await templateFiles(part, 4);
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
