import type { Plugin } from "vite";

const zodEnglish = /\/zod\/v4\/locales\/en\.js$/;

/** Removes zod's English messages, 1 kB of every first load: the screens take theirs from the locale files. */
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
