import type { Plugin } from "vite";

const zodSchemas = /\/zod\/v4\/classic\/schemas\.js$/;
/** The places in zod's schemas that refer to its JSON Schema writer. */
const writers: readonly RegExp[] = [
  /inst\._zod\.processJSONSchema = \(ctx, json, params\) => processors\.\w+\(inst, ctx, json, params\);/g,
  /jsonSchema: \{\s*input: createStandardJSONSchemaMethod\(this, "input"\),\s*output: createStandardJSONSchemaMethod\(this, "output"\),\s*\},/g,
  /toJSONSchema\(params\) \{\s*return createToJSONSchemaMethod\(this, \{\}\)\(params\);\s*\},/g,
];

/**
 * Removes zod's JSON Schema writer from the pages: only the server uses it, and its 5 kB would be part of
 * every first load. If zod's source no longer matches, it stays whole and the build says so.
 */
export function withoutJsonSchema(): Plugin {
  return {
    name: "without-json-schema",
    apply: "build",
    transform: {
      filter: { id: zodSchemas },
      handler(code) {
        if (writers.some((writer) => code.search(writer) < 0))
          this.warn("zod's schemas are written in another way now: JSON Schema stays in the pages.");
        return { code: writers.reduce((left, writer) => left.replace(writer, ""), code), map: null };
      },
    },
  };
}
