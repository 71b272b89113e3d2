import type { Resume } from "@waymark/contract/resumes";
import { ArrowLeft, Copy, Ellipsis, History, ScanText, Target, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { SaveStatus } from "../../../lib/editor/save-status.tsx";
import { UndoButtons } from "../../../lib/editor/undo.tsx";
import { TextRouteLink } from "../../../lib/navigation/links.tsx";
import { IconButton } from "../../../ui/button/button.tsx";
import { Menu, MenuItem, MenuLine } from "../../../ui/overlay/dropdown-menu.tsx";
import { Tooltip } from "../../../ui/overlay/tooltip.tsx";
import { useEditor } from "../document/editor-context.ts";
import { DownloadMenu } from "../list/download-menu.tsx";
import { NameField } from "./name-field.tsx";
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
  const { store, saver } = useEditor();
  return (
    <header className="z-20 -mx-4 -mt-6 flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-paper px-4 py-2 sm:-mx-8 sm:px-8 lg:sticky lg:top-0">
      <TextRouteLink
        to="/dashboard"
        search={{ section: "resumes" }}
        aria-label={t("resumes.back")}
        className="flex min-h-9 items-center gap-1.5 text-sm text-ink no-underline hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t("resumes.title")}
      </TextRouteLink>
      <div className="flex min-w-0 flex-1 items-center gap-2">
        <h1 className="sr-only">{resume.name}</h1>
        <NameField />
      </div>
      <div className="flex flex-wrap items-center gap-1 max-[75rem]:w-full">
        <span className="mr-auto pr-2 min-[75rem]:mr-0">
          <SaveStatus saver={saver} />
        </span>
        <UndoButtons store={store} />
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
        <DownloadMenu resume={resume} before={saver.flush} labelled />
      </div>
    </header>
  );
}
