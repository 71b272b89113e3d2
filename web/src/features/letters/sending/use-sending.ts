import type { LetterFormat } from "@waymark/contract/letters-print";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../../lib/api/reason-of.ts";
import { toast } from "../../../ui/overlay/toast.ts";
import { useEditor } from "../document/editor-context.ts";
import { useUnfinished } from "../evidence/unfinished.tsx";
import { useDownloadLetter, useMarkSent } from "../queries.ts";

/** Downloads the letter, copies it, or marks it as sent; an unfinished one says instead what is missing. */
export function useSending(onMissing: () => void) {
  const { t } = useTranslation();
  const { letterId, saver } = useEditor();
  const { questions, blocked } = useUnfinished();
  const download = useDownloadLetter(letterId);
  const sent = useMarkSent(letterId);
  const isUnfinished = questions > 0 || blocked.length > 0;

  const fail = (error: unknown) =>
    toast({
      title: t("letters.toast.notDone"),
      description: reasonOf(error),
      variant: "destructive",
    });
  const refuse = () =>
    toast({
      title: t("letters.unfinished.title"),
      description: t("letters.unfinished.text"),
      variant: "destructive",
      action: { label: t("letters.unfinished.show"), run: onMissing },
    });
  /** Saves first, so that what is sent is what is on the screen. */
  const whenSaved = async (then: () => Promise<unknown>) => {
    if (isUnfinished) return refuse();
    try {
      if (await saver.flush()) await then();
      else toast({ title: t("letters.toast.notSaved"), variant: "destructive" });
    } catch (error) {
      fail(error);
    }
  };
  return {
    isUnfinished,
    isBusy: download.isPending || sent.isPending,
    download: (format: LetterFormat, enclose: string[] = []) =>
      whenSaved(async () => {
        await download.mutateAsync({ format, enclose, name: saver.row().name });
        toast({ title: t("letters.toast.download"), description: t(`letters.toast.as.${format}`) });
      }),
    copy: async (text: string) => {
      if (isUnfinished) return refuse();
      try {
        await navigator.clipboard.writeText(text);
        toast({ title: t("letters.toast.copied"), description: t("letters.toast.copiedText") });
      } catch {
        toast({ title: t("letters.toast.notCopied"), variant: "destructive" });
      }
    },
    markSent: () =>
      whenSaved(async () => {
        const letter = await sent.mutateAsync(undefined);
        saver.hear(letter);
        toast({
          title: t("letters.toast.sent"),
          description: t(letter.applicationId ? "letters.toast.sentKept" : "letters.toast.sentText"),
        });
      }),
  };
}
