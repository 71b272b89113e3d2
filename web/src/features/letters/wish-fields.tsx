import {
  LetterConvention,
  LetterLength,
  LetterTone,
  type LetterWish,
  letterLengths,
} from "@waymark/contract/letters";
import { type Language, languages } from "@waymark/contract/values";
import { conventionFor } from "@waymark/domain/letters/country-form";
import { useTranslation } from "react-i18next";
import { languageNames } from "../../lib/language/language-names.ts";
import { readStoredUser } from "../../lib/session/stored-user.ts";
import { ChoiceField } from "../../ui/form/choice-field.tsx";
import { Segments } from "../../ui/form/choices.tsx";

/** The form that is usual in the country of a job, else for the language. */
export function usualConvention(language: Language, jobPlace: string): LetterConvention {
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
  return conventionFor(language, jobPlace, { home: readStoredUser()?.location ?? "", timeZone });
}

interface WishProps {
  wish: LetterWish;
  /** The place of the job, where the country may follow it. */
  jobPlace?: string;
  onChange: (wish: LetterWish) => void;
}

/** Language, country, tone and length of a letter. The country follows the language until the person chooses another one. */
export function WishFields({ wish, jobPlace = "", onChange }: WishProps) {
  const { t } = useTranslation();
  const set = (part: Partial<LetterWish>) => onChange({ ...wish, ...part });
  const follows = wish.convention === usualConvention(wish.language, jobPlace);
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceField
          label={t("letters.wish.language")}
          value={wish.language}
          values={languages}
          nameOf={(language) => languageNames[language]}
          onChange={(language) =>
            set({ language, ...(follows ? { convention: usualConvention(language, jobPlace) } : {}) })
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
