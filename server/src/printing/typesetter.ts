import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { openDrawnSigns } from "./drawn-signs.ts";
import { fontFolders } from "./fonts.ts";
import type { Job, Report } from "./messages.ts";
import { cutPages } from "./svg-pages.ts";

/** The compiler drops cached results that are older than this many jobs. */
const keptJobs = 8;

/** The compiler reads only the folder of templates and the given fonts. */
export function openTypesetter(templates: string): (job: Job) => Report {
  const compiler = NodeCompiler.create({
    workspace: templates,
    fontArgs: [{ fontPaths: fontFolders() }],
  });
  const missingIn = openDrawnSigns(fontFolders());
  return (job) => {
    if (job.what === "report" && job.mark !== null)
      compiler.mapShadow(`${templates}/mark.png`, Buffer.from(job.mark));
    if (job.what === "report" || job.what === "preparation")
      return withCleanup(compiler, () => typeset(compiler, `${templates}/${job.what}.typ`, job));
    if (job.what === "letter")
      return withCleanup(compiler, () => {
        const report = typeset(compiler, `${templates}/letter.typ`, job);
        return "missing" in report
          ? { ...report, missing: missingIn(JSON.stringify(job.data.letter)) }
          : report;
      });
    if (job.photo !== null)
      compiler.mapShadow(`${templates}/${job.photo.path}`, Buffer.from(job.photo.bytes));
    return withCleanup(compiler, () => {
      const report = typeset(compiler, `${templates}/resume.typ`, job);
      return "pages" in report ? { ...report, missing: missingIn(JSON.stringify(job.data.resume)) } : report;
    });
  };
}

/** Clears temporary files and old results afterwards. */
function withCleanup(compiler: NodeCompiler, work: () => Report): Report {
  try {
    return work();
  } finally {
    compiler.resetShadow();
    compiler.evictCache(keptJobs);
  }
}

function typeset(compiler: NodeCompiler, mainFilePath: string, job: Job): Report {
  const { id, data, maxPages } = job;
  const compiled = compiler.compile({ mainFilePath, inputs: { data: JSON.stringify(data) } });
  const document = compiled.result;
  if (document === null)
    return { kind: "failed", id, problem: problemOf(compiler, compiled.takeDiagnostics()) };
  if (document.numOfPages > maxPages) return { kind: "too-long", id };
  const pages = document.numOfPages;
  const isDrawn = (job.what === "letter" ? job.as : job.what) === "pages";
  if (!isDrawn) return { kind: "file", id, bytes: compiler.pdf(document), pages };
  return { kind: "pages", id, missing: [], ...cutPages(compiler.plainSvg(document), pages) };
}

type Diagnostics = ReturnType<ReturnType<NodeCompiler["compile"]>["takeDiagnostics"]>;

/** Diagnostics are about the template and never contain a person's text. */
function problemOf(compiler: NodeCompiler, diagnostics: Diagnostics): string {
  if (diagnostics === null) return "unknown";
  const told: unknown = compiler.fetchDiagnostics(diagnostics);
  return JSON.stringify(told).slice(0, 500);
}
