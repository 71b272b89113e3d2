import { CircleAlert, Info } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { TextButton } from "./button/link-button.tsx";
import { classes } from "./classes.ts";

export function Notice({
  tone = "error",
  onRetry,
  retryLabel,
  children,
  className,
}: {
  tone?: "error" | "info";
  onRetry?: () => void;
  retryLabel?: string;
  children: ReactNode;
  className?: string;
}) {
  const { t } = useTranslation();
  const Icon = tone === "error" ? CircleAlert : Info;
  return (
    <div
      role={tone === "error" ? "alert" : "status"}
      className={classes(
        "flex items-start gap-2.5 rounded-lg px-3.5 py-2.5 text-[0.9375rem]",
        tone === "error" ? "bg-rust-soft" : "bg-sky-soft",
        className,
      )}
    >
      <Icon
        aria-hidden="true"
        className={classes("mt-0.75 size-4.5 shrink-0", tone === "error" ? "text-rust" : "text-sky")}
      />
      <div className="flex flex-1 flex-wrap items-baseline gap-x-3">
        <span>{children}</span>
        {onRetry && <TextButton onClick={onRetry}>{retryLabel ?? t("common.retry")}</TextButton>}
      </div>
    </div>
  );
}
