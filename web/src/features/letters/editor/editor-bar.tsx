import type { Letter } from "@waymark/contract/letters";
import type { LetterFormat } from "@waymark/contract/letters-print";
import { ClipboardCopy, Copy, Download, Ellipsis, PenLine, Send, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EditorHeader } from "../../../lib/editor/editor-header.tsx";
import { useMinWidth } from "../../../lib/use-min-width.ts";
import { Button, IconButton } from "../../../ui/button/button.tsx";
import { Menu, MenuItem, MenuLine } from "../../../ui/overlay/dropdown-menu.tsx";
import { Tooltip } from "../../../ui/overlay/tooltip.tsx";
import { useEditor } from "../document/editor-context.ts";
import { useSettledDraft } from "../evidence/evidence-context.tsx";
import { StatusBadge } from "../list/status-badge.tsx";
import { useLetterPages } from "../page/queries.ts";
import { EncloseDialog } from "../sending/enclose-dialog.tsx";
import { useSending } from "../sending/use-sending.ts";

export interface EditorActions {
  readonly onAgain: () => void;
  readonly onCopy: () => void;
  readonly onDelete: () => void;
  /** Leads to the first open question or blocked sentence. */
  readonly onMissing: () => void;
}

/** The editor's toolbar: back, name, save status, and actions on the whole letter. */
export function EditorBar({ letter, actions }: { letter: Letter; actions: EditorActions }) {
  const { t } = useTranslation();
  const editor = useEditor();
  const sending = useSending(actions.onMissing);
  // On a phone, writing again and sending are in the menu.
  const isWide = useMinWidth(640);
  const isSent = letter.status === "sent";
  return (
    <EditorHeader
      editor={editor}
      back={{ section: "cover-letters", label: t("letters.back"), text: t("letters.title") }}
      title={letter.name}
      nameLabel={t("letters.field.name")}
      badge={<StatusBadge status={letter.status} />}
    >
      {isWide && (
        <Tooltip text={t("letters.again.title")}>
          <IconButton label={t("letters.again.title")} onClick={actions.onAgain} small>
            <PenLine aria-hidden="true" className="size-4.5" />
          </IconButton>
        </Tooltip>
      )}
      <MoreMenu actions={actions} {...(isWide ? {} : { onSent: isSent ? null : sending.markSent })} />
      {isWide && !isSent && <SentButton sending={sending} />}
      <DownloadMenu sending={sending} applicationId={letter.applicationId} />
    </EditorHeader>
  );
}

function SentButton({ sending }: { sending: ReturnType<typeof useSending> }) {
  const { t } = useTranslation();
  return (
    <Tooltip text={t("letters.menu.sent")}>
      <Button
        variant="secondary"
        size="sm"
        className="min-h-10"
        busy={sending.isBusy}
        onClick={() => void sending.markSent()}
      >
        <Send aria-hidden="true" className="size-4" />
        {/* Below this width a long translation would cut the letter's name. */}
        <span className="max-[85rem]:sr-only">{t("letters.menu.sent")}</span>
      </Button>
    </Tooltip>
  );
}

function MoreMenu({
  actions,
  onSent,
}: {
  actions: EditorActions;
  /** Present on a phone; null once the letter was sent. */
  onSent?: (() => Promise<void>) | null;
}) {
  const { t } = useTranslation();
  return (
    <Menu
      trigger={
        <IconButton label={t("resumes.menu.more")} small>
          <Ellipsis aria-hidden="true" className="size-4.5" />
        </IconButton>
      }
    >
      {onSent !== undefined && (
        <MenuItem onSelect={actions.onAgain}>
          <PenLine aria-hidden="true" className="size-4" />
          {t("letters.again.title")}
        </MenuItem>
      )}
      {onSent && (
        <MenuItem onSelect={() => void onSent()}>
          <Send aria-hidden="true" className="size-4" />
          {t("letters.menu.sent")}
        </MenuItem>
      )}
      <MenuItem onSelect={actions.onCopy}>
        <Copy aria-hidden="true" className="size-4" />
        {t("letters.menu.copy")}
      </MenuItem>
      <MenuLine />
      <MenuItem destructive onSelect={actions.onDelete}>
        <Trash2 aria-hidden="true" className="size-4" />
        {t("letters.menu.delete")}
      </MenuItem>
    </Menu>
  );
}

function DownloadMenu({
  sending,
  applicationId,
}: {
  sending: ReturnType<typeof useSending>;
  applicationId: string | null;
}) {
  const { t } = useTranslation();
  const [enclosing, setEnclosing] = useState<LetterFormat | null>(null);
  const start = (format: LetterFormat) => {
    const takesFiles = format === "bundle" || format === "eml";
    if (takesFiles && applicationId !== null && !sending.isUnfinished) setEnclosing(format);
    else void sending.download(format);
  };
  const pages = useLetterPages(useSettledDraft(400));
  return (
    <>
      <Menu
        trigger={
          <Button busy={sending.isBusy} size="sm" className="min-h-10">
            <Download aria-hidden="true" className="size-4" />
            {/* On a small phone a long translation would wrap to a line of its own. */}
            <span className="max-[26rem]:sr-only">{t("letters.menu.download")}</span>
          </Button>
        }
      >
        {(["pdf", "docx", "txt", "bundle", "eml"] as const).map((format) => (
          <MenuItem key={format} onSelect={() => start(format)}>
            {t(`letters.format.${format}`)}
          </MenuItem>
        ))}
        <MenuLine />
        <MenuItem disabled={!pages.data?.text} onSelect={() => void sending.copy(pages.data?.text ?? "")}>
          <ClipboardCopy aria-hidden="true" className="size-4" />
          {t("letters.menu.copyText")}
        </MenuItem>
      </Menu>
      {enclosing !== null && applicationId !== null && (
        <EncloseDialog
          applicationId={applicationId}
          format={enclosing}
          onClose={() => setEnclosing(null)}
          onDownload={(enclose) => {
            setEnclosing(null);
            void sending.download(enclosing, enclose);
          }}
        />
      )}
    </>
  );
}
