import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

/** One thing that protects the account: what it is, how it stands, what can be done. */
export function SettingRow({
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
  actions: ReactNode;
  /** Stands below, over the whole width. */
  children?: ReactNode;
}) {
  return (
    <li className="grid grid-cols-1 gap-3 p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span
          aria-hidden="true"
          className="grid size-10 shrink-0 place-items-center rounded-lg bg-pine-soft text-pine"
        >
          <Icon className="size-5" />
        </span>
        <div className="grid min-w-40 flex-1 grid-cols-1 gap-0.5">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
            {title}
            {badge}
          </p>
          <p className="tabular text-sm text-muted wrap-anywhere">{status}</p>
        </div>
        <div className="flex flex-wrap gap-2">{actions}</div>
      </div>
      {children}
    </li>
  );
}
