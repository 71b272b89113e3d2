import { InterviewNotes, InterviewNotesInput } from "@waymark/contract/interviews-notes";
import { Check, CloudOff, LoaderCircle } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useDocument } from "../../../lib/editor/use-document.ts";
import { notesDraftPrefix } from "../../../lib/session/stored-user.ts";
import type { Autosaver } from "../../../lib/sync/autosaver.ts";
import { useSaveState } from "../../../lib/sync/use-autosaver.ts";
import { Button } from "../../../ui/button/button.tsx";
import { useKeepNotes } from "./queries.ts";

/** The notes on the screen, saved shortly after each change. */
export interface NotesEditor {
  readonly value: InterviewNotesInput;
  readonly saver: AnySaver;
  readonly change: (fields: Partial<InterviewNotesInput>) => void;
  /** A change that depends on what is there by then. */
  readonly update: (of: (value: InterviewNotesInput) => Partial<InterviewNotesInput>) => void;
}
type AnySaver = Autosaver<InterviewNotesInput, InterviewNotes>;

/** The editor of one interview's notes. Give the component that uses it a `key` of the interview. */
export function useInterviewNotes(notes: InterviewNotes, userId: string): NotesEditor {
  const { send, put } = useKeepNotes();
  const { store, saver } = useDocument<InterviewNotesInput, InterviewNotes>(notes, userId, {
    prefix: `${notesDraftPrefix}interview-`,
    Fields: InterviewNotesInput,
    Row: InterviewNotes,
    edited: (row) => InterviewNotesInput.parse(row),
    send: ({ id, version }, value) => send(id, { ...value, version }),
    onSaved: put,
  });
  const value = useSyncExternalStore(store.subscribe, store.draft);
  return {
    value,
    saver,
    change: (fields) => store.edit(Object.keys(fields).join(), (draft) => ({ ...draft, ...fields })),
    update: (of) => store.edit("", (draft) => ({ ...draft, ...of(draft) })),
  };
}

/** Says whether what was typed is saved, and offers a choice when it was changed in another place too. */
export function SaveLine({
  saver,
}: {
  saver: Pick<Autosaver<unknown, { version: number }>, "state" | "choose">;
}) {
  const { t } = useTranslation();
  const state = useSaveState(saver);
  if (state.kind === "conflict") {
    const choose = (which: "mine" | "theirs") =>
      saver.choose(Object.fromEntries(state.conflicts.map(({ path }) => [path, which])));
    return (
      <span role="alert" className="flex flex-wrap items-center gap-2 text-sm text-rust">
        {t("interviews-notes.save.clash")}
        <Button size="sm" variant="secondary" onClick={() => choose("mine")}>
          {t("interviews-notes.save.mine")}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => choose("theirs")}>
          {t("interviews-notes.save.theirs")}
        </Button>
      </span>
    );
  }
  const isBad = state.kind === "failed" || state.kind === "offline";
  const isSaved = state.kind === "saved";
  const Icon = isSaved ? Check : isBad ? CloudOff : LoaderCircle;
  const text =
    state.kind === "failed"
      ? t("interviews-notes.save.failed", { reason: state.reason })
      : t(`interviews-notes.save.${state.kind === "offline" ? "offline" : isSaved ? "saved" : "saving"}`);
  return (
    <span
      role={isBad ? "alert" : undefined}
      className={`inline-flex items-center gap-1.5 text-sm ${isBad ? "font-medium text-rust" : "text-muted"}`}
    >
      <Icon aria-hidden="true" className="size-4" />
      {text}
    </span>
  );
}
