import { publicPath } from "@waymark/contract/public-pages";
import { Badge } from "../ui/badge.tsx";
import { BlazeStrokes } from "../ui/blaze.tsx";
import { buttonClass } from "../ui/button/button-class.ts";
import type { PagePart } from "./part.ts";
import { RotationToggle } from "./rotation-toggle.tsx";

const messages = ["matching", "applications", "resumes", "interviews"] as const;

/** The four messages share one grid cell, so that nothing moves when they change. */
export function Hero(part: PagePart) {
  const { t, language } = part;
  return (
    <div
      data-rotation
      className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] gap-12 px-5 pt-30 pb-16 sm:pt-38 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:items-center lg:gap-16 lg:pb-24"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <h1 className="hyphens-auto text-[2.25rem] min-[360px]:text-[2.625rem] leading-[1.08] tracking-[-0.035em] sm:text-6xl lg:text-[4rem]">
          {t("landing.hero.heading")}
          <span className="grid text-pine">
            {messages.map((id, i) => (
              <span
                key={id}
                data-step={i}
                className="invisible col-start-1 row-start-1 opacity-0 transition-opacity data-[active]:visible data-[active]:opacity-100"
                data-active={i === 0 ? "" : undefined}
              >
                {t(`landing.hero.message.${id}`)}
              </span>
            ))}
          </span>
        </h1>
        <p className="max-w-xl text-lg text-muted sm:text-xl">{t("landing.description")}</p>
        <div className="flex flex-wrap gap-3 pt-2">
          <a href="/signin" className={buttonClass("primary", "lg")}>
            {t("landing.hero.start")}
          </a>
          <a
            href={`${publicPath("features", language)}#tour`}
            data-tour
            className={buttonClass("secondary", "lg", "bg-transparent")}
          >
            {t("landing.hero.demo")}
          </a>
        </div>
        <div className="flex max-w-xl items-start gap-2 pt-2">
          <fieldset className="grid flex-1 grid-cols-2 gap-x-3 gap-y-2 sm:grid-cols-4">
            <legend className="sr-only">{t("landing.hero.tabs")}</legend>
            {messages.map((id, i) => (
              <button
                key={id}
                type="button"
                data-show={i}
                aria-pressed={i === 0}
                className="min-h-8 border-l-3 border-line-strong pl-3 text-left text-sm text-muted aria-pressed:border-pine aria-pressed:font-semibold aria-pressed:text-ink"
              >
                {t(`landing.hero.tab.${id}`)}
              </button>
            ))}
          </fieldset>
          <RotationToggle t={t} />
        </div>
      </div>
      <Example {...part} />
    </div>
  );
}

/** A career path as the product draws it; invented, and labelled as an example. */
function Example({ t }: PagePart) {
  return (
    <figure>
      <figcaption className="mb-3 flex justify-end">
        <span className="sr-only">{t("landing.example.label")}</span>
        <Badge>{t("landing.example.badge")}</Badge>
      </figcaption>
      <ol className="grid gap-4">
        <Stop first title={t("landing.example.first.title")} aside={t("landing.example.first.fit")} strong>
          <p className="text-sm text-muted">{t("landing.example.first.text")}</p>
          <ul className="flex flex-wrap gap-1.5 pt-2 text-sm">
            {(["has1", "has2"] as const).map((id) => (
              <li
                key={id}
                className="rounded-full bg-pine-soft px-3 py-0.5 text-pine before:mr-1.5 before:content-['✓'/'']"
              >
                {t(`landing.example.first.${id}`)}
              </li>
            ))}
            <li className="rounded-full border border-dashed border-line-strong px-3 py-0.5 text-muted">
              {t("landing.example.first.misses")}
            </li>
          </ul>
        </Stop>
        <Stop title={t("landing.example.second.title")} aside={t("landing.example.second.when")}>
          <p className="text-sm text-muted">{t("landing.example.second.text")}</p>
        </Stop>
        <Stop last title={t("landing.example.third.title")} aside={t("landing.example.third.when")}>
          <p className="text-sm text-muted">{t("landing.example.third.text")}</p>
        </Stop>
      </ol>
    </figure>
  );
}

function Stop({
  title,
  aside,
  strong,
  first,
  last,
  children,
}: {
  title: string;
  aside: string;
  strong?: boolean;
  first?: boolean;
  last?: boolean;
  children: React.ReactNode;
}) {
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)] gap-3.5">
      {!last && (
        <span
          aria-hidden="true"
          className="absolute top-9 -bottom-9 left-3.5 -translate-x-1/2 border-l-3 border-dashed border-pine"
        />
      )}
      <span
        className={`relative mt-4 size-7 rounded-[25%] bg-field ${first ? "ring-4 ring-blaze-soft" : ""}`}
      >
        <BlazeStrokes />
      </span>
      <div className="grid gap-0.5 rounded-xl border border-line bg-surface px-4.5 py-3.5 shadow-lift">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-lg">{title}</h2>
          <span className={`tabular shrink-0 text-sm ${strong ? "font-semibold text-pine" : "text-muted"}`}>
            {aside}
          </span>
        </div>
        {children}
      </div>
    </li>
  );
}
