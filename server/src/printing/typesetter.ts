import { gzipSync } from "node:zlib";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { openDrawnSigns } from "./drawn-signs.ts";
import { fontFolders } from "./fonts.ts";
import type { Job, Report } from "./messages.ts";
import { cutPages, type SvgPages } from "./svg-pages.ts";

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
    const isResume = "photo" in job;
    if (job.what === "report" && job.mark !== null)
      compiler.mapShadow(`${templates}/mark.png`, Buffer.from(job.mark));
    if (isResume && job.photo !== null)
      compiler.mapShadow(`${templates}/${job.photo.path}`, Buffer.from(job.photo.bytes));
    const template = `${templates}/${isResume ? "resume" : job.what}.typ`;
    return withCleanup(compiler, () => typeset(compiler, template, job, missingIn));
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

function typeset(
  compiler: NodeCompiler,
  mainFilePath: string,
  job: Job,
  missingIn: (text: string) => string[],
): Report {
  const { id, data, maxPages } = job;
  const compiled = compiler.compile({ mainFilePath, inputs: { data: JSON.stringify(data) } });
  const document = compiled.result;
  if (document === null)
    return { kind: "failed", id, problem: problemOf(compiler, compiled.takeDiagnostics()) };
  if (document.numOfPages > maxPages) return { kind: "too-long", id };
  const pages = document.numOfPages;
  if (!("preview" in job) || job.preview === null)
    return { kind: "file", id, bytes: compiler.pdf(document), pages };
  const { text, most } = job.preview;
  const missing = missingIn(JSON.stringify(job.what === "letter" ? job.data.letter : job.data.resume));
  const drawn = cutPages(compiler.plainSvg(document), pages, most);
  return { kind: "preview", id, gzip: previewJson({ text, missing, count: pages, ...drawn }) };
}

/**
 * Each page on a line of its own, so that a page can be shown while the next one arrives. Sixty pages are 25 MB, which
 * is why this process makes and compresses them and not the one that answers everybody.
 */
function previewJson({ pages, ...head }: SvgPages & { text: string; missing: string[]; count: number }) {
  const lines = pages.map((page) => JSON.stringify(page)).join(",\n");
  return gzipSync(`${JSON.stringify(head).slice(0, -1)},"pages":[\n${lines}\n]}`, { level: 1 });
}

type Diagnostics = ReturnType<ReturnType<NodeCompiler["compile"]>["takeDiagnostics"]>;

/** Diagnostics are about the template and never contain a person's text. */
function problemOf(compiler: NodeCompiler, diagnostics: Diagnostics): string {
  if (diagnostics === null) return "unknown";
  const told: unknown = compiler.fetchDiagnostics(diagnostics);
  return JSON.stringify(told).slice(0, 500);
}
