import { useQueryClient } from "@tanstack/react-query";
import { Resume } from "@waymark/contract/resumes";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDocument } from "../../../lib/editor/use-document.ts";
import { resumeDraftPrefix } from "../../../lib/session/stored-user.ts";
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

/** The editor of a resume. For one resume at a time. */
export function useEditorOf(resume: Resume, userId: string): Editor {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutateAsync } = useSaveResume(userId);
  const { store, saver } = useDocument<Draft, Resume>(resume, userId, {
    prefix: resumeDraftPrefix,
    Fields: Draft,
    Row: Resume,
    edited: draftOf,
    send: (row, value, besides) => mutateAsync({ ...row, ...value, ...besides }),
    onSaved: (saved) => putResume(client, saved),
    onTaken: () => toast({ title: t("resumes.clash.taken") }),
  });
  const [editor] = useState((): Editor => {
    const [open, folded] = [signalStore(firstOpen(resume)), signalStore<ReadonlySet<string>>(new Set())];
    return { store, saver, open, folded };
  });
  return editor;
}
