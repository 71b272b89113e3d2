export const files = import.meta.glob<{ default: object }>("../../../../locales/es/*.json");
