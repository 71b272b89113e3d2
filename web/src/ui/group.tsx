import { type ReactNode, useId } from "react";

export function Group({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-5 border-t border-line py-8 first:border-t-0 first:pt-1 lg:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-1.5">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {text && <p className="max-w-prose text-sm text-muted text-pretty">{text}</p>}
      </div>
      <div className="grid min-w-0 max-w-2xl grid-cols-1 content-start gap-5">{children}</div>
    </section>
  );
}

export function SwitchList({ children }: { children: ReactNode }) {
  return (
    <div className="divide-y divide-line rounded-xl border border-line bg-surface px-4 sm:px-5">
      {children}
    </div>
  );
}

/** Says what will appear there. */
export function GroupEmpty({ children }: { children: ReactNode }) {
  return <p className="text-[0.9375rem] text-muted text-pretty">{children}</p>;
}

export function GroupActions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-3">{children}</div>;
}
