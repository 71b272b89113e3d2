import { Monitor, Moon, Sun } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { chooseTheme, type Theme, theme, themes } from "../../lib/theme.ts";
import { IconButton } from "../../ui/button/button.tsx";
import type { ButtonVariant } from "../../ui/button/button-class.ts";
import { Menu, MenuChoices } from "../../ui/overlay/dropdown-menu.tsx";

const icons: Record<Theme, typeof Sun> = { system: Monitor, light: Sun, dark: Moon };

function isTheme(value: string): value is Theme {
  return (themes as readonly string[]).includes(value);
}

export function ThemeMenu({ variant = "quiet" }: { variant?: ButtonVariant }) {
  const { t } = useTranslation();
  const current = useSyncExternalStore(theme.subscribe, theme.get);
  const Icon = icons[current];
  const label = t("common.theme.label");
  return (
    <Menu
      trigger={
        <IconButton label={label} variant={variant}>
          <Icon aria-hidden="true" className="size-4.5" />
        </IconButton>
      }
    >
      <MenuChoices
        value={current}
        onValueChange={(value) => isTheme(value) && chooseTheme(value)}
        groups={[{ label, choices: themes.map((value) => ({ value, label: t(`common.theme.${value}`) })) }]}
      />
    </Menu>
  );
}
