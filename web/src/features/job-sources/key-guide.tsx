import type { JobSourceInfo } from "@waymark/contract/job-sources";
import { ExternalLink } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Badge } from "../../ui/badge.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Card } from "../../ui/card.tsx";

/** The free API keys: what each covers, how to get it, and where to enter it. */
export function KeyGuide({ sources }: { sources: readonly JobSourceInfo[] }) {
  const { t } = useTranslation();
  const keyed = sources.filter((source) => source.keys.length > 0);
  return (
    <section aria-labelledby="keys-title" className="grid grid-cols-1 gap-5">
      <div className="grid gap-1.5">
        <h2 id="keys-title" className="text-xl">
          {t("job-sources.guide.title")}
        </h2>
        <p className="max-w-prose text-muted text-pretty">{t("job-sources.guide.text")}</p>
      </div>
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {keyed.map((source) => (
          <li key={source.id} className="grid">
            <KeyCard source={source} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function KeyCard({ source }: { source: JobSourceInfo }) {
  const { t } = useTranslation();
  const guide = `job-sources.guide.${source.id}`;
  return (
    <Card className="grid content-start gap-4">
      <div className="grid gap-1.5">
        <h3 className="flex flex-wrap items-center gap-2 text-lg">
          {source.name}
          {source.state === "on" && <Badge tone="pine">{t("job-sources.guide.there")}</Badge>}
        </h3>
        <p className="text-[0.9375rem] text-muted text-pretty">{t(`${guide}.covers`)}</p>
      </div>
      <ol aria-label={t("job-sources.guide.steps")} className="grid gap-2 text-[0.9375rem]">
        {["one", "two", "three"].map((step, i) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="tabular grid size-6 shrink-0 place-items-center rounded-full bg-pine-soft text-xs font-semibold text-pine"
            >
              {i + 1}
            </span>
            <span>{t(`${guide}.${step}`)}</span>
          </li>
        ))}
      </ol>
      <div className="grid gap-1.5 text-sm">
        <p className="font-semibold">{t("job-sources.guide.set")}</p>
        <p className="flex flex-wrap gap-1.5">
          {source.keys.map((key) => (
            <code key={key} className="rounded-sm bg-sunk px-1.5 py-0.5 text-[0.8125rem] wrap-anywhere">
              {key}
            </code>
          ))}
        </p>
      </div>
      {source.keyPage !== null && (
        <LinkButton
          href={source.keyPage}
          target="_blank"
          rel="noopener noreferrer"
          variant="secondary"
          className="justify-self-start"
        >
          {t("job-sources.guide.page", { name: source.name })}
          <ExternalLink aria-hidden="true" className="size-3.5 opacity-70" />
        </LinkButton>
      )}
    </Card>
  );
}
