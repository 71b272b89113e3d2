import { anchorOf } from "@waymark/domain/comments/anchors";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../lib/api/reason-of.ts";
import { MentionTextarea, mentionedIn } from "../../lib/mention/mention-textarea.tsx";
import { useUnsentText } from "../../lib/unsent-texts.ts";
import { Field } from "../../ui/form/field.tsx";
import { Textarea } from "../../ui/form/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { DialogFoot } from "../../ui/overlay/dialog-foot.tsx";
import type { Reader } from "./commented-paper.tsx";
import { type PaperAddress, useOpenThread } from "./queries.ts";

/** Comments that were begun and not sent, by paper and field, so that a closed dialog loses nothing. */
const drafts = new Map<string, Draft>();

interface Draft {
  readonly text: string;
  /** The suggested words; null while they were not changed. */
  readonly replacement: string | null;
}

function useDraft(key: string) {
  const [draft, setDraft] = useState<Draft>(drafts.get(key) ?? { text: "", replacement: null });
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    drafts.set(key, next);
    setDraft(next);
  };
  return { draft, change, forget: () => drafts.delete(key) };
}

const unsentOf = ({ text, replacement }: Draft) => [replacement ?? "", text].filter(Boolean).join("\n\n");

interface ComposeProps {
  paper: PaperAddress;
  field: string;
  text: string;
  /** The words that were selected on the page, as offsets. */
  marked: readonly [number, number];
  reader: Reader;
  onClose: () => void;
}

/** Writes a comment or a suggestion on words of one field. */
export function ComposeDialog({ paper, field, text, marked, reader, onClose }: ComposeProps) {
  const { t } = useTranslation();
  const [[start, end], setMarked] = useState(marked);
  const { draft, change, forget } = useDraft(`${paper.paperId} ${field}`);
  const [id] = useState(() => crypto.randomUUID());
  const send = useOpenThread(paper);
  useUnsentText(paper.teamId, `compose ${paper.paperId} ${field}`, unsentOf(draft));
  const words = text.slice(start, end);
  const maySuggest = reader.right === "suggest";
  const replacement = words === "" || draft.replacement === words || !maySuggest ? null : draft.replacement;
  const isEmpty = replacement === null && draft.text.trim() === "";
  const anchor = { field, ...anchorOf(text, start, end) };
  const submit = () =>
    send.mutate(
      { id, anchor, text: draft.text, replacement, mentions: mentionedIn(draft.text, reader.mates) },
      {
        onSuccess: () => {
          forget();
          onClose();
        },
      },
    );
  return (
    <Dialog open steady onOpenChange={(open) => !open && onClose()} title={t("comments.title")}>
      <form
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isEmpty) submit();
        }}
      >
        <WordsField text={text} marked={[start, end]} onChange={setMarked} />
        <DraftFields
          words={words}
          draft={draft}
          maySuggest={maySuggest}
          mates={reader.mates}
          onChange={change}
        />
        {send.error && <Notice>{reasonOf(send.error)}</Notice>}
        <DialogFoot
          cancel={t("common.cancel")}
          save={t("comments.send")}
          saving={send.isPending}
          disabled={isEmpty}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}

function DraftFields({
  words,
  draft,
  maySuggest,
  mates,
  onChange,
}: {
  words: string;
  draft: Draft;
  maySuggest: boolean;
  mates: Reader["mates"];
  onChange: (part: Partial<Draft>) => void;
}) {
  const { t } = useTranslation();
  const forSuggesting = words === "" ? "comments.suggestFirst" : "comments.suggestHint";
  const hint = maySuggest ? forSuggesting : "comments.suggestEnded";
  return (
    <>
      {(maySuggest || draft.replacement !== null) && (
        <Field label={t("comments.suggest")} hint={t(hint)}>
          <Textarea
            rows={3}
            maxLength={4_000}
            disabled={words === ""}
            readOnly={!maySuggest}
            value={draft.replacement ?? words}
            onChange={(event) => onChange({ replacement: event.target.value })}
          />
        </Field>
      )}
      <Field label={t("comments.text")} {...(mates.length === 0 ? {} : { hint: t("comments.mentionHint") })}>
        <MentionTextarea
          rows={3}
          maxLength={4_000}
          mates={mates}
          value={draft.text}
          onText={(next) => onChange({ text: next })}
        />
      </Field>
    </>
  );
}

/** The text of the field; the words selected in it are what the comment is about. */
function WordsField({
  text,
  marked,
  onChange,
}: {
  text: string;
  marked: readonly [number, number];
  onChange: (marked: readonly [number, number]) => void;
}) {
  const { t } = useTranslation();
  const isSet = useRef(false);
  const words = text.slice(...marked);
  return (
    <Field
      label={t("comments.words")}
      hint={words === "" ? t("comments.wordsHint") : t("comments.wordsNow", { words })}
    >
      <Textarea
        rows={4}
        // Not `readOnly`: the arrow keys would move no caret then, so that the keyboard could choose no words.
        aria-readonly
        inputMode="none"
        spellCheck={false}
        value={text}
        onChange={() => undefined}
        ref={(element) => {
          if (element === null || isSet.current) return;
          isSet.current = true;
          element.setSelectionRange(...marked);
        }}
        onSelect={(event) => onChange([event.currentTarget.selectionStart, event.currentTarget.selectionEnd])}
      />
    </Field>
  );
}
