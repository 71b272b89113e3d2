import { validatorCompiler } from "fastify-type-provider-zod";
import type { $ZodType } from "zod/v4/core";

/** So many problems of a request are described; a resume can have 15,000, and describing takes longer than finding. */
const mostProblems = 20;

/** Fastify's compiler for the contract's schemas, which describes the first problems only. */
export const validateByContract = ({
  schema,
  ...route
}: Parameters<typeof validatorCompiler>[0]): ReturnType<typeof validatorCompiler> =>
  validatorCompiler({ ...route, schema: describedInPart(schema) });

function describedInPart(schema: $ZodType): $ZodType {
  const run: $ZodType["_zod"]["run"] = (payload, context) => {
    const result = schema._zod.run(payload, context);
    if (!(result instanceof Promise)) result.issues.splice(mostProblems);
    return result;
  };
  return Object.create(schema, { _zod: { value: Object.create(schema._zod, { run: { value: run } }) } });
}
