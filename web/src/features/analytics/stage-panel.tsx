import type { StageRow } from "@waymark/contract/analytics";
import { useTranslation } from "react-i18next";
import { FigurePanel, FigureTable } from "./figure-panel.tsx";
import { useFigureWords } from "./figure-words.ts";

export function StagePanel({ stages }: { stages: readonly StageRow[] }) {
  const { t } = useTranslation();
  const words = useFigureWords();
  return (
    <FigurePanel
      title={t("analytics.stages.title")}
      text={t("analytics.stages.text")}
      table={
        <FigureTable
          caption={t("analytics.stages.title")}
          rows={stages}
          keyOf={({ stage }) => stage}
          columns={[
            { title: t("analytics.column.stage"), cell: ({ stage, name }) => words.stage(stage, name) },
            { title: t("analytics.column.entered"), cell: ({ entered }) => words.n(entered) },
            { title: t("analytics.column.now"), cell: ({ now }) => words.n(now) },
            {
              title: t("analytics.column.wentOn"),
              cell: ({ wentOn, isEnd }) => (isEnd ? "–" : words.n(wentOn)),
            },
            {
              title: t("analytics.column.share"),
              cell: ({ share, isEnd }) => (isEnd ? "–" : words.share(share)),
            },
            {
              title: t("analytics.column.halfLeft"),
              cell: ({ daysThere, isEnd }) => (isEnd ? "–" : words.half(daysThere)),
            },
          ]}
        />
      }
    />
  );
}
