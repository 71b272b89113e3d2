import type { Entry } from "../entries.ts";

/** The two names of a head: title and employer, or degree and school. Either may be empty. */
interface Names {
  readonly first: string;
  readonly second: string;
  /** The lines below the dated one that the head has. */
  readonly used: number;
}

/** The sign between the two names where both stand on one line, and whether they are turned: `Acme, Clerk`. */
export interface Joint {
  readonly sign: string;
  readonly isTurned: boolean;
}

const keyOf = ({ sign, isTurned }: Joint): string => `${sign} ${isTurned}`;

/** The joint of most heads that have one; null when none has. */
export function usualJoint(entries: readonly Entry[], names: readonly Names[]): Joint | null {
  const found = entries.flatMap((entry, i) => {
    const own = names[i];
    const joint = own && own.first !== "" && own.second !== "" ? jointOf(entry, own) : null;
    return joint ? [joint] : [];
  });
  const count = (joint: Joint): number => found.filter((one) => keyOf(one) === keyOf(joint)).length;
  const best = found.toSorted((a, b) => count(b) - count(a))[0];
  return best && count(best) * 2 > found.length ? best : null;
}

function jointOf({ before, dated, after }: Entry, { first, second, used }: Names): Joint | null {
  const parts = [...before, ...(dated ? [dated] : []), ...after.slice(0, used)].flatMap((line) => line.parts);
  for (const text of parts) {
    const [a, b] = [text.indexOf(first), text.indexOf(second)];
    if (a < 0 || b < 0 || a === b) continue;
    const isTurned = b < a;
    const between = isTurned ? text.slice(b + second.length, a) : text.slice(a + first.length, b);
    const sign = between.trim();
    return sign !== "" && sign.length < 5 ? { sign, isTurned } : null;
  }
  return null;
}

/** Splits a text at the joint of the other heads; null when it has none. */
export function splitAtJoint(text: string, joint: Joint | null): { first: string; second: string } | null {
  if (joint === null) return null;
  const sign = /^[,(:;]$/.test(joint.sign) ? joint.sign : ` ${joint.sign} `;
  const at = text.indexOf(sign);
  const before = text.slice(0, at).trim();
  const after = text
    .slice(at + sign.length)
    .replace(/^\s+|\)$/g, "")
    .trim();
  if (at < 2 || after.length < 2 || !/^[\p{Lu}\d]/u.test(after)) return null;
  return joint.isTurned ? { first: after, second: before } : { first: before, second: after };
}
