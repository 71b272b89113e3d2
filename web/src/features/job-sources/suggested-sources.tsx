import { useTranslation } from "react-i18next";
import { TextRouteLink } from "../../lib/navigation/links.tsx";
import { useSuggestedSources } from "./queries.ts";

const states = ["needs_key", "off"] as const;

/** Below an empty search: the sources that would have such jobs, and how to activate them. Nothing while loading. */
export function SuggestedSources({ query, location }: { query: string; location: string }) {
  const { t, i18n } = useTranslation();
  const { data } = useSuggestedSources({ query, location });
  if (data === undefined) return null;
  const list = new Intl.ListFormat(i18n.language);
  return (
    <section
      aria-labelledby="suggested-title"
      data-leads-to-sources
      className="grid gap-2 rounded-xl border border-line bg-surface p-5"
    >
      <h2 id="suggested-title" className="font-sans text-[1.0625rem] font-semibold tracking-normal">
        {t("job-sources.suggest.title")}
      </h2>
      <ul className="grid gap-1.5 text-[0.9375rem]">
        {states.map((state) => {
          const names = data.sources.filter((source) => source.state === state).map(({ name }) => name);
          return names.length === 0 ? null : (
            <li key={state}>
              {t(state === "needs_key" ? "job-sources.suggest.needsKey" : "job-sources.suggest.off", {
                names: list.format(names),
                count: names.length,
              })}
            </li>
          );
        })}
        <li>{t("job-sources.suggest.follow")}</li>
      </ul>
      <TextRouteLink
        to="/dashboard"
        search={{ section: "search", item: "sources" }}
        className="justify-self-start text-[0.9375rem]"
      >
        {t("job-sources.open")}
      </TextRouteLink>
    </section>
  );
}
