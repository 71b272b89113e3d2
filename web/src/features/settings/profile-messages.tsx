import { Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../lib/api/call.ts";
import { formatInstant } from "../../lib/format.ts";
import { IconButton } from "../../ui/button/button.tsx";
import { TextLink } from "../../ui/button/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/overlay/toast.ts";
import { Loading, SkeletonText } from "../../ui/skeleton.tsx";
import { useDeleteMessage, useProfileMessages } from "./queries.ts";

/** Messages from the public page's form; the person answers from their own mailbox. */
export function ProfileMessages() {
  const { t, i18n } = useTranslation();
  const { data, error, refetch } = useProfileMessages();
  const remove = useDeleteMessage();
  if (error)
    return (
      <Notice onRetry={() => void refetch()}>
        {error instanceof CallError ? error.error : t("settings.page.failed")}
      </Notice>
    );
  if (!data)
    return (
      <Loading>
        <SkeletonText lines={3} />
      </Loading>
    );
  if (data.messages.length === 0)
    return <p className="text-[0.9375rem] text-muted">{t("settings.messages.none")}</p>;
  return (
    <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
      {data.messages.map((message) => (
        <li key={message.id} className="grid gap-2 py-4 pr-2 pl-4 sm:pl-5">
          <div className="flex items-start gap-3">
            <div className="grid min-w-0 flex-1">
              <strong className="font-semibold wrap-anywhere" dir="auto">
                {[message.name, message.company].filter(Boolean).join(" · ")}
              </strong>
              <span className="flex flex-wrap gap-x-3 text-sm text-muted">
                <TextLink
                  href={`mailto:${encodeURIComponent(message.email).replace("%40", "@")}`}
                  className="wrap-anywhere"
                >
                  {message.email}
                </TextLink>
                <time dateTime={message.createdAt}>{formatInstant(message.createdAt, i18n.language)}</time>
              </span>
            </div>
            <IconButton
              label={t("settings.messages.remove", { name: message.name })}
              className="text-muted!"
              onClick={() =>
                remove.mutate(message.id, {
                  onError: () => toast({ title: t("settings.messages.notRemoved"), variant: "destructive" }),
                })
              }
            >
              <Trash2 aria-hidden="true" className="size-4.5" />
            </IconButton>
          </div>
          <p className="pr-3 text-[0.9375rem] whitespace-pre-wrap wrap-anywhere" dir="auto">
            {message.message}
          </p>
        </li>
      ))}
    </ul>
  );
}
