import { Outlet, useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { LanguageQuestion } from "../lib/language/language-question.tsx";
import { pageShown } from "../lib/navigation/page-fade.ts";
import { Button } from "../ui/button/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Hosts } from "../ui/overlay/hosts.tsx";
import { SkipLink } from "../ui/skip-link.tsx";

/** Surrounds every page: skip link, fade, and the places for alerts and toasts. */
export function Root() {
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  useEffect(() => {
    if (pathname !== undefined) pageShown(pathname);
  }, [pathname]);
  return (
    <>
      <SkipLink />
      <div className="page">
        <Outlet />
      </div>
      <LanguageQuestion />
      <Hosts />
    </>
  );
}

/** Shown when a page crashed or its code did not load; offers to reload. */
export function Failed() {
  const { t } = useTranslation();
  return (
    <main id="main" className="mx-auto max-w-page p-6 pt-[15vh]">
      <EmptyState
        level="h1"
        title={t("common.failed.title")}
        text={t("common.failed.text")}
        action={<Button onClick={() => window.location.reload()}>{t("common.failed.reload")}</Button>}
      />
    </main>
  );
}
