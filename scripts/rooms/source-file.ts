import { parseSync } from "oxc-parser";
import { toolFiles } from "./table.ts";

export interface Import {
  readonly specifier: string;
  /** Erased by the compiler, so that nothing is loaded. */
  readonly typeOnly: boolean;
  /** By `import(…)`, so that it is loaded when it is first needed. */
  readonly isLate?: true;
}

export interface SourceFile {
  /** From the repository's root, with forward slashes. */
  readonly path: string;
  readonly room: string;
  readonly imports: readonly Import[];
  /** The text with comments blanked out, so that their words are not taken for code. */
  readonly code: string;
  readonly comments: readonly string[];
  readonly lines: number;
  readonly bytes: number;
  readonly isTest: boolean;
  /** Runs on a developer's machine only: tests and their helpers, and build configuration. */
  readonly isTool: boolean;
}

export function readSource(path: string, text: string): SourceFile {
  const parsed = parseSync(path, text);
  const { staticImports, staticExports, dynamicImports } = parsed.module;
  const imports: Import[] = [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
    })),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest === null ? [] : [{ specifier: moduleRequest.value, typeOnly: isType }],
      ),
    ),
    ...dynamicImports.flatMap(({ moduleRequest }) => {
      const quoted = text.slice(moduleRequest.start, moduleRequest.end);
      const literal = /^(["'`])([^"'`$]+)\1$/.exec(quoted)?.[2];
      return literal === undefined ? [] : [{ specifier: literal, typeOnly: false, isLate: true }];
    }),
  ];
  let code = text;
  for (const { start, end } of parsed.comments) {
    code = code.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, " ") + code.slice(end);
  }
  const isTest = /\.test\.tsx?$/.test(path);
  return {
    path,
    room: path.split("/")[0] ?? "",
    imports,
    code,
    comments: parsed.comments.map((comment) => comment.value),
    lines: text.split("\n").length - 1,
    bytes: Buffer.byteLength(text),
    isTest,
    isTool: isTest || toolFiles.test(path),
  };
}
