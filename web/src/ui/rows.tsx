import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Loading, Skeleton } from "./skeleton.tsx";

const surface = "divide-y divide-line rounded-xl border border-line bg-surface";

export function Rows({ children }: { children: ReactNode }) {
  return <ul className={surface}>{children}</ul>;
}

export function Row({
  icon: Icon,
  title,
  badge,
  status,
  actions,
  children,
}: {
  icon: LucideIcon;
  title: string;
  badge?: ReactNode;
  status: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <li className="grid grid-cols-1 gap-3 p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
        <span
          aria-hidden="true"
          className="grid size-10 shrink-0 place-items-center rounded-lg bg-pine-soft text-pine"
        >
          <Icon className="size-5" />
        </span>
        <div className="grid min-w-40 flex-1 grid-cols-1 gap-0.5">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
            <span className="min-w-0 wrap-anywhere">{title}</span>
            {badge}
          </p>
          <p className="tabular text-sm text-muted wrap-anywhere">{status}</p>
        </div>
        {actions && <div className="flex flex-wrap gap-2 max-sm:basis-full max-sm:pl-14">{actions}</div>}
      </div>
      {children}
    </li>
  );
}

const widths = ["w-2/5", "w-1/4", "w-1/3"];

/** At most three. */
export function RowsSkeleton({ rows = 3, label }: { rows?: number; label?: string }) {
  return (
    <Loading {...(label === undefined ? {} : { label })}>
      <div className={surface}>
        {widths.slice(0, rows).map((width) => (
          <div key={width} className="flex items-center gap-4 p-4">
            <Skeleton className="size-10 shrink-0 rounded-lg" />
            <span className="grid flex-1 gap-2.5">
              <Skeleton className="h-5 w-1/4" />
              <Skeleton className={`h-4 ${width}`} />
            </span>
          </div>
        ))}
      </div>
    </Loading>
  );
}
