import { Link } from "@tanstack/react-router";
import type { LetterRow } from "@waymark/contract/letters";
import { Copy, Trash2 } from "lucide-react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber, formatRelativeDay } from "../../../lib/format.ts";
import { languageNames } from "../../../lib/language/language-names.ts";
import { Badge } from "../../../ui/badge.tsx";
import { IconButton } from "../../../ui/button/button.tsx";
import { Tooltip } from "../../../ui/overlay/tooltip.tsx";
import { StatusBadge } from "./status-badge.tsx";

export interface RowActions {
  readonly onCopy: (letter: Pick<LetterRow, "id" | "name">) => void;
  readonly onDelete: (letter: Pick<LetterRow, "id" | "name">) => void;
}

/** A letter in the list: what it is for, its state and actions. */
export const LetterItem = memo(function LetterItem({
  letter,
  actions,
}: {
  letter: LetterRow;
  actions: RowActions;
}) {
  const { t, i18n } = useTranslation();
  const { id, name, company, jobTitle, wish, status, openQuestions, words, updatedAt } = letter;
  const about = [jobTitle, company].filter((text) => text !== "" && text !== name).join(", ");
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-2 p-4 hover:bg-sunk">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <h2 className="font-sans text-[1.0625rem] leading-snug font-semibold tracking-normal wrap-anywhere">
          <Link
            to="/dashboard"
            search={{ section: "cover-letters", item: id }}
            dir="auto"
            className="rounded-sm text-ink no-underline after:absolute after:inset-0 hover:underline"
          >
            {name}
          </Link>
        </h2>
        {about !== "" && <p className="text-[0.9375rem] text-muted wrap-anywhere">{about}</p>}
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1.5 text-sm text-muted">
          <StatusBadge status={status} openQuestions={openQuestions} />
          <Badge>{t(`letters.kind.${wish.kind}`)}</Badge>
          <span lang={wish.language}>{languageNames[wish.language]}</span>
          <span className="tabular">
            {t("letters.list.words", { count: words, n: formatNumber(words, i18n.language) })}
          </span>
          <span>
            {t("letters.list.updated", {
              day: formatRelativeDay(updatedAt, new Date(), t, i18n.language),
            })}
          </span>
        </p>
      </div>
      {/* z-1: the link of the name lies over the whole row. */}
      <div className="relative z-1 ml-auto flex gap-1">
        <Tooltip text={t("letters.menu.copy")}>
          <IconButton label={t("letters.menu.copyOf", { name })} small onClick={() => actions.onCopy(letter)}>
            <Copy aria-hidden="true" className="size-4.5" />
          </IconButton>
        </Tooltip>
        <Tooltip text={t("letters.menu.delete")}>
          <IconButton
            label={t("letters.menu.deleteOf", { name })}
            small
            className="hover:text-rust"
            onClick={() => actions.onDelete(letter)}
          >
            <Trash2 aria-hidden="true" className="size-4.5" />
          </IconButton>
        </Tooltip>
      </div>
    </li>
  );
});
