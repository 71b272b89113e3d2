import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button/button.tsx";
import { toast } from "../../../ui/overlay/toast.ts";

/** Milliseconds for which a button says that it copied. */
const saidFor = 2_000;

/** Copies a text. Browsers have no clipboard on pages without https, so an invisible field is copied there. */
async function copyText(text: string): Promise<void> {
  if (navigator.clipboard !== undefined) return navigator.clipboard.writeText(text);
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "sr-only";
  const before = document.activeElement;
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  if (!isCopied) throw new Error("The browser did not copy.");
}

export function CopyButton({
  text,
  of,
  label,
  variant = "secondary",
}: {
  text: string;
  /** Name of the copied thing; screen readers read it after the label. */
  of?: string;
  label: string;
  variant?: "secondary" | "primary";
}) {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), saidFor);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () =>
    void copyText(text).then(
      () => setCopied(true),
      () => toast({ title: t("packages.copy.failed"), variant: "destructive" }),
    );
  const Icon = isCopied ? Check : Copy;
  const shown = isCopied ? t("packages.copy.done") : label;
  return (
    <>
      <Button
        size="sm"
        variant={variant}
        className="shrink-0"
        onClick={copy}
        {...(of === undefined ? {} : { "aria-label": `${shown}: ${of}` })}
      >
        <Icon aria-hidden="true" className="size-4" />
        {shown}
      </Button>
      <span role="status" className="sr-only">
        {isCopied && shown}
      </span>
    </>
  );
}
