import { useQueryClient } from "@tanstack/react-query";
import { Letter } from "@waymark/contract/letters";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { editStore } from "../../../lib/editor/edit-store.ts";
import { isStillHere, letterDraftPrefix } from "../../../lib/session/stored-user.ts";
import { Autosaver } from "../../../lib/sync/autosaver.ts";
import { draftOfBrowser } from "../../../lib/sync/kept-draft.ts";
import { laterByTimer, refusalOf } from "../../../lib/sync/retry.ts";
import { useAutosaver, useSaveBeforeLeaving } from "../../../lib/sync/use-autosaver.ts";
import { toast } from "../../../ui/overlay/toast.ts";
import { signalStore } from "../../../ui/signal-store.ts";
import { putLetter, useSaveLetter } from "../queries.ts";
import { Draft, draftOf } from "./draft.ts";
import type { Caret, Editor } from "./editor-context.ts";

/** The editor of a letter: its draft, and autosave with a copy in this browser. For one letter at a time. */
export function useEditorOf(letter: Letter, userId: string): Editor {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutateAsync } = useSaveLetter(userId);
  const [editor] = useState((): Editor => {
    const kept = draftOfBrowser(`${letterDraftPrefix}${letter.id}:`, userId, Draft);
    const draft = kept.read();
    const store = editStore(draft?.mine ?? draftOf(letter));
    const saver = new Autosaver<Draft, Letter>(
      letter,
      {
        get: store.draft,
        rebase: store.rebase,
        set: (chosen) => store.edit("", () => chosen),
        edited: draftOf,
        lists: "entries",
        send: async (row, value, _besides, onSaved) => {
          const saved = await mutateAsync({ id: row.id, version: row.version, ...value });
          onSaved(saved);
          if (isStillHere(userId)) putLetter(client, saved);
        },
        refusalOf: (error) => refusalOf(error, (current) => Letter.safeParse(current).data ?? null),
        isAllowed: () => isStillHere(userId),
        onTaken: () => toast({ title: t("resumes.clash.taken") }),
        draft: kept,
        later: laterByTimer,
        auto: true,
      },
      draft,
    );
    store.subscribe(saver.changed);
    return { letterId: letter.id, store, saver, caret: signalStore<Caret | null>(null) };
  });
  useAutosaver(editor.saver);
  useSaveBeforeLeaving(editor.saver);
  // Changes by another tab or device arrive with a refetch.
  useEffect(() => editor.saver.hear(letter), [editor, letter]);
  return editor;
}
