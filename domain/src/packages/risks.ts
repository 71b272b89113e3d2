import type { PackageRisk } from "@waymark/contract/packages";
import { companyKey } from "../jobs/duplicates/duplicates.ts";

const dayMs = 86_400_000;
const oldDays = 30;
const repostsOften = 2;
const sameEmployerDays = 90;

export interface RiskyPosting {
  readonly company: string;
  readonly hasPay: boolean;
  /** When it was first posted anywhere, and how often again since. */
  readonly firstSeen: Date;
  readonly reposts: number;
}

/** An application or package of the person. */
export interface EarlierApplication {
  readonly company: string;
  readonly at: Date;
}

/** Reasons to look twice before spending time on a posting. */
export function risksOf(
  posting: RiskyPosting,
  earlier: readonly EarlierApplication[],
  now: Date,
): PackageRisk[] {
  const daysSince = (at: Date) => (now.getTime() - at.getTime()) / dayMs;
  const employer = companyKey(posting.company);
  const isSameEmployer =
    employer !== "" &&
    earlier.some(({ company, at }) => daysSince(at) <= sameEmployerDays && companyKey(company) === employer);
  const risks: readonly (readonly [PackageRisk, boolean])[] = [
    ["old", daysSince(posting.firstSeen) > oldDays],
    ["reposted", posting.reposts >= repostsOften],
    ["no_pay", !posting.hasPay],
    ["same_employer", isSameEmployer],
  ];
  return risks.flatMap(([risk, isRun]) => (isRun ? [risk] : []));
}
