import type { ApplicationCard } from "@waymark/contract/applications";
import { AlarmClock, CalendarClock, Flag, Send } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ownDates } from "../../../lib/dates.ts";
import { classes } from "../../../ui/classes.ts";
import { cardName } from "../words.ts";
import type { Entry, EntryKind } from "./days.ts";

const icons = { interview: CalendarClock, deadline: Flag, reminder: AlarmClock, applied: Send };

const looks: Record<EntryKind, string> = {
  interview: "bg-pine-soft text-pine",
  deadline: "bg-rust-soft text-rust",
  reminder: "bg-blaze-soft text-amber",
  applied: "bg-sunk text-muted",
};

export function EntryButton({
  entry: { kind, at, card },
  onOpen,
  large,
}: {
  entry: Entry;
  onOpen: (card: ApplicationCard) => void;
  large?: boolean;
}) {
  const { t, i18n } = useTranslation();
  const Icon = icons[kind];
  const zone = ownDates.get()?.timeZone;
  const time =
    at === null
      ? ""
      : new Intl.DateTimeFormat(i18n.language, {
          timeStyle: "short",
          ...(zone ? { timeZone: zone } : {}),
        }).format(new Date(at));
  return (
    <button
      type="button"
      onClick={() => onOpen(card)}
      title={`${t(`applications.kind.${kind}`)}: ${cardName(card)}`}
      className={classes(
        "flex w-full min-w-0 items-center gap-1.5 rounded-sm px-1.5 text-left font-medium",
        large ? "min-h-10 text-[0.9375rem]" : "min-h-6 text-xs",
        looks[kind],
      )}
    >
      <Icon aria-hidden="true" className={large ? "size-4 shrink-0" : "size-3 shrink-0"} />
      <span className="sr-only">{t(`applications.kind.${kind}`)}: </span>
      {time && <span className="tabular shrink-0">{time}</span>}
      <span className="truncate">{large ? cardName(card) : card.job.company || card.job.title}</span>
    </button>
  );
}
