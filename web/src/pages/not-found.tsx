import { useTranslation } from "react-i18next";
import { usePageTitle } from "../lib/navigation/page-title.ts";
import { BlazeStrokes } from "../ui/blaze.tsx";
import { LinkButton } from "../ui/button/link-button.tsx";

/** The 404 page, with a link back. */
export function NotFound() {
  const { t } = useTranslation();
  usePageTitle(t("common.notFound.title"));
  return (
    <main id="main" className="contours grid min-h-dvh place-items-center p-6">
      <div className="grid max-w-lg justify-items-center gap-4 text-center">
        <span className="-rotate-90 rounded-xl bg-field">
          <BlazeStrokes className="size-14" />
        </span>
        <h1 className="text-3xl sm:text-4xl">{t("common.notFound.title")}</h1>
        <p className="text-muted">{t("common.notFound.text")}</p>
        <LinkButton href="/" variant="secondary" className="mt-2">
          {t("common.notFound.home")}
        </LinkButton>
      </div>
    </main>
  );
}
