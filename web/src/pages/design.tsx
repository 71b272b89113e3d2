import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ThemeMenu } from "../features/app-shell/theme-menu.tsx";
import { DesignBasics } from "../features/design/basics.tsx";
import { DesignForms } from "../features/design/forms.tsx";
import { DesignOverlays } from "../features/design/overlays.tsx";
import { DesignStates } from "../features/design/states.tsx";
import { usePageTitle } from "../lib/navigation/page-title.ts";
import { Wordmark } from "../ui/blaze.tsx";
import { TooltipProvider } from "../ui/overlay/tooltip.tsx";

/** Every component in every state. In development only. */
export function Design(): ReactNode {
  const { t } = useTranslation();
  usePageTitle(t("design.title"));
  return (
    <TooltipProvider>
      <header className="mx-auto flex max-w-page items-center justify-between px-6 py-4">
        <Wordmark />
        <ThemeMenu />
      </header>
      <main id="main" className="mx-auto grid max-w-page gap-14 px-6 py-8">
        <div>
          <h1 className="text-4xl">{t("design.title")}</h1>
          <p className="text-muted">{t("design.intro")}</p>
        </div>
        <DesignBasics />
        <DesignForms />
        <DesignOverlays />
        <DesignStates />
      </main>
    </TooltipProvider>
  );
}
