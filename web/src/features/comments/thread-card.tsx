import type { Thread } from "@waymark/contract/comments";
import type { AnchorMatch } from "@waymark/domain/comments/anchors";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../lib/api/reason-of.ts";
import { formatInstant } from "../../lib/format.ts";
import { MentionTextarea, mentionedIn } from "../../lib/mention/mention-textarea.tsx";
import { useUnsentText } from "../../lib/unsent-texts.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/overlay/toast.ts";
import type { Reader } from "./commented-paper.tsx";
import { type PaperAddress, useAnswer, useDeleteComment, useReply, useResolve } from "./queries.ts";

const failed = (error: Error) => toast({ title: reasonOf(error), variant: "destructive" });

/** One thread: the words, a suggestion, what was said, and an answer. A resolved one is folded. */
export function ThreadCard({
  paper,
  thread,
  found,
  reader,
}: {
  paper: PaperAddress;
  thread: Thread;
  /** The place of its words now; null when they are gone. */
  found: AnchorMatch | null;
  reader: Reader;
}) {
  const { t } = useTranslation();
  const resolve = useResolve(paper, thread.id);
  const head = <ThreadHead thread={thread} found={found} />;
  const content = (
    <div className="grid grid-cols-1 gap-3">
      {thread.suggestion !== null && <SuggestionPart paper={paper} thread={thread} reader={reader} />}
      <Said paper={paper} thread={thread} reader={reader} />
      <Reply paper={paper} thread={thread} mates={reader.mates} />
      {thread.suggestion?.state !== "open" && (
        <div>
          <Button
            size="sm"
            variant="quiet"
            busy={resolve.isPending}
            onClick={() => resolve.mutate(!thread.resolved, { onError: failed })}
          >
            {t(thread.resolved ? "comments.reopen" : "comments.resolve")}
          </Button>
        </div>
      )}
    </div>
  );
  const frame = "rounded-lg border-l-3 bg-sunk p-3.5";
  if (thread.resolved)
    return (
      <details className={`${frame} border-line`}>
        <summary className="cursor-pointer">
          <span className="inline-flex flex-wrap items-center gap-2">
            {head}
            <span className="text-sm text-muted">{t("comments.resolved")}</span>
          </span>
        </summary>
        <div className="mt-3">{content}</div>
      </details>
    );
  return (
    <div className={`${frame} grid grid-cols-1 gap-3 border-blaze`}>
      {head}
      {content}
    </div>
  );
}

/** The words a thread is about, whether they changed, and the state of a suggestion. */
function ThreadHead({ thread, found }: { thread: Thread; found: AnchorMatch | null }) {
  const { t } = useTranslation();
  const { quote } = thread.anchor;
  const isAccepted = thread.suggestion?.state === "accepted";
  const isMoved = quote !== "" && !isAccepted && (found === null || !found.exact || !found.sure);
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      {quote !== "" && <q className="wrap-anywhere text-muted italic">{quote}</q>}
      {isMoved && <Badge tone="amber">{t("comments.changed")}</Badge>}
      {thread.suggestion !== null && (
        <Badge tone={thread.suggestion.state === "open" ? "sky" : "grey"}>
          {t(`comments.state.${thread.suggestion.state}`)}
        </Badge>
      )}
    </span>
  );
}

/** Old and new words; the owner accepts with the key A and rejects with R, or with the buttons. */
function SuggestionPart({ paper, thread, reader }: { paper: PaperAddress; thread: Thread; reader: Reader }) {
  const { t } = useTranslation();
  const { answer, isPending, error } = useAnswer(paper, thread.id);
  const { suggestion, anchor, author } = thread;
  if (suggestion === null) return null;
  const mayAnswer = reader.right === "own" && suggestion.state === "open";
  const onKey = (event: KeyboardEvent) => {
    if (!mayAnswer || isPending || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "a" || event.key === "A") answer(true);
    if (event.key === "r" || event.key === "R") answer(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys repeat the buttons inside.
    <div className="grid grid-cols-1 gap-2" onKeyDown={onKey}>
      <p className="text-sm text-muted">
        {t("comments.suggestedBy", { name: author.displayName || t("comments.someoneGone") })}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">
        <del className="text-rust">{anchor.quote}</del>{" "}
        <ins className="font-semibold text-pine no-underline">
          {suggestion.replacement || t("comments.nothing")}
        </ins>
      </p>
      {suggestion.version !== null && (
        <p className="text-sm text-muted">{t("comments.acceptedIn", { version: suggestion.version })}</p>
      )}
      {error && <Notice>{t("comments.notAnswered", { reason: reasonOf(error) })}</Notice>}
      {mayAnswer && (
        <div className="flex flex-wrap items-center gap-2">
          <Button size="sm" busy={isPending} aria-keyshortcuts="A" onClick={() => answer(true)}>
            {t("comments.accept")}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            busy={isPending}
            aria-keyshortcuts="R"
            onClick={() => answer(false)}
          >
            {t("comments.reject")}
          </Button>
          <span className="text-sm text-muted">{t("comments.keys")}</span>
        </div>
      )}
    </div>
  );
}

function Said({ paper, thread, reader }: { paper: PaperAddress; thread: Thread; reader: Reader }) {
  const { t, i18n } = useTranslation();
  const remove = useDeleteComment(paper, thread.id);
  return (
    <ol className="grid grid-cols-1 gap-2.5">
      {thread.comments.map(({ id, author, text, createdAt }) => (
        <li key={id} className="grid grid-cols-1 gap-0.5">
          <span className="flex flex-wrap items-baseline gap-x-2 text-sm">
            <span className="font-semibold wrap-anywhere">
              {author.displayName || t("comments.someoneGone")}
            </span>
            <span className="tabular text-muted">{formatInstant(createdAt, i18n.language)}</span>
            {(author.userId === reader.userId || reader.right === "own") && (
              <Button
                size="sm"
                variant="quiet"
                aria-label={t("comments.deleteWhat", { text: text.slice(0, 60) })}
                busy={remove.isPending && remove.variables === id}
                onClick={() => remove.mutate(id, { onError: failed })}
              >
                {t("comments.delete")}
              </Button>
            )}
          </span>
          <p className="whitespace-pre-line wrap-anywhere">{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** Answers that were begun and not sent, by thread. */
const drafts = new Map<string, string>();

function Reply({ paper, thread, mates }: { paper: PaperAddress; thread: Thread; mates: Reader["mates"] }) {
  const { t } = useTranslation();
  const reply = useReply(paper, thread.id);
  const [text, setText] = useState(drafts.get(thread.id) ?? "");
  useUnsentText(paper.teamId, `reply ${paper.paperId} ${thread.id}`, text);
  const [id, setId] = useState(() => crypto.randomUUID());
  const change = (next: string) => {
    drafts.set(thread.id, next);
    setText(next);
  };
  const submit = () =>
    reply.mutate(
      { id, text, mentions: mentionedIn(text, mates) },
      {
        onSuccess: () => {
          change("");
          setId(crypto.randomUUID());
        },
      },
    );
  return (
    <form
      className="grid grid-cols-1 gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== "") submit();
      }}
    >
      <Field label={t("comments.reply")} hideLabel>
        <MentionTextarea
          rows={1}
          maxLength={4_000}
          placeholder={t("comments.reply")}
          mates={mates}
          value={text}
          onText={change}
        />
      </Field>
      {reply.error && <Notice>{reasonOf(reply.error)}</Notice>}
      {text.trim() !== "" && (
        <div>
          <Button type="submit" size="sm" busy={reply.isPending}>
            {t("comments.sendReply")}
          </Button>
        </div>
      )}
    </form>
  );
}
