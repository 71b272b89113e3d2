import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { type Plugin, runnerImport } from "vite";

const web = resolve(import.meta.dirname, "..");
const languages = ["en", "es", "fr", "de"] as const;
type Language = (typeof languages)[number];

interface Renderer {
  renderLanding: (language: Language, landing: object) => Promise<{ head: string; body: string }>;
}

async function fill(template: string, language: Language, renderer: Renderer): Promise<string> {
  const words: object = JSON.parse(readFileSync(resolve(web, `../locales/${language}/landing.json`), "utf8"));
  const { head, body } = await renderer.renderLanding(language, words);
  return template
    .replace('<html lang="en"', `<html lang="${language}"`)
    .replace(/<title>.*<\/title>\s*<!--head-->/s, () => head)
    .replace("<!--body-->", () => body);
}

/**
 * The landing page in four languages: written to dist/landing/<language>.html by the build, and rendered at
 * /, /es, /fr and /de by the development server.
 */
export function landingPages(): Plugin {
  let dist = "";
  return {
    name: "landing-pages",
    configResolved: (config) => {
      dist = resolve(config.root, config.build.outDir);
    },
    configureServer: (server) => {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? "").split("?")[0]?.slice(1) ?? "";
        const language = languages.find((known) => known === (path === "" ? "en" : path));
        if (!language || path === "en") return next();
        const page = async () => {
          const template = readFileSync(resolve(web, "landing.html"), "utf8");
          const renderer = (await server.ssrLoadModule("/src/landing/render.tsx")) as Renderer;
          const html = await fill(template, language, renderer);
          response.setHeader("content-type", "text/html; charset=utf-8");
          response.end(await server.transformIndexHtml(`/${path}`, html));
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
      mkdirSync(resolve(dist, "landing"), { recursive: true });
      for (const language of languages) {
        writeFileSync(resolve(dist, `landing/${language}.html`), await fill(template, language, module));
      }
      rmSync(built);
    },
  };
}
