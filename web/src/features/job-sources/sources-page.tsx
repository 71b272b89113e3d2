import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { TextRouteLink } from "../../lib/navigation/links.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RowsSkeleton } from "../../ui/rows.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { DroppedBoards } from "./dropped-boards.tsx";
import { FollowedCompanies } from "./followed-companies.tsx";
import { ImportedSources } from "./imported-sources.tsx";
import { KeyGuide } from "./key-guide.tsx";
import { KnownSites } from "./known-sites.tsx";
import { useJobSources } from "./queries.ts";
import { SourceList } from "./source-list.tsx";

/** The sources of postings: followed companies, all job sources, and the free keys. */
export function SourcesPage() {
  const { t } = useTranslation();
  const [tab, setTab] = useState("companies");
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid gap-2">
        <TextRouteLink
          to="/dashboard"
          search={{ section: "search" }}
          className="inline-flex items-center gap-1.5 justify-self-start text-sm"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t("job-sources.back")}
        </TextRouteLink>
        <h1 className="text-[1.75rem] sm:text-3xl">{t("job-sources.title")}</h1>
        <p className="max-w-prose text-muted text-pretty">{t("job-sources.intro")}</p>
      </div>
      <Tabs
        label={t("job-sources.tabs.label")}
        value={tab}
        onValueChange={setTab}
        items={[
          { id: "companies", label: t("job-sources.tabs.companies"), content: <Companies /> },
          { id: "sources", label: t("job-sources.tabs.sources"), content: <Sources /> },
          { id: "keys", label: t("job-sources.tabs.keys"), content: <Keys /> },
        ]}
      />
    </div>
  );
}

function Companies() {
  return (
    <div className="grid grid-cols-1 gap-8">
      <FollowedCompanies />
      <KnownSites />
    </div>
  );
}

function Sources() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useJobSources();
  if (isError && data === undefined)
    return <Notice onRetry={() => void refetch()}>{t("job-sources.failed")}</Notice>;
  if (data === undefined) return <RowsSkeleton label={t("job-sources.loading")} />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <SourceList sources={data.sources} />
      <p className="text-sm text-muted">{t("job-sources.operator")}</p>
      {data.imported.length > 0 && <ImportedSources sources={data.imported} keepDays={data.importKeepDays} />}
      {data.dropped.length > 0 && <DroppedBoards boards={data.dropped} />}
    </div>
  );
}

function Keys() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useJobSources();
  if (isError && data === undefined)
    return <Notice onRetry={() => void refetch()}>{t("job-sources.failed")}</Notice>;
  if (data === undefined) return <RowsSkeleton label={t("job-sources.loading")} />;
  return <KeyGuide sources={data.sources} />;
}
