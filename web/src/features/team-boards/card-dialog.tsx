import type { TeamCard } from "@waymark/contract/team-boards";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../lib/api/reason-of.ts";
import { formatInstant } from "../../lib/format.ts";
import { MentionTextarea, mentionedIn } from "../../lib/mention/mention-textarea.tsx";
import { useUnsentText } from "../../lib/unsent-texts.ts";
import { Button } from "../../ui/button/button.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { ChoiceField } from "../../ui/form/choice-field.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Input, Textarea } from "../../ui/form/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { DialogFoot } from "../../ui/overlay/dialog-foot.tsx";
import { toast } from "../../ui/overlay/toast.ts";
import {
  isConflict,
  useChangeCard,
  useCommentOnCard,
  useCreateCard,
  useDeleteCard,
  useTakeCard,
} from "./queries.ts";
import type { TeamBoard, TeamMate } from "./team-board.tsx";

type Props = Parameters<typeof TeamBoard>[0] & {
  /** Absent for a new card. */
  card: TeamCard | undefined;
  onClose: () => void;
};

const draftOf = (card: TeamCard | undefined) => ({
  kind: card?.kind ?? ("posting" as const),
  title: card?.title ?? "",
  company: card?.company ?? "",
  location: card?.location ?? "",
  url: card?.url ?? "",
  text: card?.text ?? "",
  assigneeId: card?.assigneeId ?? null,
  dueOn: card?.dueOn ?? null,
});
type Draft = ReturnType<typeof draftOf>;

/** The typed lines that a saved card does not have. */
const unsentOf = (draft: Draft, saved: Draft) =>
  (["title", "company", "location", "url", "text"] as const)
    .filter((name) => draft[name] !== saved[name])
    .map((name) => draft[name].trim())
    .filter((line) => line !== "")
    .join("\n");

/** One card: its fields, its comments, and the way to an own application. */
export function CardDialog({ teamId, members, linkToApplication, card, onClose }: Props) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<Draft>(() => draftOf(card));
  const [id] = useState(() => card?.id ?? crypto.randomUUID());
  useUnsentText(teamId, `card ${id}`, unsentOf(draft, draftOf(card)));
  const create = useCreateCard(teamId);
  const change = useChangeCard(teamId);
  const { remove, restore } = useDeleteCard(teamId);
  const isUrl = draft.url === "" || /^https?:\/\//i.test(draft.url);
  const failed = create.error ?? change.error;
  const save = () => {
    if (card === undefined) create.mutate({ id, column: "new", ...draft }, { onSuccess: onClose });
    else change.mutate({ card, change: draft }, { onSuccess: onClose });
  };
  const end = (gone: TeamCard) =>
    remove.mutate(gone.id, {
      onSuccess: () => {
        onClose();
        toast({
          title: t("team-boards.deleted", { title: gone.title }),
          action: { label: t("team-boards.undo"), run: () => restore.mutate(gone.id) },
        });
      },
    });
  return (
    <Dialog
      open
      steady
      onOpenChange={(open) => !open && onClose()}
      title={card === undefined ? t("team-boards.add") : card.title}
    >
      <form
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (draft.title.trim() !== "" && isUrl) save();
        }}
      >
        <CardFields draft={draft} members={members} isUrl={isUrl} onChange={setDraft} />
        {failed && <Notice>{isConflict(failed) ? t("team-boards.changedByOther") : reasonOf(failed)}</Notice>}
        <DialogFoot
          cancel={t("common.cancel")}
          save={t("team-boards.save")}
          saving={create.isPending || change.isPending}
          disabled={draft.title.trim() === "" || !isUrl}
          onCancel={onClose}
          remove={
            card === undefined
              ? undefined
              : { label: t("team-boards.delete"), busy: remove.isPending, onPress: () => end(card) }
          }
        />
      </form>
      {card?.kind === "posting" && <Take teamId={teamId} card={card} linkToApplication={linkToApplication} />}
      {card !== undefined && <CardComments teamId={teamId} card={card} members={members} />}
    </Dialog>
  );
}

