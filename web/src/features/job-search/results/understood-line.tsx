import type { Understood } from "@waymark/contract/jobs";
import { Trans, useTranslation } from "react-i18next";
import { TextButton } from "../../../ui/button/link-button.tsx";

/** Says how the words of a search were read: place, wishes that come first, words left out, titles that are added. */
export function UnderstoodLine({ understood, onAsTyped }: { understood: Understood; onAsTyped: () => void }) {
  const { t, i18n } = useTranslation();
  const { place, widened, wishes, leftOut, related = [], nearby = [] } = understood;
  const countryName = (code: string) =>
    new Intl.DisplayNames(i18n.language, { type: "region" }).of(code) ?? code;
  const list = (words: readonly string[]) =>
    new Intl.ListFormat(i18n.language, { type: "conjunction" }).format(
      words.map((text) => t("job-search.understood.quote", { text })),
    );
  const parts = [
    ...(place === undefined ? [] : [{ key: "place", words: place }]),
    ...(widened === undefined
      ? []
      : [{ key: "widened", words: widened.place, country: countryName(widened.country) }]),
    ...(wishes.length === 0 ? [] : [{ key: "wishes", words: list(wishes.map(({ text }) => text)) }]),
    ...(leftOut.length === 0 ? [] : [{ key: "leftOut", words: list(leftOut) }]),
    ...(related.length === 0 ? [] : [{ key: "related", words: list(related) }]),
    ...(nearby.length === 0 ? [] : [{ key: "nearby", words: list(nearby) }]),
  ] as const;
  return (
    <p role="status" className="text-[0.9375rem] text-muted wrap-anywhere">
      {parts.map(({ key, ...values }) => (
        <span key={key}>
          <Trans
            t={t}
            i18nKey={`job-search.understood.${key}`}
            values={values}
            components={{ b: <strong className="text-ink" /> }}
          />{" "}
        </span>
      ))}
      <TextButton onClick={onAsTyped}>{t("job-search.understood.back")}</TextButton>
    </p>
  );
}
