import { type TopicFact, topicCountries, topicFacts } from "@waymark/domain/interviews/private-topics";
import { guessCountry } from "@waymark/domain/phone/guess-country";
import { ExternalLink } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ChoiceField } from "../../../ui/form/choice-field.tsx";

/** Questions that need no answer in an interview: by country, with the law and polite ways on. */
export function RightsPage({
  country: asked,
  onCountry,
}: {
  country: string | undefined;
  onCountry: (country: string) => void;
}) {
  const { t, i18n } = useTranslation();
  const country = asked !== undefined && topicCountries.includes(asked) ? asked : homeCountry();
  const names = new Intl.DisplayNames([i18n.language], { type: "region" });
  const nameOf = (code: string) =>
    code === "" ? t("interviews-buddy.rights.none") : (names.of(code) ?? code);
  const sorted = topicCountries.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), i18n.language));
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid max-w-prose gap-3 text-[0.9375rem] text-pretty">
        <p>{t("interviews-buddy.rights.intro")}</p>
        <p className="text-muted">{t("interviews-buddy.rights.notAdvice")}</p>
      </div>
      <div className="max-w-sm">
        <ChoiceField
          label={t("interviews-buddy.rights.country")}
          value={country}
          values={country === "" ? ["", ...sorted] : sorted}
          nameOf={nameOf}
          onChange={onCountry}
        />
      </div>
      <ul className="divide-y divide-line rounded-xl border border-line bg-surface empty:hidden">
        {topicFacts(country).map((fact) => (
          <Fact key={fact.topic} fact={fact} />
        ))}
      </ul>
    </div>
  );
}

/** The country of the person's clock, if we know its rules; else empty. */
function homeCountry(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
  const guessed = guessCountry(navigator.languages, zone);
  return topicCountries.includes(guessed) ? guessed : "";
}

function Fact({ fact: { topic, rule, law, url } }: { fact: TopicFact }) {
  const { t, i18n } = useTranslation();
  const base = `interviews-buddy.rights.topic.${topic}`;
  return (
    <li className="grid gap-x-8 gap-y-3 p-4 sm:p-5 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <h2 className="text-base text-balance">{t(`${base}.name`)}</h2>
      <div className="grid gap-3 text-[0.9375rem] text-pretty">
        <p>
          {t(`interviews-buddy.rights.rule.${rule}`)} {i18n.exists(`${base}.note`) && t(`${base}.note`)}
        </p>
        <div className="grid gap-1">
          <p className="text-sm text-muted">{t("interviews-buddy.rights.waysOut")}</p>
          {["1", "2"].map((way) => (
            <blockquote key={way} className="border-l-2 border-line pl-3">
              {t(`${base}.way.${way}`)}
            </blockquote>
          ))}
        </div>
        <p className="text-sm text-muted">
          {t("interviews-buddy.rights.law")}{" "}
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="inline-flex items-baseline gap-1 underline wrap-anywhere"
          >
            {law}
            <ExternalLink aria-hidden="true" className="size-3.5 shrink-0 self-center" />
          </a>
        </p>
      </div>
    </li>
  );
}
