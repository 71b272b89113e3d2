import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { PublicPage, publicAddresses } from "@waymark/contract/public-pages";
import type { Language } from "@waymark/contract/values";
import { type Plugin, runnerImport } from "vite";
import type { Words } from "../src/landing/render.tsx";

const web = resolve(import.meta.dirname, "..");

/** The exports of landing/render.tsx, loaded through Vite because Node reads no TypeScript of other packages. */
interface Renderer {
  readonly addresses: typeof publicAddresses;
  readonly nouns: readonly (keyof Words)[];
  readonly renderPage: (
    page: PublicPage,
    language: Language,
    words: Words,
  ) => Promise<{ head: string; body: string }>;
}

function wordsOf(language: Language, nouns: Renderer["nouns"]): Words {
  const read = (noun: string): object =>
    JSON.parse(readFileSync(resolve(web, `../locales/${language}/${noun}.json`), "utf8"));
  // One entry per namespace, which the type of Object.fromEntries cannot express.
  return Object.fromEntries(nouns.map((noun) => [noun, read(noun)])) as unknown as Words;
}

async function fill(
  template: string,
  { page, language }: { page: PublicPage; language: Language },
  renderer: Renderer,
): Promise<string> {
  const { head, body } = await renderer.renderPage(page, language, wordsOf(language, renderer.nouns));
  return template
    .replace('<html lang="en"', `<html lang="${language}"`)
    .replace(/<title>.*<\/title>\s*<!--head-->/s, () => head)
    .replace("<!--body-->", () => body);
}

/** Writes the public pages to dist/pages/<language>/<page>.html; the development server renders them on request. */
export function publicPages(): Plugin {
  let dist = "";
  return {
    name: "public-pages",
    configResolved: (config) => {
      dist = resolve(config.root, config.build.outDir);
    },
    configureServer: (server) => {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? "").split("?")[0] ?? "";
        if (/^\/(@|src|node_modules)/.test(path) || path.includes(".")) return next();
        const page = async () => {
          const template = readFileSync(resolve(web, "landing.html"), "utf8");
          // Vite types every module as a record; this one is landing/render.tsx.
          const renderer = (await server.ssrLoadModule("/src/landing/render.tsx")) as Renderer;
          const address = renderer.addresses.find((known) => known.path === path);
          if (address === undefined) return next();
          const html = (await fill(template, address, renderer)).replace(/__[A-Z_]+?__/g, "");
          response.setHeader("content-type", "text/html; charset=utf-8");
          response.end(await server.transformIndexHtml(path, html));
        };
        page().catch(next);
      });
    },
    closeBundle: async () => {
      const built = resolve(dist, "landing.html");
      if (!existsSync(built)) return;
      const template = readFileSync(built, "utf8");
      const { module } = await runnerImport<Renderer>(resolve(web, "src/landing/render.tsx"), {
        configFile: false,
        root: web,
        logLevel: "warn",
      });
      for (const address of module.addresses) {
        const file = resolve(dist, `pages/${address.language}/${address.page}.html`);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, await fill(template, address, module));
      }
      rmSync(built);
    },
  };
}
