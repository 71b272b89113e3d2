import { useQueryClient } from "@tanstack/react-query";
import { Letter } from "@waymark/contract/letters";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDocument } from "../../../lib/editor/use-document.ts";
import { letterDraftPrefix } from "../../../lib/session/stored-user.ts";
import { toast } from "../../../ui/overlay/toast.ts";
import { signalStore } from "../../../ui/signal-store.ts";
import { putLetter, useSaveLetter } from "../queries.ts";
import { Draft, draftOf } from "./draft.ts";
import type { Caret, Editor } from "./editor-context.ts";

/** The editor of a letter. For one letter at a time. */
export function useEditorOf(letter: Letter, userId: string): Editor {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutateAsync } = useSaveLetter(userId);
  const { store, saver } = useDocument<Draft, Letter>(letter, userId, {
    prefix: letterDraftPrefix,
    Fields: Draft,
    Row: Letter,
    edited: draftOf,
    send: ({ id, version }, value) => mutateAsync({ id, version, ...value }),
    onSaved: (saved) => putLetter(client, saved),
    onTaken: () => toast({ title: t("resumes.clash.taken") }),
  });
  const [editor] = useState((): Editor => {
    return { letterId: letter.id, store, saver, caret: signalStore<Caret | null>(null) };
  });
  return editor;
}
