import {
  LetterConvention,
  LetterLength,
  LetterTone,
  type LetterWish,
  letterLengths,
} from "@waymark/contract/letters";
import { type Language, languages } from "@waymark/contract/values";
import { usualForm } from "@waymark/domain/letters/usual-form";
import { useTranslation } from "react-i18next";
import { ownDates } from "../../lib/dates.ts";
import { languageNames } from "../../lib/language/language-names.ts";
import { ChoiceField } from "../../ui/form/choice-field.tsx";
import { Segments } from "../../ui/form/choices.tsx";

/** The wish for a letter that is not written yet; without a country it is the one of the job. */
export type NewWish = Omit<LetterWish, "convention"> & { convention?: LetterConvention | undefined };

interface WishProps<W> {
  wish: W;
  /** The server may choose the country, by the job. */
  mayFollowJob?: boolean;
  onChange: (wish: W) => void;
}

/** Language, country, tone and length of a letter. The country follows the language until the person chooses another one. */
export function WishFields<W extends NewWish>({ wish, mayFollowJob = false, onChange }: WishProps<W>) {
  const { t } = useTranslation();
  const set = (part: Partial<NewWish>) => onChange({ ...wish, ...part });
  const usual = (language: Language) => usualForm(language, ownDates.get()?.timeZone ?? "");
  const follows = wish.convention === usual(wish.language);
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceField
          label={t("letters.wish.language")}
          value={wish.language}
          values={languages}
          nameOf={(language) => languageNames[language]}
          onChange={(language) => set({ language, ...(follows ? { convention: usual(language) } : {}) })}
        />
        <ChoiceField
          label={t("letters.wish.convention")}
          hint={t("letters.wish.conventionHint")}
          value={wish.convention ?? ""}
          values={mayFollowJob ? ["", ...LetterConvention.options] : LetterConvention.options}
          nameOf={(country) =>
            t(country === "" ? "letters.wish.conventionOfJob" : `letters.convention.${country}`)
          }
          onChange={(country) => set({ convention: country === "" ? undefined : country })}
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
