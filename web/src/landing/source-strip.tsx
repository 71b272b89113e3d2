import { sources } from "../content/marketing.ts";
import type { PagePart } from "./part.ts";
import { When } from "./when.tsx";

/** The names of the active job sources; nothing without any. */
export function SourceStrip({ t }: PagePart) {
  return (
    <When fact="sources">
      <section className="border-y border-line">
        <div className="mx-auto flex max-w-page flex-wrap items-baseline gap-x-10 gap-y-2 px-5 py-6 text-muted">
          <h2 className="font-sans text-[0.9375rem] font-normal tracking-normal">{t("landing.sources")}</h2>
          <SourceNames className="flex flex-wrap gap-x-10 gap-y-2 font-semibold" />
        </div>
      </section>
    </When>
  );
}

/** Proper names, not translated. */
export function SourceNames({ className }: { className: string }) {
  return (
    <ul className={className}>
      {sources.map(({ id, name }) => (
        <When key={id} fact={`source-${id}`}>
          <li>{name}</li>
        </When>
      ))}
    </ul>
  );
}
