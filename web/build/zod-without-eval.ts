import type { Plugin } from "vite";

const zodCore = /\/zod\/v4\/core\/core\.js$/;

/**
 * Turns zod's `jitless` on in the pages, before the first schema is made. Otherwise zod tries to make a function from
 * text, which the content security policy refuses and the browser's console reports.
 */
export function zodWithoutEval(): Plugin {
  return {
    name: "zod-without-eval",
    apply: "build",
    transform: {
      filter: { id: zodCore },
      handler: (code) => ({ code: `${code}\nglobalConfig.jitless = true;\n`, map: null }),
    },
  };
}
