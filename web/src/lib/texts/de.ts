export const files = import.meta.glob<{ default: object }>("../../../../locales/de/*.json");
