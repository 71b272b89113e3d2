import { useNavigate } from "@tanstack/react-router";
import { languages } from "@waymark/contract/values";
import { useTranslation } from "react-i18next";
import { useChooseLanguage } from "../../lib/language/choose-language.ts";
import { languageNames } from "../../lib/language/language-names.ts";
import { focusSearch } from "../../lib/search-focus.ts";
import { sectionIds } from "../../lib/sections.ts";
import { chooseTheme, themes } from "../../lib/theme.ts";
import { type CommandGroup, CommandMenu } from "../../ui/overlay/command-menu.tsx";

export function Commands({
  open,
  onOpenChange,
  onSignOut,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSignOut: () => void;
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const choose = useChooseLanguage();
  const go: CommandGroup = {
    label: t("app-shell.commands.go"),
    commands: [
      ...sectionIds.map((id) => ({
        id: `section-${id}`,
        label: t(`app-shell.section.${id}`),
        run: () => void navigate({ to: "/dashboard", search: id === "dashboard" ? {} : { section: id } }),
      })),
      {
        id: "settings",
        label: t("app-shell.settings"),
        run: () => void navigate({ to: "/settings" }),
      },
    ],
  };
  const act: CommandGroup = {
    label: t("app-shell.commands.do"),
    commands: [
      {
        id: "search",
        label: t("app-shell.hub.search.action"),
        run: () => {
          if (!focusSearch()) void navigate({ to: "/dashboard", search: { section: "search" } });
        },
      },
      ...(["new", "import", "report"] as const).map((asked) => ({
        id: `application-${asked}`,
        label: t(`app-shell.commands.application.${asked}`),
        run: () => void navigate({ to: "/dashboard", search: { section: "applications", ask: asked } }),
      })),
      {
        id: "auto-apply-rule",
        label: t("app-shell.commands.rule"),
        run: () => void navigate({ to: "/dashboard", search: { section: "auto-apply", item: "rule:new" } }),
      },
      ...(["target", "regenerate"] as const).map((asked) => ({
        id: `career-${asked}`,
        label: t(`app-shell.commands.career.${asked}`),
        run: () => void navigate({ to: "/dashboard", search: { section: "career-paths", ask: asked } }),
      })),
      ...languages.map((language) => ({
        id: `language-${language}`,
        label: t("app-shell.commands.language", { name: languageNames[language] }),
        run: () => void choose(language),
      })),
      ...themes.map((theme) => ({
        id: `theme-${theme}`,
        label: t("app-shell.commands.theme", { name: t(`common.theme.${theme}`) }),
        run: () => chooseTheme(theme),
      })),
      { id: "sign-out", label: t("common.signOut.label"), run: onSignOut },
    ],
  };
  return <CommandMenu open={open} onOpenChange={onOpenChange} groups={[go, act]} />;
}
