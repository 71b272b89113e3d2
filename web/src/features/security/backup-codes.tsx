import { Copy, Download, Printer } from "lucide-react";
import { useCallback, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { useSession } from "../../lib/session/session.tsx";
import { storedUser } from "../../lib/session/stored-user.ts";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { toast } from "../../ui/overlay/toast.ts";
import { signalStore } from "../../ui/signal-store.ts";

/**
 * Not confirmed as saved. The server never shows them again, so they are kept outside of React: a remounted screen
 * still has them. Dropped when another person, or nobody, is signed in.
 */
const unsavedCodes = signalStore<{ userId: string; codes: readonly string[] } | null>(null);
storedUser.subscribe(() => {
  const kept = unsavedCodes.get();
  if (kept !== null && kept.userId !== storedUser.get()?.id) unsavedCodes.set(null);
});

/** They stay in `BackupCodesHost` until the person has saved them. */
export function useShowBackupCodes(): (codes: readonly string[]) => void {
  const { user } = useSession();
  return useCallback((codes) => unsavedCodes.set({ userId: user.id, codes }), [user.id]);
}

/** Once per page that creates backup codes, outside of anything that a loading query unmounts. */
export function BackupCodesHost() {
  const { user } = useSession();
  const kept = useSyncExternalStore(unsavedCodes.subscribe, unsavedCodes.get);
  if (kept?.userId !== user.id) return null;
  return <BackupCodesDialog codes={kept.codes} onClose={() => unsavedCodes.set(null)} />;
}

/** The codes are shown only once. */
function BackupCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const heading = t("security.codes.paper", { email: user.email });
  const text = `${heading}\n\n${codes.join("\n")}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast({ title: t("security.copied") }),
      () => toast({ title: t("security.notCopied"), variant: "destructive" }),
    );
  return (
    <Dialog
      open
      stays
      onOpenChange={onClose}
      title={t("security.codes.title")}
      description={t("security.codes.text")}
    >
      <ul className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-lg bg-sunk px-4 py-4 text-center font-mono text-base">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-4" />
          {t("security.codes.copy")}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => download(text)}>
          <Download aria-hidden="true" className="size-4" />
          {t("security.codes.download")}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4" />
          {t("security.codes.print")}
        </Button>
      </div>
      <Notice tone="info">{t("security.codes.once")}</Notice>
      <div className="flex justify-end">
        <Button onClick={onClose}>{t("security.codes.done")}</Button>
      </div>
      {createPortal(
        <div data-printed className="p-8">
          <p className="pb-4">{heading}</p>
          <ul className="grid gap-2 font-mono text-lg">
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
        </div>,
        document.body,
      )}
    </Dialog>
  );
}

function download(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = "waymark-backup-codes.txt";
  link.click();
  URL.revokeObjectURL(url);
}
