import { Language } from "@waymark/contract/values";
import { Languages } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useChooseLanguage } from "../../lib/language/choose-language.ts";
import { languageGroups, languageNames } from "../../lib/language/language-names.ts";
import { Button } from "../../ui/button/button.tsx";
import type { ButtonVariant } from "../../ui/button/button-class.ts";
import { Menu, MenuChoices } from "../../ui/overlay/dropdown-menu.tsx";

/** The four languages in two groups. The choice is saved at once. */
export function LanguageMenu({ variant = "quiet" }: { variant?: ButtonVariant }) {
  const { t, i18n } = useTranslation();
  const choose = useChooseLanguage();
  const current = Language.parse(i18n.language);
  return (
    <Menu
      trigger={
        <Button variant={variant} size="sm">
          <Languages aria-hidden="true" className="size-4.5" />
          <span className="sr-only">{t("common.language.label")}: </span>
          {languageNames[current]}
        </Button>
      }
    >
      <MenuChoices
        value={current}
        onValueChange={(value) => void choose(Language.parse(value))}
        groups={languageGroups.map((group) => ({
          label: t(`common.language.${group.id}`),
          choices: group.languages.map((value) => ({ value, label: languageNames[value], lang: value })),
        }))}
      />
    </Menu>
  );
}
