import { useQueryClient } from "@tanstack/react-query";
import { Resume } from "@waymark/contract/resumes";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../../lib/api/call.ts";
import { askBeforeLeaving } from "../../../lib/navigation/before-leaving.ts";
import { toast } from "../../../ui/overlay/toast.ts";
import { signalStore } from "../../../ui/signal-store.ts";
import { putResume, useSaveResume } from "../queries.ts";
import { draftOf } from "./draft.ts";
import { editStore } from "./edit-store.ts";
import type { Editor } from "./editor-context.ts";
import { forgetKept, type Kept, keep, readKept } from "./kept-draft.ts";
import { createSaver, type Refusal } from "./saver.ts";

/** The reason a save failed, as the saver understands it. */
function refusalOf(error: unknown): Refusal {
  if (!(error instanceof CallError)) return { kind: "later" };
  if (error.code === "conflict") {
    const current = Resume.safeParse(error.details?.current);
    if (current.success) return { kind: "conflict", current: current.data };
  }
  if (error.status === 404) return { kind: "gone" };
  const isPassing = error.status === 0 || error.status >= 500 || error.status === 401 || error.status === 429;
  return isPassing ? { kind: "later" } : { kind: "refused", reason: error.error };
}

/** The items expanded at first: few, so that a long career fits on the screen. */
function firstOpen(resume: Resume): ReadonlySet<string> {
  const { experience, education } = resume.content;
  return new Set(
    [...experience.slice(0, 1), ...education.slice(0, experience.length > 0 ? 0 : 1)].map(({ id }) => id),
  );
}

/** The editor of a resume: its draft, and autosave with a copy in this browser. For one resume at a time. */
export function useEditorOf(resume: Resume, userId: string): Editor {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutateAsync } = useSaveResume();
  const [editor] = useState((): Editor & { start: () => () => void } => {
    const { id } = resume;
    const kept = readKept(id, userId);
    const store = editStore(kept?.mine ?? draftOf(resume));
    let latest: Omit<Kept, "userId"> | null = kept;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keepNow = () => {
      clearTimeout(timer);
      if (latest === null) forgetKept(id);
      else keep(id, { ...latest, userId });
    };
    const saver = createSaver(
      store,
      resume,
      {
        send: (whole) => mutateAsync(whole),
        refusalOf,
        onSaved: (saved) => putResume(client, saved),
        onTaken: () => toast({ title: t("resumes.clash.taken") }),
        keep: (draft) => {
          latest = draft;
          clearTimeout(timer);
          if (draft === null) keepNow();
          else timer = setTimeout(keepNow, 250);
        },
      },
      kept,
    );
    let mayLeaveUnsaved = false;
    const ask = async () => {
      if (mayLeaveUnsaved || (await saver.flush())) return true;
      toast({
        title: t("resumes.save.leaving"),
        variant: "destructive",
        action: {
          label: t("resumes.save.discard"),
          run: () => {
            mayLeaveUnsaved = true;
          },
        },
      });
      return false;
    };
    const start = () => {
      saver.open();
      const stopAsking = askBeforeLeaving(ask);
      const hide = () => {
        if (document.visibilityState !== "hidden") return;
        keepNow();
        void saver.flush();
      };
      document.addEventListener("visibilitychange", hide);
      window.addEventListener("pagehide", keepNow);
      window.addEventListener("online", saver.retry);
      return () => {
        stopAsking();
        document.removeEventListener("visibilitychange", hide);
        window.removeEventListener("pagehide", keepNow);
        window.removeEventListener("online", saver.retry);
        keepNow();
        saver.close();
      };
    };
    return {
      store,
      saver,
      open: signalStore(firstOpen(resume)),
      folded: signalStore<ReadonlySet<string>>(new Set()),
      start,
    };
  });
  useEffect(() => editor.start(), [editor]);
  // Changes by another tab or device arrive with a refetch.
  useEffect(() => editor.saver.hear(resume), [editor, resume]);
  return editor;
}
