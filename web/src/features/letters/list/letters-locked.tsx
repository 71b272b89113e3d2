import type { Reason } from "@waymark/contract/billing";
import { Check, Lock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ButtonRouteLink } from "../../../lib/navigation/links.tsx";

/** Says that the plan has no letters, and what they would give. */
export function LettersLocked({ reason }: { reason: Reason }) {
  const { t } = useTranslation();
  return (
    <section
      aria-labelledby="letters-locked"
      className="grid justify-items-start gap-4 rounded-xl border border-line bg-surface p-5 sm:p-6"
    >
      <h2 id="letters-locked" className="flex items-start gap-2.5 text-lg">
        <Lock aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-muted" />
        {t(reason.key, reason.params)}
      </h2>
      <ul className="grid gap-2 text-[0.9375rem]">
        {(["posting", "evidence", "forms", "files"] as const).map((gain) => (
          <li key={gain} className="flex gap-2">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-pine" />
            {t(`letters.locked.${gain}`)}
          </li>
        ))}
      </ul>
      <ButtonRouteLink to="/dashboard" search={{ section: "upgrade" }}>
        {t("letters.locked.plans")}
      </ButtonRouteLink>
    </section>
  );
}
