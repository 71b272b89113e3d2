import type { Understood } from "@waymark/contract/jobs-understood";
import { Trans, useTranslation } from "react-i18next";
import { formatNumber } from "../../../lib/format.ts";
import { TextButton } from "../../../ui/button/link-button.tsx";

interface Props {
  understood: Understood;
  onAsTyped: () => void;
  onUnwanted: (isShown: boolean) => void;
}

/** Says how the words of a search were read: place, wishes, things not wanted, words left out, titles that are added. */
export function UnderstoodLine({ understood, onAsTyped, onUnwanted }: Props) {
  const { t, i18n } = useTranslation();
  const { place, widened, wishes, unwanted, wellPaid, leftOut, related = [], nearby = [] } = understood;
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
      : "km" in widened
        ? [{ key: "around", words: widened.place, km: widened.km }]
        : [{ key: "widened", words: widened.place, country: countryName(widened.country) }]),
    ...(wishes.length === 0 ? [] : [{ key: "wishes", words: list(wishes.map(({ text }) => text)) }]),
    ...(wellPaid === undefined ? [] : [{ key: "wellPaid", words: list([wellPaid]) }]),
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
      {unwanted && <UnwantedWords unwanted={unwanted} onUnwanted={onUnwanted} />}
      <TextButton onClick={onAsTyped}>{t("job-search.understood.back")}</TextButton>
    </p>
  );
}

/** Says how many postings ask for what the words exclude, and shows them, or leaves them out again, by one press. */
function UnwantedWords({
  unwanted: { duties, words, count, isShown },
  onUnwanted,
}: Pick<Props, "onUnwanted"> & { unwanted: NonNullable<Understood["unwanted"]> }) {
  const { t, i18n } = useTranslation();
  const names = new Intl.ListFormat(i18n.language, { type: "disjunction" }).format([
    ...duties.map((duty) => t(`job-search.understood.duty.${duty}`)),
    ...words.map((text) => t("job-search.understood.quote", { text })),
  ]);
  const said = count === 0 ? "none" : isShown ? "shown" : "hidden";
  const n = formatNumber(count, i18n.language);
  return (
    <span>
      {t(`job-search.understood.unwanted.${said}`, { names, count, n })}{" "}
      {count > 0 && (
        <>
          <TextButton onClick={() => onUnwanted(!isShown)}>
            {t(`job-search.understood.unwanted.${isShown ? "hide" : "show"}`)}
          </TextButton>{" "}
        </>
      )}
    </span>
  );
}