function CardFields({
  draft,
  members,
  isUrl,
  onChange,
}: {
  draft: Draft;
  members: readonly TeamMate[];
  isUrl: boolean;
  onChange: (draft: Draft) => void;
}) {
  const { t } = useTranslation();
  const line = (name: "title" | "company" | "location" | "url", most: number) => (
    <Field
      key={name}
      label={t(`team-boards.field.${name}`)}
      required={name === "title"}
      error={name === "url" && !isUrl ? t("team-boards.urlWrong") : undefined}
    >
      <Input
        maxLength={most}
        value={draft[name]}
        onChange={({ target }) => onChange({ ...draft, [name]: target.value })}
      />
    </Field>
  );
  return (
    <>
      <ChoiceField
        label={t("team-boards.field.kind")}
        value={draft.kind}
        values={["posting", "task"] as const}
        nameOf={(kind) => t(`team-boards.kind.${kind}`)}
        onChange={(kind) => onChange({ ...draft, kind })}
      />
      {line("title", 300)}
      {draft.kind === "posting" && [line("company", 200), line("location", 200), line("url", 2_000)]}
      <Field label={t("team-boards.field.text")}>
        <Textarea
          rows={3}
          maxLength={4_000}
          value={draft.text}
          onChange={({ target }) => onChange({ ...draft, text: target.value })}
        />
      </Field>
      <WhoAndWhen draft={draft} members={members} onChange={onChange} />
    </>
  );
}

function WhoAndWhen({
  draft,
  members,
  onChange,
}: {
  draft: Draft;
  members: readonly TeamMate[];
  onChange: (draft: Draft) => void;
}) {
  const { t } = useTranslation();
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <ChoiceField
        label={t("team-boards.field.assignee")}
        value={draft.assigneeId ?? ""}
        values={["", ...members.map(({ userId }) => userId)]}
        nameOf={(id) => members.find(({ userId }) => userId === id)?.displayName ?? t("team-boards.nobody")}
        onChange={(id) => onChange({ ...draft, assigneeId: id === "" ? null : id })}
      />
      <Field label={t("team-boards.field.due")}>
        <Input
          type="date"
          value={draft.dueOn ?? ""}
          onChange={({ target }) => onChange({ ...draft, dueOn: target.value || null })}
        />
      </Field>
    </div>
  );
}

/** Makes the posting an application of one's own with one press. */
function Take({
  teamId,
  card,
  linkToApplication,
}: Pick<Props, "teamId" | "linkToApplication"> & { card: TeamCard }) {
  const { t } = useTranslation();
  const take = useTakeCard(teamId);
  const [applicationId] = useState(() => crypto.randomUUID());
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      {take.error && <Notice>{reasonOf(take.error)}</Notice>}
      <div className="flex flex-wrap items-center gap-3">
        {take.data === undefined ? (
          <Button
            variant="secondary"
            size="sm"
            busy={take.isPending}
            onClick={() => take.mutate({ cardId: card.id, applicationId })}
          >
            {t("team-boards.take")}
          </Button>
        ) : (
          linkToApplication(take.data.applicationId, t("team-boards.taken"))
        )}
        {card.url !== "" && (
          <LinkButton href={card.url} target="_blank" rel="noopener noreferrer" variant="quiet" size="sm">
            {t("team-boards.open")}
          </LinkButton>
        )}
      </div>
    </div>
  );
}

function CardComments({
  teamId,
  card,
  members,
}: {
  teamId: string;
  card: TeamCard;
  members: readonly TeamMate[];
}) {
  const { t, i18n } = useTranslation();
  return (
    <section className="grid grid-cols-1 gap-3 border-t border-line pt-4">
      <h3 className="text-base">{t("team-boards.field.comments")}</h3>
      <ol className="grid gap-2.5">
        {card.comments.map((comment) => (
          <li key={comment.id} className="grid gap-0.5">
            <span className="text-sm">
              <span className="font-semibold">{comment.author.displayName || t("comments.someoneGone")}</span>{" "}
              <span className="tabular text-muted">{formatInstant(comment.createdAt, i18n.language)}</span>
            </span>
            <p className="whitespace-pre-line wrap-anywhere">{comment.text}</p>
          </li>
        ))}
      </ol>
      <CommentForm teamId={teamId} cardId={card.id} members={members} />
    </section>
  );
}

function CommentForm({
  teamId,
  cardId,
  members,
}: {
  teamId: string;
  cardId: string;
  members: readonly TeamMate[];
}) {
  const { t } = useTranslation();
  const send = useCommentOnCard(teamId, cardId);
  const [text, setText] = useState("");
  useUnsentText(teamId, `comment ${cardId}`, text);
  const [id, setId] = useState(() => crypto.randomUUID());
  const submit = () =>
    send.mutate(
      { id, text, mentions: mentionedIn(text, members) },
      {
        onSuccess: () => {
          setText("");
          setId(crypto.randomUUID());
        },
      },
    );
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== "") submit();
      }}
    >
      <Field label={t("comments.text")} hint={t("comments.mentionHint")}>
        <MentionTextarea rows={2} maxLength={4_000} mates={members} value={text} onText={setText} />
      </Field>
      {send.error && <Notice>{reasonOf(send.error)}</Notice>}
      <div>
        <Button
          type="submit"
          size="sm"
          variant="secondary"
          busy={send.isPending}
          disabled={text.trim() === ""}
        >
          {t("comments.send")}
        </Button>
      </div>
    </form>
  );
}
