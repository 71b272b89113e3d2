/** Settings that a service needs together: all of them or none. */
export const wholeGroups = {
  Stripe: [
    "STRIPE_SECRET_KEY",
    "STRIPE_PUBLISHABLE_KEY",
    "STRIPE_WEBHOOK_SECRET",
    "STRIPE_PRICE_PRO_MONTHLY",
    "STRIPE_PRICE_PRO_YEARLY",
    "STRIPE_PRICE_TEAM_MONTHLY",
    "STRIPE_PRICE_TEAM_YEARLY",
  ],
  "a store for files": [
    "FILES_S3_ENDPOINT",
    "FILES_S3_BUCKET",
    "FILES_S3_ACCESS_KEY_ID",
    "FILES_S3_SECRET_ACCESS_KEY",
  ],
  "a store for backups": [
    "BACKUP_TO",
    "BACKUP_S3_ENDPOINT",
    "BACKUP_S3_ACCESS_KEY_ID",
    "BACKUP_S3_SECRET_ACCESS_KEY",
  ],
};

/** The missing settings of a partly set group: half a configuration would only fail when it is used. */
export function missingOf(given: Readonly<Record<string, unknown>>, group: readonly string[]): string[] {
  const missing = group.filter((name) => given[name] === undefined);
  return missing.length === group.length ? [] : missing;
}
