import { useTranslation } from "react-i18next";

export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a
      href="#main"
      className="sr-only z-60 rounded-lg bg-pine px-4 py-2.5 font-semibold text-on-pine focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      {t("common.skip")}
    </a>
  );
}
