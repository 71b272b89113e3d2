import { readdirSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vite";

/**
 * Packages of many small modules, none with native code or files of its own. Bundled with our rooms, they spare a start the
 * finding, reading and compiling of 450 files.
 */
const bundled = [
  "@noble/",
  "@scure/base",
  "age-encryption",
  "csv-parse",
  "dom",
  "drizzle-orm",
  "entities",
  "fastify-type-provider-zod",
  "franc-min",
  "htmlparser2",
  "jose",
  "libphonenumber-js",
  "nodemailer",
  "temporal-",
  "uuid",
  "zod",
];

const product = {
  main: "src/main.ts",
  "parser-child": "src/parser-child.ts",
  "printing-child": "src/printing/child.ts",
  "check-backup": "src/db/backup/check-backup.ts",
  "gazetteer-thread": "src/gazetteer/pack-thread.ts",
  operator: "src/operator/main.ts",
  "pack-lexicon": "src/spelling/pack-program.ts",
  "merge-worker": "src/search-index/merge-worker.ts",
};

/** Programs that tests start, by their path below src: the product's children and those of folders called `testing`. */
function children() {
  const source = join(import.meta.dirname, "src");
  const isChild = /(^parser-child|(^|\/)child|-child|\/try-confinements|\/check-backup)\.ts$/;
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) =>
    isChild.test(file),
  );
  return Object.fromEntries(files.map((file) => [file.replace(/\.ts$/, ""), join("src", file)]));
}

/** The server as a few plain files for Node; the other packages stay in node_modules. */
export default defineConfig(({ mode }) => ({
  build: {
    ssr: true,
    target: "node20",
    outDir: mode === "children" ? "node_modules/.cache/children" : "dist",
    emptyOutDir: true,
    minify: false,
    sourcemap: mode !== "children",
    rollupOptions: {
      input: mode === "children" ? children() : product,
      output: { format: "esm", entryFileNames: "[name].js", chunkFileNames: "chunks/[name]-[hash].js" },
    },
  },
  ssr: { noExternal: [/^@waymark\//, new RegExp(`^(${bundled.join("|")})`)], target: "node" },
}));
