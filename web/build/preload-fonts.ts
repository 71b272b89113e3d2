import type { Plugin } from "vite";

/** Both faces stand in the first thing one sees; the Latin part of each is asked for before the style sheet is read. */
const first = /(inter-latin-wght|bricolage-grotesque-latin-opsz)-normal.*\.woff2$/;

export function preloadFonts(): Plugin {
  return {
    name: "preload-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => first.test(file))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `/${file}` },
            injectTo: "head-prepend" as const,
          })),
    },
  };
}
