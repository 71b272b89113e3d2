import { BarChart3, Table2 } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button/button.tsx";

export function FigurePanel({
  title,
  text,
  chart,
  table,
  children,
}: {
  title: string;
  text: string;
  chart?: ReactNode;
  table: ReactNode;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const [isTable, setTable] = useState(false);
  const id = useId();
  const shows = isTable || chart === undefined;
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 grid-cols-1 content-start gap-4 rounded-xl border border-line bg-surface p-4 sm:p-5"
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1">
        <h2 id={id} className="text-lg leading-snug">
          {title}
        </h2>
        {chart !== undefined && (
          <Button
            variant="quiet"
            size="sm"
            aria-pressed={isTable}
            onClick={() => setTable(!isTable)}
            className="-mt-1 shrink-0 text-muted!"
          >
            {isTable ? (
              <BarChart3 aria-hidden="true" className="size-4" />
            ) : (
              <Table2 aria-hidden="true" className="size-4" />
            )}
            {t("analytics.asTable")}
          </Button>
        )}
        <p className="col-span-2 max-w-[76ch] text-sm text-muted text-pretty">{text}</p>
      </div>
      {shows ? table : chart}
      {children}
    </section>
  );
}

export interface Column<T> {
  title: string;
  cell: (row: T) => ReactNode;
}

/** The first column stays in view while the others scroll below it. */
const stuck = "sticky left-0 min-w-28 max-w-64 bg-surface pr-3 text-left hyphens-auto wrap-break-word";

/** The first column names the row. It scrolls sideways when too wide. */
export function FigureTable<T>({
  caption,
  rows,
  keyOf,
  columns,
}: {
  caption: string;
  rows: readonly T[];
  keyOf: (row: T) => string;
  columns: readonly Column<T>[];
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be a second landmark with the name of the panel around it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a horizontally scrolling area must be reachable by keyboard.
    <div role="group" tabIndex={0} aria-label={caption} className="overflow-x-auto rounded-sm">
      <table className="tabular w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-muted">
            {columns.map(({ title }, i) => (
              <th
                key={title}
                scope="col"
                className={`py-1.5 align-bottom font-normal ${i === 0 ? stuck : "pl-3 text-right"}`}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="border-t border-line">
              {columns.map(({ title, cell }, i) =>
                i === 0 ? (
                  <th key={title} scope="row" className={`${stuck} py-1.5 align-top font-medium`}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={title} className="py-1.5 pl-3 text-right align-top">
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
