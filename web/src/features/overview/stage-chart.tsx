import type { ResumeContent } from "@waymark/contract/resumes";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { TextRouteLink } from "../../lib/navigation/links.tsx";
import { useSession } from "../../lib/session/session.tsx";
import { Badge } from "../../ui/badge.tsx";
import { BlazeStrokes } from "../../ui/blaze.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { MatchingJobs } from "./matching-jobs.tsx";
import { useResumes } from "./queries.ts";
import { wishedRoles } from "./wished-roles.ts";

/** A file that could not be read becomes an empty resume. */
function hasContent({ personalInfo, knownWords: _, ...lists }: ResumeContent): boolean {
  return (
    Object.values(lists).some((list) => list.length > 0) ||
    Object.values(personalInfo).some((text) => text.trim() !== "")
  );
}

type Reached = "done" | "next" | "open";

export function StageChart() {
  const { t, i18n } = useTranslation();
  const { user } = useSession();
  const skills = user.skills.length;
  return (
    <section aria-labelledby="trail" className="grid gap-4">
      <h2 id="trail" className="text-xl">
        {t("app-shell.hub.trail")}
      </h2>
      <ol className="contours contours-right overflow-hidden rounded-xl border border-line bg-surface px-5 py-6 sm:px-8">
        <Stop reached="done" title={t("app-shell.hub.profile.title")}>
          <p className="text-muted">
            {skills > 0
              ? t("app-shell.hub.profile.skills", { count: skills })
              : t("app-shell.hub.profile.text")}
          </p>
        </Stop>
        <ResumeStop />
        <Stop reached="next" title={t("app-shell.hub.search.title")}>
          <MatchingJobs roles={wishedRoles(user, i18n.language)} />
        </Stop>
        <Stop reached="open" title={t("app-shell.hub.careers.title")} last>
          <p className="text-muted">
            {t("app-shell.hub.careers.text")}{" "}
            <TextRouteLink to="/dashboard" search={{ section: "career-paths" }} className="whitespace-nowrap">
              {t("app-shell.hub.careers.action")}
            </TextRouteLink>
          </p>
        </Stop>
      </ol>
    </section>
  );
}

function ResumeStop() {
  const { t } = useTranslation();
  const { data, isPending, isError, refetch } = useResumes();
  const title = t("app-shell.hub.resume.title");
  if (isPending) {
    return (
      <Stop reached="open" title={title}>
        <Loading>
          <Skeleton className="h-4 w-56 max-w-full" />
        </Loading>
      </Stop>
    );
  }
  if (isError) {
    return (
      <Stop reached="open" title={title}>
        <Notice onRetry={() => void refetch()}>{t("app-shell.hub.resume.failed")}</Notice>
      </Stop>
    );
  }
  const first = data.resumes.find((resume) => resume.isDefault) ?? data.resumes[0];
  const text = () => {
    if (!first) return t("app-shell.hub.resume.none");
    return hasContent(first.content)
      ? t("app-shell.hub.resume.kept", { name: first.name })
      : t("app-shell.hub.resume.unread", { name: first.name });
  };
  return (
    <Stop reached={first ? "done" : "open"} title={title}>
      <p className="text-muted wrap-anywhere">
        {text()}{" "}
        <TextRouteLink
          to="/dashboard"
          search={{ section: "resumes", ...(first ? { item: first.id } : {}) }}
          className="whitespace-nowrap"
        >
          {t(first ? "app-shell.hub.resume.open" : "app-shell.hub.resume.add")}
        </TextRouteLink>
      </p>
    </Stop>
  );
}

function Stop({
  reached,
  title,
  last,
  children,
}: {
  reached: Reached;
  title: string;
  last?: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 pb-7 last:pb-0">
      {!last && (
        <span
          aria-hidden="true"
          className="absolute top-9 bottom-0 left-3.5 -translate-x-1/2 border-l-3 border-dashed border-pine"
        />
      )}
      <span
        className={`relative size-7 rounded-[25%] ${reached === "open" ? "bg-line-strong" : "bg-field"} ${reached === "next" ? "ring-4 ring-blaze-soft" : ""}`}
      >
        {reached !== "open" && <BlazeStrokes />}
      </span>
      <div className="grid gap-0.5 text-[0.9375rem]">
        <h3 className="flex flex-wrap items-center gap-2.5 text-lg">
          {title}
          {reached === "done" && <Badge tone="pine">{t("app-shell.hub.done")}</Badge>}
          {reached === "next" && <Badge tone="amber">{t("app-shell.hub.next")}</Badge>}
        </h3>
        {children}
      </div>
    </li>
  );
}
