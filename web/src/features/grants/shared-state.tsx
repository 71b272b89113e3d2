import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../lib/api/call.ts";
import { reasonOf } from "../../lib/api/reason-of.ts";
import { UnsentTextsAbout } from "../../lib/unsent-texts-offer.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";

/**
 * Something of another member: while it loads, when it cannot be read, and once it is there. Nothing of it stays on the
 * screen after the grant ends.
 */
export function Shared<T>({
  query,
  paper,
  children,
}: {
  query: { data: T | undefined; error: Error | null; refetch: () => unknown };
  /** A resume or letter that can be commented on: comments that were begun on it are offered for copying when it ends. */
  paper?: { teamId: string; thingId: string };
  children: (data: T) => ReactNode;
}) {
  const { t } = useTranslation();
  const { data, error, refetch } = query;
  if (error instanceof CallError && error.code === "not_found")
    return (
      <div className="grid grid-cols-1 gap-5">
        <Notice tone="info">{t("grants.ended")}</Notice>
        {paper !== undefined && <UnsentTextsAbout {...paper} title={t("comments.notSent")} />}
      </div>
    );
  if (data !== undefined) return children(data);
  if (error) return <Notice onRetry={() => void refetch()}>{reasonOf(error)}</Notice>;
  return (
    <Loading>
      <div className="grid gap-3">
        <Skeleton className="h-8 w-64" />
        <Skeleton className="h-64" />
      </div>
    </Loading>
  );
}
