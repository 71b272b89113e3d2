import type { Notice } from "@waymark/contract/notifications";
import { Language } from "@waymark/contract/values";
import { noticeParams } from "@waymark/domain/notifications/notice-params";
import { CircleCheck, CircleDot, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatInstant, formatRelativeDay } from "../../lib/format.ts";
import { useSession } from "../../lib/session/session.tsx";
import { IconButton } from "../../ui/button/button.tsx";
import { classes } from "../../ui/classes.ts";

export function NoticeRow({
  notice,
  onOpen,
  onMark,
  onRemove,
}: {
  notice: Notice;
  onOpen: () => void;
  onMark: (read: boolean) => void;
  onRemove: () => void;
}) {
  const { t, i18n } = useTranslation();
  const { localization } = useSession().user;
  const { kind, params, link, createdAt, readAt } = notice;
  const language = Language.catch("en").parse(i18n.language);
  const isNew = readAt === null;
  return (
    <li className="group relative flex gap-3 border-b border-line py-3 pr-2 pl-4 last:border-0 hover:bg-sunk">
      <span aria-hidden="true" className={classes("mt-1.5 flex h-3 w-2 shrink-0", !isNew && "opacity-0")}>
        <span className="h-3 w-1 rounded-full bg-blaze outline-3 outline-field" />
      </span>
      <div className="grid min-w-0 flex-1 gap-0.5">
        <a
          href={link}
          data-notice={notice.id}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onOpen();
          }}
          className={classes(
            "text-[0.9375rem] text-ink no-underline after:absolute after:inset-0",
            isNew && "font-semibold",
          )}
        >
          {isNew && <span className="sr-only">{`${t("notifications.unread")}. `}</span>}
          {t(`notifications.kind.${kind}.title`)}
        </a>
        <p className="text-sm text-muted wrap-anywhere">
          {t(`notifications.kind.${kind}.text`, { ...noticeParams(params, { ...localization, language }) })}
        </p>
        <time dateTime={createdAt} title={formatInstant(createdAt, language)} className="text-xs text-muted">
          {`${formatRelativeDay(createdAt, new Date(), t, language, localization)}, ${formatTime(createdAt, language, localization.timeZone)}`}
        </time>
      </div>
      <NoticeActions isNew={isNew} onMark={onMark} onRemove={onRemove} />
    </li>
  );
}

function NoticeActions({
  isNew,
  onMark,
  onRemove,
}: {
  isNew: boolean;
  onMark: (read: boolean) => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation();
  return (
    <div className="relative flex shrink-0 items-start">
      <IconButton
        label={t(isNew ? "notifications.markRead" : "notifications.markUnread")}
        onClick={() => onMark(isNew)}
      >
        {isNew ? (
          <CircleCheck aria-hidden="true" className="size-4.5" />
        ) : (
          <CircleDot aria-hidden="true" className="size-4.5" />
        )}
      </IconButton>
      <IconButton label={t("notifications.remove")} onClick={onRemove}>
        <Trash2 aria-hidden="true" className="size-4.5" />
      </IconButton>
    </div>
  );
}

const formatTime = (instant: string, language: string, timeZone: string) =>
  new Intl.DateTimeFormat(language, { timeStyle: "short", timeZone }).format(new Date(instant));
