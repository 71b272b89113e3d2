import { resolve } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { compressAssets } from "./build/compress-assets.ts";

import { preloadFonts } from "./build/preload-fonts.ts";
import { publicPages } from "./build/public-pages.ts";
import { withoutJsonSchema } from "./build/without-json-schema.ts";
import { withoutZodEnglish } from "./build/without-zod-english.ts";
import { zodWithoutEval } from "./build/zod-without-eval.ts";

const here = import.meta.dirname;

export default defineConfig({
  root: here,
  plugins: [
    react(),
    tailwindcss(),
    withoutJsonSchema(),
    withoutZodEnglish(),
    zodWithoutEval(),
    publicPages(),
    preloadFonts(),
    compressAssets(),
  ],
  server: {
    port: 5173,
    host: "127.0.0.1",
    proxy: {
      "/api": { target: "http://127.0.0.1:3000", xfwd: true },
      "/p/": { target: "http://127.0.0.1:3000", xfwd: true },
    },
  },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rollupOptions: {
      input: {
        app: resolve(here, "index.html"),
        landing: resolve(here, "landing.html"),
        profile: resolve(here, "profile.html"),
      },
    },
  },
  test: {
    name: "web",
    root: here,
    environment: "happy-dom",
    testTimeout: 120_000,
    setupFiles: ["src/testing/fresh-modules.ts", "../scripts/suite/same-inputs.ts", "src/testing/setup.ts"],
  },
});
