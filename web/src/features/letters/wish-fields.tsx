import {
  LetterConvention,
  LetterLength,
  LetterTone,
  type LetterWish,
  letterLengths,
} from "@waymark/contract/letters";
import { type Language, languages } from "@waymark/contract/values";
import { useTranslation } from "react-i18next";
import { languageNames } from "../../lib/language/language-names.ts";
import { ChoiceField } from "../../ui/form/choice-field.tsx";
import { Segments } from "../../ui/form/choices.tsx";

/** The country whose form is usual for a language. */
export const usualConvention: Record<Language, LetterConvention> = { en: "us", es: "es", fr: "fr", de: "de" };

/** Language, country, tone and length of a letter. The country follows the language until the person chooses another one. */
export function WishFields({ wish, onChange }: { wish: LetterWish; onChange: (wish: LetterWish) => void }) {
  const { t } = useTranslation();
  const set = (part: Partial<LetterWish>) => onChange({ ...wish, ...part });
  const follows = wish.convention === usualConvention[wish.language];
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceField
          label={t("letters.wish.language")}
          value={wish.language}
          values={languages}
          nameOf={(language) => languageNames[language]}
          onChange={(language) =>
            set({ language, ...(follows ? { convention: usualConvention[language] } : {}) })
          }
        />
        <ChoiceField
          label={t("letters.wish.convention")}
          hint={t("letters.wish.conventionHint")}
          value={wish.convention}
          values={LetterConvention.options}
          nameOf={(convention) => t(`letters.convention.${convention}`)}
          onChange={(convention) => set({ convention })}
        />
      </div>
      <Segments
        label={t("letters.wish.tone")}
        value={wish.tone}
        values={LetterTone.options}
        nameOf={(tone) => t(`letters.tone.${tone}`)}
        onChange={(tone) => set({ tone })}
      />
      <Segments
        label={t("letters.wish.length")}
        value={wish.length}
        values={LetterLength.options}
        nameOf={(length) => t(`letters.length.${length}`, { words: letterLengths[length] })}
        onChange={(length) => set({ length })}
      />
    </div>
  );
}
