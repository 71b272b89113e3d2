import type { Assumption } from "@waymark/contract/careers";
import { useTranslation } from "react-i18next";
import { TextRouteLink } from "../../../lib/links.tsx";

/** Where what is missing can be said. */
const places: Partial<Record<Assumption["kind"], { section: string } | "profile">> = {
  "role-default": "profile",
  "experience-default": "profile",
  "no-skills": { section: "resumes" },
  "skills-unknown": { section: "resumes" },
};

/** What was taken for granted, quietly and in full; what a field's default is worth is no line of its own. */
export function AssumedNote({ assumed }: { assumed: readonly Assumption[] }) {
  const { t } = useTranslation();
  const told = assumed.filter(({ kind }) => kind !== "industry-default");
  if (told.length === 0) return null;
  return (
    <ul className="text-sm text-muted">
      {told.map(({ kind, said, taken }) => {
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
