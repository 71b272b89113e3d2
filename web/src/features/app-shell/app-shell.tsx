import { Link } from "@tanstack/react-router";
import { Menu as MenuIcon, Search } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLiveStream } from "../../lib/live/live.ts";
import type { SectionId } from "../../lib/sections.ts";
import { Wordmark } from "../../ui/blaze.tsx";
import { IconButton } from "../../ui/button/button.tsx";
import { Drawer } from "../../ui/overlay/dialog.tsx";
import { TooltipProvider } from "../../ui/overlay/tooltip.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { type SectionCounts, Sidebar } from "./sidebar.tsx";
import { ThemeMenu } from "./theme-menu.tsx";
import { useShortcuts } from "./use-shortcuts.ts";
import { useSignOut } from "./use-sign-out.ts";

const Commands = lazy(() => import("./commands.tsx").then((m) => ({ default: m.Commands })));

/** The frame of the signed-in screens: sidebar (a drawer below 1024 px) and command menu. */
export function AppShell({
  current,
  counts = {},
  bell,
  banner,
  children,
}: {
  current: SectionId | null;
  counts?: SectionCounts;
  /** Renders the bell, once for the sidebar and once for the bar on small screens. */
  bell?: (align: "start" | "end") => ReactNode;
  banner?: ReactNode;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const [drawer, setDrawer] = useState(false);
  const [commands, setCommands] = useState<"unused" | "open" | "closed">("unused");
  const signOut = useSignOut();
  const openCommands = () => {
    setDrawer(false);
    setCommands("open");
  };
  useShortcuts(openCommands);
  useLiveStream();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section closes the drawer
  useEffect(() => setDrawer(false), [current]);

  const sidebar = (inDrawer: boolean) => (
    <Sidebar
      current={current}
      counts={counts}
      bell={inDrawer ? null : bell?.("start")}
      onCommands={openCommands}
      onSignOut={() => void signOut()}
      tools={
        <>
          <LanguageMenu variant="side" />
          <span className="ml-auto">
            <ThemeMenu variant="side" />
          </span>
        </>
      }
    />
  );

  return (
    <TooltipProvider>
      <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
        <aside className="sticky top-0 hidden h-dvh overflow-y-auto bg-side lg:block">{sidebar(false)}</aside>
        <header className="sticky top-0 z-30 flex items-center gap-2 bg-side px-2 py-1.5 text-side-on lg:hidden">
          <IconButton label={t("app-shell.nav.open")} variant="side" onClick={() => setDrawer(true)}>
            <MenuIcon aria-hidden="true" className="size-5" />
          </IconButton>
          <Link to="/dashboard" className="flex rounded-lg px-1 py-1 text-side-on no-underline">
            <Wordmark />
          </Link>
          <span className="ml-auto flex items-center gap-1">
            <IconButton label={t("app-shell.nav.commands")} variant="side" onClick={openCommands}>
              <Search aria-hidden="true" className="size-5" />
            </IconButton>
            {bell?.("end")}
          </span>
        </header>
        <Drawer open={drawer} onOpenChange={setDrawer} title={t("app-shell.nav.label")} className="bg-side">
          {sidebar(true)}
        </Drawer>
        <main id="main" tabIndex={-1} data-quiet-focus className="min-w-0 px-4 py-6 sm:px-8">
          <div className="mx-auto max-w-page">
            {banner}
            {children}
          </div>
        </main>
      </div>
      {commands !== "unused" && (
        <Suspense fallback={null}>
          <Commands
            open={commands === "open"}
            onOpenChange={(open) => setCommands(open ? "open" : "closed")}
            onSignOut={() => void signOut()}
          />
        </Suspense>
      )}
    </TooltipProvider>
  );
}
