import { useTranslation } from "react-i18next";
import { Loading, Skeleton, SkeletonText } from "../../../ui/skeleton.tsx";
import { columns } from "./columns.ts";

const rows = ["w-3/5", "w-2/5", "w-1/2", "w-2/3"];

export function ResultsSkeleton() {
  const { t } = useTranslation();
  return (
    <Loading label={t("job-search.searching")}>
      <div className={`${columns} overflow-hidden rounded-xl border border-line bg-surface`}>
        <div className="divide-y divide-line border-line min-[1100px]:border-r">
          {rows.map((width) => (
            <div key={width} className="grid gap-3 p-4 pl-5">
              <Skeleton className={`h-5 ${width}`} />
              <Skeleton className="h-4 w-2/5" />
              <SkeletonText lines={2} />
              <span className="flex gap-2">
                <Skeleton className="h-6 w-16" />
                <Skeleton className="h-6 w-20" />
                <Skeleton className="h-6 w-28" />
              </span>
            </div>
          ))}
        </div>
        <div className="hidden content-start gap-5 p-7 min-[1100px]:grid">
          <Skeleton className="h-7 w-3/5" />
          <Skeleton className="h-4 w-2/5" />
          <span className="flex gap-2.5">
            <Skeleton className="h-11 w-24" />
            <Skeleton className="h-11 w-24" />
          </span>
          <SkeletonText lines={7} />
        </div>
      </div>
    </Loading>
  );
}
