import { Lock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ButtonRouteLink } from "../../lib/navigation/links.tsx";

/** Says what the person's plan leaves out, and leads to the plans. */
export function PlanLock({ text }: { text: string }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg border border-line bg-surface px-4 py-3">
      <p className="flex min-w-0 flex-1 basis-64 gap-2 text-[0.9375rem]">
        <Lock aria-hidden="true" className="mt-1 size-4 shrink-0 text-muted" />
        {text}
      </p>
      <ButtonRouteLink size="sm" variant="secondary" to="/dashboard" search={{ section: "upgrade" }}>
        {t("packages.lock.plans")}
      </ButtonRouteLink>
    </div>
  );
}
