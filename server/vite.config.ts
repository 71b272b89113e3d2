import { defineConfig } from "vite";

/** The server as a few plain files for Node: our rooms are bundled, packages stay in node_modules. */
export default defineConfig({
  build: {
    ssr: true,
    target: "node20",
    outDir: "dist",
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
    rollupOptions: {
      input: {
        main: "src/main.ts",
        "parser-child": "src/parser-child.ts",
        "printing-child": "src/printing/child.ts",
        "check-backup": "src/db/backup/check-backup.ts",
        "gazetteer-thread": "src/gazetteer/pack-thread.ts",
        operator: "src/operator/main.ts",
        "pack-lexicon": "src/spelling/pack-program.ts",
        "merge-worker": "src/search-index/merge-worker.ts",
      },
      output: { format: "esm", entryFileNames: "[name].js", chunkFileNames: "chunks/[name]-[hash].js" },
    },
  },
  ssr: { noExternal: [/^@waymark\//], target: "node" },
});
