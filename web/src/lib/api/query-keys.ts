/** Only keys that several features use. All others belong to the `queries.ts` of one feature. */
type SharedKey =
  | "applications"
  | "invoices"
  | "jobs"
  | "plan"
  | "resumes"
  | "saved-jobs"
  | "saved-searches"
  | "teams";

export const keyOf = <Rest extends readonly unknown[]>(name: SharedKey, ...rest: Rest) =>
  [name, ...rest] as const;
