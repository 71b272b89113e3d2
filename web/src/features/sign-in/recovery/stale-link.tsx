import { Unlink } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

/** Also for another step that ended; offers a way to get another link. */
export function StaleLink({ heading, text, action }: { heading?: string; text?: string; action: ReactNode }) {
  const { t } = useTranslation();
  const at = useRef<HTMLHeadingElement>(null);
  useEffect(() => at.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-5">
      <Unlink aria-hidden="true" className="size-10 text-rust" strokeWidth={1.5} />
      <h1 ref={at} tabIndex={-1} data-quiet-focus className="text-3xl">
        {heading ?? t("sign-in-recovery.stale.heading")}
      </h1>
      <p className="text-muted text-pretty">{text ?? t("sign-in-recovery.stale.text")}</p>
      {action}
    </div>
  );
}
