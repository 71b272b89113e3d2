import { publicPath } from "@waymark/contract/public-pages";
import { buttonClass } from "../ui/button/button-class.ts";
import type { PagePart } from "./part.ts";

export function Closing({ t, language }: PagePart) {
  return (
    <section
      aria-labelledby="closing"
      className="contours overflow-hidden bg-side text-side-on [--contour:var(--side-hover)]"
    >
      <div className="mx-auto grid max-w-page gap-x-10 gap-y-7 px-5 py-20 md:grid-cols-[minmax(0,1fr)_auto] md:items-end">
        <div className="grid gap-3">
          <h2 id="closing" className="max-w-2xl text-3xl leading-tight sm:text-5xl sm:leading-[1.1]">
            {t("landing.closing.heading")}
          </h2>
          <p className="max-w-xl text-lg text-side-quiet">{t("landing.closing.text")}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <a href="/signin" className={buttonClass("blaze", "lg")}>
            {t("landing.closing.trial")}
          </a>
          <a
            href={`${publicPath("contact", language)}?topic=demo`}
            data-contact="demo"
            className={buttonClass("side", "lg", "border-side-quiet!")}
          >
            {t("landing.closing.demo")}
          </a>
        </div>
      </div>
    </section>
  );
}
