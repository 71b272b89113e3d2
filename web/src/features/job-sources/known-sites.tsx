import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Chip } from "../../ui/chip.tsx";
import { useFollowCompany, useFollowedCompanies, useJobSources } from "./queries.ts";

/** Career sites that are known and will be read once a person follows them. Nothing until both lists are loaded. */
export function KnownSites() {
  const { t, i18n } = useTranslation();
  const sites = useJobSources().data?.sites;
  const followed = useFollowedCompanies().data?.companies;
  const follow = useFollowCompany();
  if (sites === undefined || followed === undefined) return null;
  const pages = new Set(followed.map(({ page }) => page));
  const left = sites.filter(({ address }) => !pages.has(address));
  if (left.length === 0) return null;
  const country = new Intl.DisplayNames([i18n.language], { type: "region" });
  return (
    <section aria-labelledby="known-sites-title" className="grid gap-2">
      <h3 id="known-sites-title" className="text-lg">
        {t("job-sources.sites.title")}
      </h3>
      <p className="max-w-prose text-sm text-muted text-pretty">{t("job-sources.sites.text")}</p>
      <ul className="flex flex-wrap gap-2">
        {left.map((site) => (
          <li key={site.address}>
            <Chip
              disabled={follow.isPending}
              aria-label={t("job-sources.sites.follow", {
                company: site.company,
                country: country.of(site.country) ?? site.country,
              })}
              onClick={() => follow.mutate(site.address)}
            >
              <Plus aria-hidden="true" className="size-3.5" />
              {site.company}
              <span className="text-muted">{site.country}</span>
            </Chip>
          </li>
        ))}
      </ul>
      {follow.isError && (
        <p role="alert" className="text-sm font-medium text-rust">
          {t("job-sources.follow.notAdded")}
        </p>
      )}
    </section>
  );
}
