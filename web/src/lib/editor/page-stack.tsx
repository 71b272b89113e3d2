import { Minus, Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../ui/button/button.tsx";
import { classes } from "../../ui/classes.ts";
import { Notice } from "../../ui/notice.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { CallError } from "../api/call.ts";
import { formatNumber, formatPercent } from "../format.ts";

export interface Pages {
  readonly pictures: readonly string[];
  readonly width: number;
  readonly height: number;
  readonly missing: readonly string[];
  readonly text: string;
}

/** An SVG as a data URL. Used as an image, it can neither run scripts nor load anything. */
export const pictureOf = (svg: string) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

const zooms = [50, 75, 100, 125, 150, 200] as const;

interface PagesState {
  data: Pages | undefined;
  isError: boolean;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Has a zoom. Needs the texts of `resumes`. */
export function PageStack({
  pages,
  className,
  note,
}: {
  pages: PagesState;
  className?: string;
  note?: ReactNode;
}) {
  const { t, i18n } = useTranslation();
  const [at, setAt] = useState(2);
  const zoom = zooms[at] ?? 100;
  const count = pages.data?.pictures.length ?? 0;
  return (
    <div className={classes("grid grid-cols-1 grid-rows-[auto_minmax(0,1fr)] rounded-xl bg-sunk", className)}>
      <div className="flex min-h-12 items-center justify-between gap-2 border-b border-line px-3">
        <p role="status" className="tabular text-sm text-muted">
          {count > 0 && t("resumes.page.count", { count, n: formatNumber(count, i18n.language) })}
        </p>
        <div className="flex items-center gap-1">
          <IconButton
            label={t("resumes.page.smaller")}
            small
            disabled={at === 0}
            onClick={() => setAt(at - 1)}
          >
            <Minus aria-hidden="true" className="size-4" />
          </IconButton>
          <button
            type="button"
            onClick={() => setAt(2)}
            aria-label={t("resumes.page.zoom", { percent: zoom })}
            className="tabular min-h-9 min-w-14 rounded-md text-sm hover:bg-surface"
          >
            {formatPercent(zoom / 100, i18n.language)}
          </button>
          <IconButton
            label={t("resumes.page.larger")}
            small
            disabled={at === zooms.length - 1}
            onClick={() => setAt(at + 1)}
          >
            <Plus aria-hidden="true" className="size-4" />
          </IconButton>
        </div>
      </div>
      {/* It scrolls on its own, so it must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section tabIndex={0} aria-label={t("resumes.page.label")} className="min-h-0 overflow-auto p-4 sm:p-6">
        {pages.isError && (
          <Notice className="mb-4" onRetry={() => void pages.refetch()}>
            {pages.error instanceof CallError ? pages.error.error : t("resumes.page.failed")}
          </Notice>
        )}
        {pages.data !== undefined && pages.data.missing.length > 0 && (
          <Notice tone="info" className="mb-4">
            {t("resumes.page.missing", { signs: pages.data.missing.slice(0, 12).join(" ") })}
          </Notice>
        )}
        {note && <div className="mb-4">{note}</div>}
        <Sheets pages={pages} zoom={zoom} />
        {pages.data !== undefined && pages.data.text !== "" && (
          <details className="mx-auto mt-5 max-w-[50rem] text-sm">
            <summary className="w-fit min-h-9 cursor-pointer rounded-md py-1.5 font-semibold">
              {t("resumes.page.text")}
            </summary>
            {/* The same text as the plain text download, for screen readers. */}
            <p
              className="rounded-lg border border-line bg-surface p-4 wrap-anywhere whitespace-pre-wrap"
              dir="auto"
            >
              {pages.data.text}
            </p>
          </details>
        )}
      </section>
    </div>
  );
}

function Sheets({ pages, zoom }: { pages: PagesState; zoom: number }) {
  const { t } = useTranslation();
  if (pages.data === undefined)
    return pages.isError ? null : (
      <Loading label={t("resumes.page.loading")}>
        <Skeleton className="mx-auto aspect-[17/22] w-full max-w-[50rem] rounded-sm" />
      </Loading>
    );
  const { pictures, width, height } = pages.data;
  return (
    <div className="mx-auto grid max-w-none gap-5" style={{ width: `${zoom}%` }}>
      {pictures.map((picture, i) => (
        <img
          // biome-ignore lint/suspicious/noArrayIndexKey: pages have no id but their index
          key={i}
          src={picture}
          alt={t("resumes.page.alt", { n: i + 1, of: pictures.length })}
          style={{ aspectRatio: `${width} / ${height}` }}
          draggable={false}
          className={classes(
            "mx-auto block w-full rounded-sm bg-white shadow-lift",
            zoom <= 100 && "max-w-[50rem]",
          )}
        />
      ))}
    </div>
  );
}
