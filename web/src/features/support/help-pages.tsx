import { Link } from "@tanstack/react-router";
import { HelpTopic, helpTopics } from "@waymark/contract/support";
import { type HelpPage, searchHelp } from "@waymark/domain/support/search-help";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { ButtonRouteLink, TextRouteLink } from "../../lib/navigation/links.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Input } from "../../ui/form/input.tsx";
import { HelpText } from "./help-text.tsx";

const places: Readonly<Record<HelpTopic, { section?: string; settings?: string }>> = {
  start: { section: "dashboard" },
  search: { section: "search" },
  matches: { section: "search" },
  "kept-searches": { section: "search" },
  sources: { section: "search" },
  "saved-jobs": { section: "saved-jobs" },
  "auto-apply": { section: "auto-apply" },
  applications: { section: "applications" },
  interviews: { section: "interviews" },
  resumes: { section: "resumes" },
  "resume-score": { section: "resumes" },
  "career-paths": { section: "career-paths" },
  analytics: { section: "analytics" },
  notifications: { settings: "notifications" },
  plans: { section: "upgrade" },
  security: { settings: "account" },
  privacy: { settings: "account" },
  "public-page": { settings: "privacy" },
};

/** The search works offline and tolerates typing mistakes. */
export function HelpPages({ topic }: { topic: HelpTopic | undefined }) {
  const { t } = useTranslation();
  const [query, setQuery] = useState("");
  const pages = usePages();
  const found = useMemo(() => searchHelp(pages, query), [pages, query]);
  const asked = pages.find(({ id }) => id === topic);
  // Next to the list there is room for a page, so the first is shown until one is chosen.
  const page = asked ?? (query === "" ? pages[0] : found[0]);
  const lookOf = (id: string) => {
    if (id === topic) return "bg-pine-soft font-semibold text-pine";
    return id === page?.id ? "text-ink md:bg-pine-soft md:font-semibold md:text-pine" : "text-ink";
  };
  return (
    <div className="grid grid-cols-1 gap-5">
      <Field label={t("support.search")} hideLabel>
        <Input
          type="search"
          value={query}
          maxLength={200}
          placeholder={t("support.search")}
          onChange={(event) => setQuery(event.target.value)}
        />
      </Field>
      <p role="status" className={query === "" ? "sr-only" : "tabular text-sm text-muted"}>
        {query === "" ? "" : t("support.found", { count: found.length })}
      </p>
      <div className="grid grid-cols-1 gap-x-10 gap-y-6 md:grid-cols-[17rem_minmax(0,1fr)]">
        <nav
          aria-label={t("support.topics")}
          className={asked !== undefined && query === "" ? "hidden md:block" : undefined}
        >
          {found.length === 0 ? (
            <p className="text-[0.9375rem] text-muted text-pretty">
              {t("support.none")}{" "}
              <TextRouteLink to="/dashboard" search={{ section: "support", item: "contact" }}>
                {t("support.write")}
              </TextRouteLink>
            </p>
          ) : (
            <ul className="grid">
              {found.map(({ id, title }) => (
                <li key={id}>
                  <Link
                    to="/dashboard"
                    search={{ section: "support", item: id }}
                    resetScroll={false}
                    aria-current={id === topic ? "page" : undefined}
                    onClick={() => setQuery("")}
                    className={`flex min-h-10 items-center rounded-md px-3 text-[0.9375rem] hover:bg-sunk ${lookOf(id)}`}
                  >
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </nav>
        {page !== undefined && <Article page={page} isAsked={asked !== undefined} />}
      </div>
    </div>
  );
}

function Place({ topic }: { topic: HelpTopic | undefined }) {
  const { t } = useTranslation();
  if (topic === undefined) return null;
  const { section, settings } = places[topic];
  const look = { variant: "secondary", size: "sm", className: "justify-self-start mt-1" } as const;
  if (settings !== undefined)
    return (
      <ButtonRouteLink to="/settings" search={{ tab: settings }} {...look}>
        {t("support.goSettings")}
      </ButtonRouteLink>
    );
  return (
    <ButtonRouteLink to="/dashboard" search={{ section: section ?? "dashboard" }} {...look}>
      {t("support.go", { section: t(`app-shell.section.${section ?? "dashboard"}`) })}
    </ButtonRouteLink>
  );
}

function Article({ page, isAsked }: { page: HelpPage; isAsked: boolean }) {
  const { t } = useTranslation();
  return (
    <article
      aria-labelledby="help-title"
      className={`content-start gap-4 ${!isAsked ? "hidden md:grid" : "grid"}`}
    >
      <TextRouteLink
        to="/dashboard"
        search={{ section: "support" }}
        className="justify-self-start text-sm md:hidden"
      >
        {t("support.back")}
      </TextRouteLink>
      <h2 id="help-title" className="text-2xl">
        {page.title}
      </h2>
      <HelpText text={page.text} />
      <Place topic={HelpTopic.safeParse(page.id).data} />
    </article>
  );
}

function usePages(): HelpPage[] {
  const { t, i18n } = useTranslation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `t` changes with the language
  return useMemo(
    () =>
      helpTopics.map(
        (id): HelpPage => ({
          id,
          title: t(`support-help.${id}.title`),
          words: t(`support-help.${id}.words`),
          text: t(`support-help.${id}.text`),
        }),
      ),
    [i18n.language],
  );
}
