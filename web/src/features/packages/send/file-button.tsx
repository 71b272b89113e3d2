import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../../lib/api/reason-of.ts";
import { Button, IconButton } from "../../../ui/button/button.tsx";
import { toast } from "../../../ui/overlay/toast.ts";
import { Tooltip } from "../../../ui/overlay/tooltip.tsx";
import { usePackageFile } from "../queries.ts";

/** Downloads the file at an address. One on another origin opens in a new tab, so that this page stays. */
function openFile(address: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.rel = "noopener";
  if (new URL(address, window.location.href).origin === window.location.origin) link.download = "";
  else link.target = "_blank";
  document.body.append(link);
  link.click();
  link.remove();
}

/** Downloads the resume, the letter, or both in a mail, as they are sent. */
export function FileButton({
  id,
  file,
  name,
  small,
}: {
  id: string;
  file: "resume" | "letter" | "eml";
  /** The name of the file, shown instead of its kind. */
  name?: string | undefined;
  /** An icon alone. */
  small?: boolean;
}) {
  const { t } = useTranslation();
  const { mutate, isPending } = usePackageFile(id);
  const label = t(`packages.file.${file}`);
  const load = () =>
    mutate(file, {
      onSuccess: openFile,
      onError: (error) =>
        toast({ title: t("packages.file.failed"), description: reasonOf(error), variant: "destructive" }),
    });
  const icon = <Download aria-hidden="true" className="size-4.5 shrink-0" />;
  if (small)
    return (
      <Tooltip text={label}>
        <IconButton label={label} onClick={load} disabled={isPending}>
          {icon}
        </IconButton>
      </Tooltip>
    );
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={isPending}
      onClick={load}
      className="max-w-full wrap-anywhere"
    >
      {icon}
      {name ?? label}
    </Button>
  );
}
