import { useNavigate } from "@tanstack/react-router";
import type { PlanAction } from "@waymark/contract/billing";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { usePlan } from "../../features/billing/queries.ts";
import { useSavedSearches, useSaveSearch } from "../../features/job-search/saved/queries.ts";
import { PackagesSection } from "../../features/packages/packages-section.tsx";
import type { Searches } from "../../features/packages/rules/search-field.tsx";
import { useResumes } from "../../features/resumes/queries.ts";
import { formatDate } from "../../lib/format.ts";
import { useSession } from "../../lib/session/session.tsx";

/** Auto Apply, joined with other features: saved searches, resumes and the plan. */
export function AutoApplySection({ item, view }: { item: string | undefined; view: string | undefined }) {
  const navigate = useNavigate();
  const { user } = useSession();
  const searches = useSearches();
  const resumes = useResumes();
  const reasonFor = useReasonFor();
  const open = useCallback(
    (to?: { item?: string; view?: string }) =>
      void navigate({ to: "/dashboard", search: { section: "auto-apply", ...to } }),
    [navigate],
  );
  return (
    <PackagesSection
      userId={user.id}
      item={item}
      view={view}
      onOpen={open}
      searches={searches}
      resumes={resumes.data?.resumes ?? []}
      lockedBy={reasonFor("cover-letter")}
      limitedBy={reasonFor("approve-auto-apply")}
    />
  );
}

function useSearches(): Searches {
  const list = useSavedSearches();
  const { mutateAsync } = useSaveSearch();
  const save: Searches["save"] = async (name, filters) =>
    (await mutateAsync({ name, filters, alert: "off" })).search;
  return { list: list.data?.searches, save };
}

/** Why the person's plan leaves an action out, as a sentence; null if it allows it. */
function useReasonFor(): (action: PlanAction) => string | null {
  const { t, i18n } = useTranslation();
  const plan = usePlan().data;
  return (action) => {
    const reason = plan?.can[action].reason;
    if (!reason) return null;
    const params = Object.entries(reason.params).map(([name, value]) => [
      name,
      name.endsWith("At") && typeof value === "string" ? formatDate(value, i18n.language) : value,
    ]);
    return String(t(reason.key, Object.fromEntries(params)));
  };
}
