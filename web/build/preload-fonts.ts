import type { Plugin } from "vite";

/** Both fonts are used above the fold, so their first files are requested before the style sheet is read. */
const first = {
  application: /(inter-latin-wght|bricolage-grotesque-latin-opsz)-normal.*\.woff2$/,
  pages: /(inter-text|bricolage-bold)[^/]*\.woff2$/,
};

export function preloadFonts(): Plugin {
  return {
    name: "preload-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle, path }) =>
        Object.keys(bundle ?? {})
          .filter((file) => (path.endsWith("landing.html") ? first.pages : first.application).test(file))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `/${file}` },
            injectTo: "head-prepend" as const,
          })),
    },
  };
}
