import type { FollowedCompany } from "@waymark/contract/job-sources";
import { Building2, ExternalLink, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../lib/api/call.ts";
import { ConfirmFirst, useUnconfirmed } from "../../lib/confirm-address/confirm-address.tsx";
import { formatInstant, formatNumber } from "../../lib/format.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button, IconButton } from "../../ui/button/button.tsx";
import { TextLink } from "../../ui/button/link-button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Input } from "../../ui/form/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Row, Rows, RowsSkeleton } from "../../ui/rows.tsx";
import { isWaiting, useFollowCompany, useFollowedCompanies, useUnfollowCompany } from "./queries.ts";

const kindNames: Readonly<Record<string, string>> = {
  greenhouse: "Greenhouse",
  lever: "Lever",
  ashby: "Ashby",
  workable: "Workable",
  smartrecruiters: "SmartRecruiters",
  recruitee: "Recruitee",
  personio: "Personio",
  teamtailor: "Teamtailor",
  workday: "Workday",
  icims: "iCIMS",
};

/** The companies the person follows: added by the address of their career page, shown with their status, removable. */
export function FollowedCompanies() {
  const { t, i18n } = useTranslation();
  const { data, isError, refetch } = useFollowedCompanies();
  const unconfirmed = useUnconfirmed();
  return (
    <section aria-labelledby="companies-title" className="grid grid-cols-1 gap-5">
      <div className="grid gap-1.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="companies-title" className="text-xl">
            {t("job-sources.follow.title")}
          </h2>
          {data !== undefined && data.companies.length > 0 && (
            <p className="tabular text-sm text-muted">
              {t("job-sources.follow.limit", {
                n: formatNumber(data.companies.length, i18n.language),
                limit: formatNumber(data.limit, i18n.language),
              })}
            </p>
          )}
        </div>
        <p className="max-w-prose text-muted text-pretty">{t("job-sources.follow.text")}</p>
      </div>
      {unconfirmed ? <ConfirmFirst /> : <FollowForm />}
      {data === undefined && !isError && <RowsSkeleton label={t("job-sources.follow.loading")} />}
      {data === undefined && isError && (
        <Notice onRetry={() => void refetch()}>{t("job-sources.follow.failed")}</Notice>
      )}
      {data?.companies.length === 0 && (
        <EmptyState
          level="h3"
          title={t("job-sources.follow.empty")}
          text={t("job-sources.follow.emptyText")}
        />
      )}
      {data !== undefined && data.companies.length > 0 && (
        <Rows>
          {data.companies.map((company) => (
            <CompanyRow key={company.id} company={company} />
          ))}
        </Rows>
      )}
    </section>
  );
}

function FollowForm() {
  const { t } = useTranslation();
  const [address, setAddress] = useState("");
  const follow = useFollowCompany();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (address.trim() === "") return;
    // The address stays in the field until it was accepted.
    follow.mutate(address.trim(), { onSuccess: () => setAddress("") });
  };
  const problem = follow.error instanceof CallError ? follow.error.error : t("job-sources.follow.notAdded");
  return (
    <form
      onSubmit={submit}
      noValidate
      className="grid max-w-2xl gap-3 sm:grid-cols-[1fr_auto] sm:items-start"
    >
      <Field
        label={t("job-sources.follow.address")}
        hint={t("job-sources.follow.hint")}
        error={follow.isError ? problem : undefined}
      >
        <Input
          type="url"
          inputMode="url"
          autoComplete="url"
          value={address}
          maxLength={2_000}
          placeholder={t("job-sources.follow.placeholder")}
          onChange={(event) => {
            setAddress(event.target.value);
            if (follow.isError) follow.reset();
          }}
        />
      </Field>
      <Button type="submit" busy={follow.isPending} className="sm:mt-6.5">
        {t(follow.isPending ? "job-sources.follow.adding" : "job-sources.follow.add")}
      </Button>
    </form>
  );
}

/** A page's address without the scheme. Many job boards share a host, so the path is kept. */
function shownAddress(page: string): string {
  const { hostname, pathname } = new URL(page);
  return `${hostname}${pathname.replace(/\/$/, "")}`;
}

function CompanyRow({ company }: { company: FollowedCompany }) {
  const { t, i18n } = useTranslation();
  const unfollow = useUnfollowCompany();
  const kind = kindNames[company.kind] ?? t("job-sources.follow.site");
  return (
    <Row
      icon={Building2}
      title={company.company}
      badge={<Badge>{kind}</Badge>}
      status={stateOf(company)}
      actions={
        <div className="flex min-w-0 items-center justify-between gap-2 max-sm:w-full">
          <TextLink
            href={company.page}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-w-0 items-center gap-1.5 text-sm"
          >
            <span className="max-w-80 truncate max-sm:max-w-[calc(100vw-13rem)]">
              {shownAddress(company.page)}
            </span>
            <ExternalLink aria-hidden="true" className="size-3.5 shrink-0 opacity-70" />
          </TextLink>
          <IconButton
            label={t("job-sources.follow.remove", { company: company.company })}
            onClick={() => unfollow.mutate(company)}
            className="shrink-0 text-muted!"
          >
            <Trash2 aria-hidden="true" className="size-4.5" />
          </IconButton>
        </div>
      }
    />
  );

  function stateOf({ fetched, problem, lastSuccess, count }: FollowedCompany): string {
    if (!fetched) return t("job-sources.follow.notFetched");
    if (problem !== "") return t(`job-sources.problem.${problem}`);
    if (isWaiting(company)) return t("job-sources.follow.waiting");
    if (lastSuccess === null) return t("job-sources.never");
    const postings = t("job-sources.count", { count, n: formatNumber(count, i18n.language) });
    return `${postings} · ${t("job-sources.last", { when: formatInstant(lastSuccess, i18n.language) })}`;
  }
}
