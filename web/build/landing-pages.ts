import type { Plugin } from "vite";

export function landingPages(): Plugin {
  return { name: "landing-pages" };
}
