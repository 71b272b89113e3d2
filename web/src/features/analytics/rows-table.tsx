import type { FigureRow } from "@waymark/contract/analytics";
import { useTranslation } from "react-i18next";
import { FigureTable } from "./figure-panel.tsx";
import { useFigureWords } from "./figure-words.ts";

export function RowsTable<T extends FigureRow>({
  caption,
  first,
  rows,
  name,
}: {
  caption: string;
  first: string;
  rows: readonly T[];
  name: (row: T) => string;
}) {
  const { t } = useTranslation();
  const words = useFigureWords();
  return (
    <FigureTable
      caption={caption}
      rows={rows}
      keyOf={({ key }) => key}
      columns={[
        { title: first, cell: name },
        { title: t("analytics.column.sent"), cell: ({ sent }) => words.n(sent) },
        { title: t("analytics.column.answered"), cell: ({ answered }) => words.n(answered) },
        { title: t("analytics.column.interviews"), cell: ({ interviews }) => words.n(interviews) },
        { title: t("analytics.column.offers"), cell: ({ offers }) => words.n(offers) },
        { title: t("analytics.column.rate"), cell: ({ responseRate }) => words.share(responseRate) },
        { title: t("analytics.column.half"), cell: ({ daysToAnswer }) => words.half(daysToAnswer) },
      ]}
    />
  );
}
