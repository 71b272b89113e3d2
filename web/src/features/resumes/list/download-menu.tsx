import type { Resume } from "@waymark/contract/resumes";
import { type DownloadFormat, downloadFormats } from "@waymark/contract/resumes-versions";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button, IconButton } from "../../../ui/button/button.tsx";
import { Menu, MenuItem, MenuLine } from "../../../ui/overlay/dropdown-menu.tsx";
import { toast } from "../../../ui/overlay/toast.ts";
import { useDownload } from "../queries.ts";

/** Opens a file in a new tab, or in this one if the browser refuses: as an attachment it leaves the page alone. */
function openFile(address: string): void {
  const tab = window.open(address, "_blank");
  if (tab === null) window.location.assign(address);
  else tab.opener = null;
}

/** Downloads a resume and reports start or failure. `before` saves first, so that unsaved changes are in the file. */
function useResumeDownload(before?: () => Promise<unknown>) {
  const { t } = useTranslation();
  const { mutateAsync, isPending } = useDownload();
  const download = async (resume: Resume, format: DownloadFormat) => {
    try {
      await before?.();
      // The stored file itself needs no call.
      openFile(format === "original" ? resume.fileUrl : await mutateAsync({ resume, format }));
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
        <MenuItem key={format} onSelect={() => void download(resume, format)}>
          {t(`resumes.format.${format}`)}
        </MenuItem>
      ))}
      {resume.fileName !== "" && (
        <>
          <MenuLine />
          <MenuItem onSelect={() => void download(resume, "original")}>
            {t("resumes.format.original")}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
