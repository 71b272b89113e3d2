import { Unlink } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

/** Shown for a used, expired or broken link, with a way to get another. */
export function StaleLink({ action }: { action: ReactNode }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-5">
      <Unlink aria-hidden="true" className="size-10 text-rust" strokeWidth={1.5} />
      <h1 ref={heading} tabIndex={-1} data-quiet-focus className="text-3xl">
        {t("sign-in-recovery.stale.heading")}
      </h1>
      <p className="text-muted text-pretty">{t("sign-in-recovery.stale.text")}</p>
      {action}
    </div>
  );
}
