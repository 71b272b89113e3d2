import type { RequiredLanguage } from "@waymark/contract/job-search-match";
import { useTranslation } from "react-i18next";
import { Badge } from "../../../ui/badge.tsx";

/** The languages a posting asks for, each with its level. */
export function AskedLanguages({ asked }: { asked: readonly RequiredLanguage[] }) {
  const { t, i18n } = useTranslation();
  const names = new Intl.DisplayNames([i18n.language], { type: "language" });
  const text = ({ code, level, welcome }: RequiredLanguage) => {
    const name = names.of(code) ?? code;
    const said =
      level === "any"
        ? name
        : t("job-search.speaks.at", { name, level: t(`job-search.speaks.level.${level}`) });
    return welcome ? t("job-search.speaks.welcome", { language: said }) : said;
  };
  return (
    <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1.5 text-sm">
      <h3 className="font-semibold">{t("job-search.speaks.title")}</h3>
      <ul className="flex flex-wrap gap-1.5">
        {asked.map((one) => (
          <li key={one.code}>
            <Badge>{text(one)}</Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}
