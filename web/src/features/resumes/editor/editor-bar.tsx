import type { Resume } from "@waymark/contract/resumes";
import { Copy, Ellipsis, History, ScanText, Target, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { EditorHeader } from "../../../lib/editor/editor-header.tsx";
import { IconButton } from "../../../ui/button/button.tsx";
import { Menu, MenuItem, MenuLine } from "../../../ui/overlay/dropdown-menu.tsx";
import { Tooltip } from "../../../ui/overlay/tooltip.tsx";
import { useEditor } from "../document/editor-context.ts";
import { DownloadMenu } from "../list/download-menu.tsx";
import { ViewToggle } from "./view-toggle.tsx";

export interface EditorActions {
  readonly onHistory: () => void;
  readonly onTailor: () => void;
  readonly onCopy: () => void;
  readonly onDelete: () => void;
  readonly onReading: () => void;
}

/** The editor's toolbar: back, name, save status, and actions on the whole resume. */
export function EditorBar({
  resume,
  mode,
  onMode,
  actions,
}: {
  resume: Resume;
  mode: "edit" | "preview";
  onMode: (mode: "edit" | "preview") => void;
  actions: EditorActions;
}) {
  const { t } = useTranslation();
  const editor = useEditor();
  return (
    <EditorHeader
      editor={editor}
      back={{ section: "resumes", label: t("resumes.back"), text: t("resumes.title") }}
      title={resume.name}
      nameLabel={t("resumes.field.name")}
    >
      <Tooltip text={t("resumes.history.open")}>
        <IconButton label={t("resumes.history.open")} onClick={actions.onHistory} small>
          <History aria-hidden="true" className="size-4.5" />
        </IconButton>
      </Tooltip>
      <Menu
        trigger={
          <IconButton label={t("resumes.menu.more")} small>
            <Ellipsis aria-hidden="true" className="size-4.5" />
          </IconButton>
        }
      >
        <MenuItem onSelect={actions.onTailor}>
          <Target aria-hidden="true" className="size-4" />
          {t("resumes.tailor.action")}
        </MenuItem>
        {resume.fileName !== "" && (
          <MenuItem onSelect={actions.onReading}>
            <ScanText aria-hidden="true" className="size-4" />
            {t("resumes.reading.action")}
          </MenuItem>
        )}
        <MenuItem onSelect={actions.onCopy}>
          <Copy aria-hidden="true" className="size-4" />
          {t("resumes.menu.copy")}
        </MenuItem>
        <MenuLine />
        <MenuItem destructive onSelect={actions.onDelete}>
          <Trash2 aria-hidden="true" className="size-4" />
          {t("resumes.menu.delete")}
        </MenuItem>
      </Menu>
      <ViewToggle mode={mode} onMode={onMode} />
      <DownloadMenu resume={resume} before={editor.saver.flush} labelled />
    </EditorHeader>
  );
}
