import type { ContactEntry } from "@waymark/contract/support-contact";
import { useTranslation } from "react-i18next";
import { formatInstant } from "../../lib/format.ts";
import { languageNames } from "../../lib/language/language-names.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { TextLink } from "../../ui/button/link-button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useDeleteContact, useHandleContact } from "./queries.ts";

/** The operator answers by mail and ticks them off. */
export function ContactList({ messages }: { messages: ContactEntry[] }) {
  const { t } = useTranslation();
  const handle = useHandleContact();
  const remove = useDeleteContact();
  if (messages.length === 0) {
    return (
      <EmptyState
        level="h3"
        title={t("operator-page.contact.empty")}
        text={t("operator-page.contact.emptyText")}
      />
    );
  }
  return (
    <>
      {(handle.error ?? remove.error) && <Notice>{t("operator-page.contact.failed")}</Notice>}
      <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
        {messages.map((message) => (
          <Message
            key={message.id}
            message={message}
            onHandled={(handled) => handle.mutate({ id: message.id, handled })}
            onDelete={() => remove.mutate(message.id)}
          />
        ))}
      </ul>
    </>
  );
}

function Message({
  message,
  onHandled,
  onDelete,
}: {
  message: ContactEntry;
  onHandled: (handled: boolean) => void;
  onDelete: () => void;
}) {
  const { t, i18n } = useTranslation();
  const isDone = message.handledAt !== null;
  const facts = [message.company, message.times, languageNames[message.language]].filter(
    (fact) => fact !== "",
  );
  return (
    <li className="grid gap-2 p-4 sm:p-5">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={isDone ? "grey" : "amber"}>{t(`support-contact.topic.${message.topic}`)}</Badge>
        {message.priority && <Badge tone="pine">{t("operator-page.contact.priority")}</Badge>}
        <strong className="font-semibold">{message.name}</strong>
        <TextLink href={`mailto:${message.email}`} className="break-all">
          {message.email}
        </TextLink>
        <span className="ml-auto text-sm text-muted tabular-nums">
          {formatInstant(message.createdAt, i18n.language)}
        </span>
      </p>
      <p className="text-sm text-muted">{facts.join(" · ")}</p>
      <p className="whitespace-pre-wrap break-words text-[0.9375rem]">{message.message}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => onHandled(!isDone)}>
          {t(isDone ? "operator-page.contact.reopen" : "operator-page.contact.done")}
        </Button>
        {isDone && (
          <Button variant="quiet" size="sm" onClick={onDelete}>
            {t("operator-page.contact.delete")}
          </Button>
        )}
      </div>
    </li>
  );
}
