import type { z } from "zod";

export type Structured<T> = { readonly value: T } | { readonly problem: string };

const longest = 60_000;

/** Without reasoning, code fences and text around the braces. `problem` describes an error for the model. */
export function readStructured<T>(said: string, schema: z.ZodType<T>): Structured<T> {
  const plain = said.slice(0, longest).replace(/<think>[\s\S]*?<\/think>/gi, "");
  const fenced = /```(?:json)?\s*\n([\s\S]*?)\n\s*```/i.exec(plain)?.[1];
  const text = fenced ?? plain.slice(Math.max(0, plain.indexOf("{")), plain.lastIndexOf("}") + 1);
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return { problem: "It is not JSON." };
  }
  const checked = schema.safeParse(read);
  if (checked.success) return { value: checked.data };
  const issues = checked.error.issues.slice(0, 5).map(({ path, message }) => `${path.join(".")}: ${message}`);
  return { problem: issues.join("; ") };
}
