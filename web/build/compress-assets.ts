import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const worthIt = 1_024;

/** Writes brotli and gzip copies of scripts, styles and SVGs, so that the server need not compress per request. */
export function compressAssets(): Plugin {
  let outDir = "";
  return {
    name: "compress-assets",
    apply: "build",
    enforce: "post",
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: () => {
      for (const name of readdirSync(outDir, { recursive: true, encoding: "utf8" })) {
        if (!/\.(js|css|svg)$/.test(name)) continue;
        const file = join(outDir, name);
        const plain = readFileSync(file);
        if (plain.length < worthIt) continue;
        writeFileSync(
          `${file}.br`,
          brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
        );
        writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
      }
    },
  };
}
