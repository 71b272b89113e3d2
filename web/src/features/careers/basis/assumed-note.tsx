import type { Assumption } from "@waymark/contract/careers";
import { useTranslation } from "react-i18next";
import { TextRouteLink } from "../../../lib/navigation/links.tsx";

/** The page where each missing fact can be entered. */
const places: Partial<Record<Assumption["kind"], { section: string } | "profile">> = {
  "role-default": "profile",
  "experience-default": "profile",
  "no-skills": { section: "resumes" },
  "skills-unknown": { section: "resumes" },
};

/** Without a role and a target the paths are not about the person, so these come first. */
const decides = ({ kind }: Assumption): boolean => kind.startsWith("role-") || kind.startsWith("target-");

/**
 * Splits the assumptions into those about role and target, and the rest. The default industry is not worth mentioning.
 */
export function partAssumed(assumed: readonly Assumption[]): {
  deciding: readonly Assumption[];
  rest: readonly Assumption[];
} {
  return {
    deciding: assumed.filter(decides),
    rest: assumed.filter((one) => !decides(one) && one.kind !== "industry-default"),
  };
}

export function AssumedNote({ assumed }: { assumed: readonly Assumption[] }) {
  const { t } = useTranslation();
  if (assumed.length === 0) return null;
  return (
    <ul className="text-sm text-muted">
      {assumed.map(({ kind, said, taken }) => {
        const place = places[kind];
        return (
          <li key={`${kind} ${said}`} className="inline wrap-anywhere">
            {t(`careers.assumed.${kind}`, { said, taken })}{" "}
            {place === "profile" && (
              <TextRouteLink to="/settings">{t("careers.assumed.fixProfile")}</TextRouteLink>
            )}
            {typeof place === "object" && (
              <TextRouteLink to="/dashboard" search={place}>
                {t("careers.assumed.fixResume")}
              </TextRouteLink>
            )}{" "}
          </li>
        );
      })}
    </ul>
  );
}
