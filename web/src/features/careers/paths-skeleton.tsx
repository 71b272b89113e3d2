import { useTranslation } from "react-i18next";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";

const boxes = [
  "left-[4%] top-[62%]",
  "left-[30%] top-[24%]",
  "left-[30%] top-[74%]",
  "left-[56%] top-[48%]",
  "left-[80%] top-[14%]",
] as const;

export function PathsSkeleton() {
  const { t } = useTranslation();
  return (
    <Loading label={t("careers.loading")}>
      <div className="grid gap-5">
        <span className="flex gap-6 border-b border-line pb-3">
          <Skeleton className="h-5 w-36" />
          <Skeleton className="h-5 w-32" />
          <Skeleton className="hidden h-5 w-32 sm:block" />
        </span>
        <div className="contours relative aspect-[2/1] min-h-80 w-full overflow-hidden rounded-xl border border-line bg-surface">
          {boxes.map((place) => (
            <span key={place} className={`absolute w-[16%] min-w-14 ${place}`}>
              <Skeleton className="h-16 rounded-xl" />
            </span>
          ))}
        </div>
        <div className="grid gap-6 lg:grid-cols-2">
          <Skeleton className="h-40" />
          <Skeleton className="h-40" />
        </div>
      </div>
    </Loading>
  );
}
