import type { OutboxMessage } from "@waymark/contract/operator";
import { useTranslation } from "react-i18next";
import { formatInstant } from "../../lib/format.ts";
import { Badge } from "../../ui/badge.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

export function OutboxList({ messages }: { messages: OutboxMessage[] }) {
  const { t, i18n } = useTranslation();
  if (messages.length === 0) {
    return <EmptyState level="h3" title={t("operator-page.empty")} text={t("operator-page.emptyText")} />;
  }
  return (
    <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
      {messages.map((message) => (
        <li key={message.id} className="grid grid-cols-[minmax(0,1fr)] gap-1.5 p-4 sm:p-5">
          <p className="flex flex-wrap items-center gap-2">
            <Badge tone="sky">{t(`operator-page.${message.channel}`)}</Badge>
            <strong className="min-w-0 font-semibold wrap-anywhere">{message.subject || message.to}</strong>
            <span className="ml-auto text-sm text-muted tabular-nums">
              {formatInstant(message.createdAt, i18n.language)}
            </span>
          </p>
          <p className="text-sm text-muted wrap-anywhere">{t("operator-page.to", { to: message.to })}</p>
          <p className="whitespace-pre-wrap wrap-anywhere text-[0.9375rem]">{message.text}</p>
        </li>
      ))}
    </ul>
  );
}
