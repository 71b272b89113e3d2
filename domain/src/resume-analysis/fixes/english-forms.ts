/** Past forms that do not end in "-ed", by the base form. */
const irregular: Readonly<Record<string, string>> = Object.fromEntries(
  `build built, buy bought, bring brought, choose chose, cut cut, deal dealt, draw drew, drive drove, find found, get got,
  give gave, grow grew, hold held, keep kept, lay laid, lead led, make made, meet met, oversee oversaw, pay paid, put put,
  read read, rebuild rebuilt, rewrite rewrote, run ran, sell sold, send sent, set set, speak spoke, sweep swept, take took,
  teach taught, undertake undertook, win won, write wrote`
    .split(",")
    .map((pair) => {
      const [base = "", past = ""] = pair.trim().split(/\s+/);
      return [base, past] as const;
    }),
);

/** The base form of an "-ing" form, if it is a known verb; null otherwise. */
export function baseOf(gerund: string, isVerb: (word: string) => boolean): string | null {
  const root = /^([a-z]{2,})ing$/.exec(gerund)?.[1];
  if (root === undefined) return null;
  const single = /([bdgklmnprt])\1$/.test(root) ? root.slice(0, -1) : root;
  return [`${root}e`, root, single].find(isVerb) ?? null;
}

/** The past form of a verb, such as "trained" or "led"; doubled letters ("planned") come from the "-ing" form. */
export function pastOf(base: string, gerund: string): string {
  const known = irregular[base];
  if (known !== undefined) return known;
  if (base.endsWith("e")) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return `${gerund.slice(0, -3)}ed`;
}
