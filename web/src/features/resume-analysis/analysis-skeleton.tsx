import { Loading, Skeleton } from "../../ui/skeleton.tsx";

const groups = ["w-1/3", "w-1/2", "w-2/5", "w-1/4", "w-1/2"];

export function AnalysisSkeleton() {
  return (
    <Loading>
      <div className="flex items-center gap-4 pb-5">
        <Skeleton className="h-12 w-16" />
        <span className="grid flex-1 gap-2">
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-3.5 w-2/3" />
        </span>
      </div>
      {groups.map((width, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change places
        <div key={i} className="grid gap-3 border-t border-line py-4">
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="h-1.5 w-full" />
        </div>
      ))}
    </Loading>
  );
}
