import type { Resume } from "@waymark/contract/resumes";
import { type DownloadFormat, downloadFormats } from "@waymark/contract/resumes-versions";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button, IconButton } from "../../../ui/button/button.tsx";
import { Menu, MenuItem, MenuLine } from "../../../ui/overlay/dropdown-menu.tsx";
import { toast } from "../../../ui/overlay/toast.ts";
import { useDownload } from "../queries.ts";

/** Downloads the file at an address. One on another origin opens in a new tab, so that this page stays. */
function openDownload(address: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.rel = "noopener";
  if (new URL(address, window.location.href).origin === window.location.origin) link.download = "";
  else link.target = "_blank";
  document.body.append(link);
  link.click();
  link.remove();
}

/** Downloads a resume and reports start or failure. `before` saves first, so that unsaved changes are in the file. */
function useResumeDownload(before?: () => Promise<unknown>) {
  const { t } = useTranslation();
  const { mutateAsync, isPending } = useDownload();
  const download = async (id: string, format: DownloadFormat) => {
    try {
      await before?.();
      openDownload(await mutateAsync({ id, format }));
      toast({ title: t("resumes.toast.download"), description: t("resumes.toast.downloadText") });
    } catch {
      toast({
        title: t("resumes.toast.downloadFailed"),
        description: t("resumes.toast.downloadFailedText"),
        variant: "destructive",
      });
    }
  };
  return { download, isPending };
}

export function DownloadMenu({
  resume,
  before,
  labelled,
}: {
  resume: Resume;
  before?: () => Promise<unknown>;
  /** A button with text instead of an icon. */
  labelled?: boolean;
}) {
  const { t } = useTranslation();
  const { download, isPending } = useResumeDownload(before);
  const formats = downloadFormats.filter((format) => format !== "original");
  return (
    <Menu
      trigger={
        labelled ? (
          <Button busy={isPending} size="sm" className="min-h-10">
            <Download aria-hidden="true" className="size-4" />
            {/* On a small phone a long translation would wrap to a line of its own. */}
            <span className="max-[26rem]:sr-only">{t("resumes.menu.download")}</span>
          </Button>
        ) : (
          <IconButton label={t("resumes.menu.downloadOf", { name: resume.name })} small>
            <Download aria-hidden="true" className="size-4.5" />
          </IconButton>
        )
      }
    >
      {formats.map((format) => (
        <MenuItem key={format} onSelect={() => void download(resume.id, format)}>
          {t(`resumes.format.${format}`)}
        </MenuItem>
      ))}
      {resume.fileName !== "" && (
        <>
          <MenuLine />
          <MenuItem onSelect={() => void download(resume.id, "original")}>
            {t("resumes.format.original")}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
