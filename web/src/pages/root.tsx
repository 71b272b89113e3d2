import { Outlet, useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { pageShown } from "../lib/page-fade.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Hosts } from "../ui/hosts.tsx";
import { SkipLink } from "../ui/skip-link.tsx";

/** What stands around every page: the skip link, the fade, and the places where alerts and toasts appear. */
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
      <Hosts />
    </>
  );
}

/** A page whose code did not arrive or that broke: says so and offers to load it anew. */
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
