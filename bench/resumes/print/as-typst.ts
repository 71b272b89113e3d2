import { join } from "node:path";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { fontFolders } from "../../../server/src/printing/fonts.ts";
import type { Drawing } from "../blocks.ts";

/** Opens the typesetter; a page takes it a few milliseconds. */
export function openTypst(): {
  pdf(drawing: Drawing): Uint8Array;
  pages(drawing: Drawing): { svg: string; pages: number };
} {
  const compiler = NodeCompiler.create({
    workspace: import.meta.dirname,
    fontArgs: [{ fontPaths: fontFolders() }],
  });
  const mainFilePath = join(import.meta.dirname, "drawing.typ");
  const set = <T>(
    drawing: Drawing,
    out: (document: NonNullable<ReturnType<NodeCompiler["compile"]>["result"]>) => T,
  ): T => {
    const compiled = compiler.compile({ mainFilePath, inputs: { drawing: JSON.stringify(drawing) } });
    if (compiled.result === null) {
      const diagnostics = compiled.takeDiagnostics();
      throw new Error(
        diagnostics === null ? "unknown" : JSON.stringify(compiler.fetchDiagnostics(diagnostics)),
      );
    }
    const made = out(compiled.result);
    compiler.evictCache(4);
    return made;
  };
  return {
    pdf: (drawing) => new Uint8Array(set(drawing, (document) => compiler.pdf(document))),
    pages: (drawing) =>
      set(drawing, (document) => ({ svg: compiler.plainSvg(document), pages: document.numOfPages })),
  };
}
