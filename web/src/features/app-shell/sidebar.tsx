import { Link } from "@tanstack/react-router";
import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { loneSections, type SectionId, sectionGroups } from "../../lib/sections.ts";
import { BlazeStrokes, Wordmark } from "../../ui/blaze.tsx";

const item =
  "flex min-h-8 w-full items-center gap-1 rounded-md pr-3 pl-2 text-left text-[0.9375rem] text-side-on no-underline transition-colors hover:bg-side-hover aria-[current=page]:bg-field aria-[current=page]:font-semibold";

/** Number of items per section; absent when unknown. */
export type SectionCounts = Partial<Record<SectionId, number | undefined>>;

function SectionLink({
  id,
  current,
  count,
}: {
  id: SectionId;
  current: SectionId | null;
  count?: number | undefined;
}) {
  const { t, i18n } = useTranslation();
  const active = id === current;
  return (
    <li>
      <Link
        to="/dashboard"
        search={id === "dashboard" ? {} : { section: id }}
        activeOptions={{ exact: id === "dashboard" }}
        aria-current={active ? "page" : undefined}
        className={item}
      >
        <span className="size-5">{active && <BlazeStrokes />}</span>
        {t(`app-shell.section.${id}`)}
        {count !== undefined && count > 0 && (
          <span className="tabular ml-auto text-sm text-side-quiet">
            {formatNumber(count, i18n.language)}
          </span>
        )}
      </Link>
    </li>
  );
}

/** The navigation. The logo marks the current section. */
export function Sidebar({
  current,
  counts,
  bell,
  onCommands,
  onSignOut,
  tools,
}: {
  current: SectionId | null;
  counts: SectionCounts;
  bell?: ReactNode;
  onCommands: () => void;
  onSignOut: () => void;
  tools: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <div className="flex min-h-full flex-col bg-side px-3 pt-4 pb-2 text-side-on">
      <div className="flex items-center justify-between">
        <Link to="/dashboard" className="rounded-lg px-1.5 py-1 text-side-on no-underline">
          <Wordmark />
        </Link>
        {bell}
      </div>
      <button
        type="button"
        onClick={onCommands}
        className="mt-3 flex min-h-9 items-center gap-2 rounded-md border border-side-quiet/40 px-2.5 text-sm text-side-quiet hover:border-side-quiet hover:text-side-on"
      >
        <Search aria-hidden="true" className="size-4 shrink-0" />
        <span className="min-w-0 flex-1 truncate text-left">{t("app-shell.nav.commands")}</span>
        <span aria-hidden="true" className="shrink-0 text-xs whitespace-nowrap">
          {t("common.commands.keys")}
        </span>
      </button>
      <Sections current={current} counts={counts} onSignOut={onSignOut} />
      <div className="mt-2 flex items-center gap-1 border-t border-side-quiet/25 pt-2">{tools}</div>
    </div>
  );
}

function Sections({
  current,
  counts,
  onSignOut,
}: {
  current: SectionId | null;
  counts: SectionCounts;
  onSignOut: () => void;
}) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t("app-shell.nav.label")} className="mt-1 flex flex-1 flex-col">
      {sectionGroups.map((group) => (
        <div key={group.id}>
          <p
            id={`nav-${group.id}`}
            className="px-2.5 pt-2.5 pb-0.5 text-xs font-semibold tracking-wide text-side-quiet"
          >
            {t(`app-shell.group.${group.id}`)}
          </p>
          <ul aria-labelledby={`nav-${group.id}`}>
            {group.sections.map((id) => (
              <SectionLink key={id} id={id} current={current} count={counts[id]} />
            ))}
          </ul>
        </div>
      ))}
      <ul className="mt-auto pt-3">
        <li>
          <Link to="/settings" className={item} activeProps={{ "aria-current": "page" }}>
            <span className="size-5">{current === null && <BlazeStrokes />}</span>
            {t("app-shell.settings")}
          </Link>
        </li>
        {loneSections.map((id) => (
          <SectionLink key={id} id={id} current={current} />
        ))}
        <li>
          <button type="button" onClick={onSignOut} className={item}>
            <span className="size-5" />
            {t("common.signOut.label")}
          </button>
        </li>
      </ul>
    </nav>
  );
}
