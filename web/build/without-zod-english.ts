import type { Plugin } from "vite";

const zodEnglish = /\/zod\/v4\/locales\/en\.js$/;

/**
 * Leaves out of the pages zod's own English sentences, a kilobyte that every screen would load first: what a screen
 * says of a wrong entry comes from the locale files, in the language in use.
 */
export function withoutZodEnglish(): Plugin {
  return {
    name: "without-zod-english",
    apply: "build",
    transform: {
      filter: { id: zodEnglish },
      handler: () => ({ code: "export default () => ({ localeError: () => undefined });", map: null }),
    },
  };
}
