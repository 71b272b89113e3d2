import { useTranslation } from "react-i18next";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";

const columns = [
  { name: "a", cards: ["h-24", "h-26"] },
  { name: "b", cards: ["h-26", "h-24", "h-28"] },
  { name: "c", cards: ["h-28", "h-24"] },
  { name: "d", cards: ["h-24"] },
];

export function BoardSkeleton() {
  const { t } = useTranslation();
  return (
    <Loading label={t("applications.loading")}>
      <div className="-mx-4 flex h-[max(26rem,calc(100dvh-11.5rem))] gap-3 overflow-hidden px-4 sm:-mx-8 sm:px-8">
        {columns.map(({ name, cards }) => (
          <div
            key={name}
            className="grid w-[min(17rem,82vw)] shrink-0 content-start gap-2 rounded-xl bg-sunk p-2"
          >
            <div className="flex items-center gap-2 p-1.5">
              <Skeleton className="h-3.5 w-1.5" />
              <Skeleton className="h-4 w-28" />
            </div>
            {cards.map((height) => (
              <div
                key={height}
                className={`grid content-start gap-2.5 rounded-lg border border-line bg-surface p-3 ${height}`}
              >
                <Skeleton className="h-4 w-4/5" />
                <Skeleton className="h-3.5 w-1/2" />
              </div>
            ))}
          </div>
        ))}
      </div>
    </Loading>
  );
}
