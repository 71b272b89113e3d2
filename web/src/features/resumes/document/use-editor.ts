import { useQueryClient } from "@tanstack/react-query";
import { Resume } from "@waymark/contract/resumes";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { editStore } from "../../../lib/editor/edit-store.ts";
import { isStillHere, resumeDraftPrefix } from "../../../lib/session/stored-user.ts";
import { Autosaver } from "../../../lib/sync/autosaver.ts";
import { draftOfBrowser } from "../../../lib/sync/kept-draft.ts";
import { laterByTimer, refusalOf } from "../../../lib/sync/retry.ts";
import { useAutosaver, useSaveBeforeLeaving } from "../../../lib/sync/use-autosaver.ts";
import { toast } from "../../../ui/overlay/toast.ts";
import { signalStore } from "../../../ui/signal-store.ts";
import { putResume, useSaveResume } from "../queries.ts";
import { Draft, draftOf } from "./draft.ts";
import type { Editor } from "./editor-context.ts";

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
  const { mutateAsync } = useSaveResume(userId);
  const [editor] = useState((): Editor => {
    const kept = draftOfBrowser(`${resumeDraftPrefix}${resume.id}:`, userId, Draft);
    const draft = kept.read();
    const store = editStore(draft?.mine ?? draftOf(resume));
    const saver = new Autosaver<Draft, Resume>(
      resume,
      {
        get: store.draft,
        rebase: store.rebase,
        set: (chosen) => store.edit("", () => chosen),
        edited: draftOf,
        lists: "entries",
        send: async (row, value, besides, onSaved) => {
          const saved = await mutateAsync({ ...row, ...value, ...besides });
          onSaved(saved);
          if (isStillHere(userId)) putResume(client, saved);
        },
        refusalOf: (error) => refusalOf(error, (current) => Resume.safeParse(current).data ?? null),
        isAllowed: () => isStillHere(userId),
        onTaken: () => toast({ title: t("resumes.clash.taken") }),
        draft: kept,
        later: laterByTimer,
        auto: true,
      },
      draft,
    );
    store.subscribe(saver.changed);
    return {
      store,
      saver,
      open: signalStore(firstOpen(resume)),
      folded: signalStore<ReadonlySet<string>>(new Set()),
    };
  });
  useAutosaver(editor.saver);
  useSaveBeforeLeaving(editor.saver);
  // Changes by another tab or device arrive with a refetch.
  useEffect(() => editor.saver.hear(resume), [editor, resume]);
  return editor;
}
