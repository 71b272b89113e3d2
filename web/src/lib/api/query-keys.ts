/**
 * First words of the query keys that several features ask for or invalidate. All other keys belong to the `queries.ts`
 * of one feature.
 */
type SharedKey =
  | "applications"
  | "invoices"
  | "jobs"
  | "plan"
  | "resumes"
  | "saved-jobs"
  | "saved-searches"
  | "teams";

/** A key that several features know, with what follows its first word. */
export const keyOf = <Rest extends readonly unknown[]>(name: SharedKey, ...rest: Rest) =>
  [name, ...rest] as const;
