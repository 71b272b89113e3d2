import type { Plugin } from "vite";

const zodSchemas = /\/zod\/v4\/classic\/schemas\.js$/;
/** Where zod's schemas hold on to what writes them out as JSON Schema. */
const writers: readonly RegExp[] = [
  /inst\._zod\.processJSONSchema = \(ctx, json, params\) => processors\.\w+\(inst, ctx, json, params\);/g,
  /jsonSchema: \{\s*input: createStandardJSONSchemaMethod\(this, "input"\),\s*output: createStandardJSONSchemaMethod\(this, "output"\),\s*\},/g,
  /toJSONSchema\(params\) \{\s*return createToJSONSchemaMethod\(this, \{\}\)\(params\);\s*\},/g,
];

/**
 * Leaves out of the pages what writes schemas out as JSON Schema: the server alone does so, and every screen would
 * load its 5 kB first. A zod written otherwise is left whole, and the build says so.
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
