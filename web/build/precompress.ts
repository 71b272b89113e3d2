import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Lays a .br and a .gz beside every text asset, so that the server compresses nothing twice. */
export function precompress(): Plugin {
  let dist = "";
  return {
    name: "precompress",
    apply: "build",
    configResolved: (config) => {
      dist = resolve(config.root, config.build.outDir);
    },
    closeBundle: () => {
      for (const name of readdirSync(resolve(dist, "assets"))) {
        if (!/\.(js|css|svg)$/.test(name)) continue;
        const file = resolve(dist, "assets", name);
        const text = readFileSync(file);
        if (text.length < 1_024) continue;
        writeFileSync(`${file}.br`, brotliCompressSync(text));
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}
