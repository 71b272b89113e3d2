import type { Language } from "@waymark/contract/values";
import type { TFunction } from "i18next";
import { buttonClass } from "../ui/button-class.ts";
import { Features } from "./features.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Hero } from "./hero.tsx";
import { Pricing } from "./pricing.tsx";

/** What every part of the landing page is given: the words, and the language they are in. */
export interface LandingPart {
  t: TFunction;
  language: Language;
}

/** Names of the sources the search reads; proper names, the same in every language. */
const sources = ["Remote OK", "Arbeitnow", "Greenhouse"];

/** The public page. Rendered at build time; islands.ts moves what moves. */
export function Landing(part: LandingPart) {
  const { t } = part;
  return (
    <>
      <a
        href="#main"
        className="sr-only z-60 rounded-lg bg-pine px-4 py-2.5 font-semibold text-on-pine focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {t("landing.skip")}
      </a>
      <Header {...part} />
      <main id="main">
        <div className="contours overflow-hidden">
          <Hero {...part} />
        </div>
        <section className="border-y border-line">
          <div className="mx-auto flex max-w-page flex-wrap items-baseline gap-x-10 gap-y-2 px-5 py-6 text-muted">
            <h2 className="font-sans text-[0.9375rem] font-normal tracking-normal">{t("landing.sources")}</h2>
            <ul className="flex flex-wrap gap-x-10 gap-y-2 font-semibold">
              {sources.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </div>
        </section>
        <Features {...part} />
        <Pricing {...part} />
        <section className="bg-side text-side-on">
          <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-6 px-5 py-14">
            <h2 className="text-2xl sm:text-3xl">{t("landing.closing.heading")}</h2>
            <a href="/signin" className={buttonClass("blaze", "lg")}>
              {t("landing.hero.start")}
            </a>
          </div>
        </section>
      </main>
      <Footer {...part} />
    </>
  );
}
