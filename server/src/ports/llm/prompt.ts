import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@waymark/contract/values";
import { z } from "zod";
import { repositoryRoot } from "../../root.ts";
import { type Purpose, purposes, type Question } from "./port.ts";

const folder = join(repositoryRoot, "server/src/ports/llm/prompts");
const read = (name: string) => readFileSync(join(folder, `${name}.txt`), "utf8").trim();

const languageNames: Readonly<Record<Language, string>> = {
  en: "English",
  es: "Spanish",
  fr: "French",
  de: "German",
};

/** Reads the prompts once, so that a missing one fails at start. */
export function loadPrompts() {
  const rules = read("rules");
  const own = new Map<Purpose, string>(purposes.map((purpose) => [purpose, read(purpose)]));

  /** The material is JSON that cannot close its markers, which are unguessable. */
  return ({ purpose, language, data, schema }: Question<unknown>): { system: string; material: string } => {
    const mark = `material-${randomBytes(6).toString("hex")}`;
    const json = JSON.stringify(data).replaceAll("<", "\\u003c");
    const shape = JSON.stringify(z.toJSONSchema(schema, { unrepresentable: "any" }));
    const system = `${rules}\n\n${own.get(purpose) ?? ""}`
      .replaceAll("{{mark}}", mark)
      .replaceAll("{{language}}", languageNames[language])
      .replaceAll("{{shape}}", shape);
    return { system, material: `<${mark}>\n${json}\n</${mark}>` };
  };
}
