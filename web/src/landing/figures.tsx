import { publicPath } from "@waymark/contract/public-pages";
import type { Language } from "@waymark/contract/values";
import { figures } from "../content/marketing.ts";
import type { PagePart } from "./part.ts";

type Figure = (typeof figures)[number];

/** A figure as text: 2.4M+, 1,200+, 95%, 3x. */
export function figureText({ kind, amount }: Figure, language: Language): string {
  if (kind === "percent") return new Intl.NumberFormat(language, { style: "percent" }).format(amount);
  if (kind === "times") return `${amount}x`;
  const notation = kind === "compact" ? "compact" : "standard";
  return `${new Intl.NumberFormat(language, { notation, useGrouping: "always" }).format(amount)}+`;
}

/** The statistics band and the 'About' text. */
export function Figures({ t, language }: PagePart) {
  return (
    <section id="about" aria-labelledby="about-heading" className="scroll-mt-6 border-t border-line bg-sunk">
      <div className="mx-auto grid max-w-page gap-x-16 gap-y-10 px-5 py-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
        <div className="grid content-start gap-4">
          <h2 id="about-heading" className="text-3xl sm:text-4xl">
            {t("landing.figures.heading")}
          </h2>
          <p className="text-lg text-muted">{t("landing.figures.text")}</p>
          <a
            href={publicPath("about", language)}
            className="justify-self-start rounded-sm font-medium text-sky underline underline-offset-3"
          >
            {t("landing.figures.more")}
          </a>
        </div>
        <dl className="grid grid-cols-2 gap-x-8 gap-y-9 sm:grid-cols-4">
          {figures.map((figure) => (
            <div
              key={figure.id}
              className="flex flex-col-reverse justify-end gap-1 border-t-2 border-pine pt-3"
            >
              <dt className="text-sm text-muted">{t(`landing.figures.${figure.id}`)}</dt>
              <dd className="tabular font-display text-3xl leading-none font-bold whitespace-nowrap">
                {figureText(figure, language)}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
