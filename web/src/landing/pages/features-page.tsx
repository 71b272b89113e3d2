import { Closing } from "../closing.tsx";
import { FeatureList } from "../features.tsx";
import { listOf, type PagePart } from "../part.ts";
import { PageHead } from "../shell.tsx";
import { stillPath, stillSize, tourSteps } from "../tour/tour-steps.ts";

/** All features, and the tour's pictures for people without scripts or who prefer to read. */
export function FeaturesPage(part: PagePart) {
  const { t, language } = part;
  return (
    <>
      <PageHead heading={t("pages.features.heading")} intro={t("pages.features.intro")} />
      <section className="mx-auto max-w-page px-5 py-16" aria-label={t("pages.features.title")}>
        <h2 className="sr-only">{t("pages.features.title")}</h2>
        <FeatureList {...part} />
      </section>
      <TourPictures t={t} language={language} />
      <section aria-labelledby="depth" className="mx-auto grid max-w-page gap-8 px-5 py-16">
        <h2 id="depth" className="text-3xl">
          {t("pages.features.depthHeading")}
        </h2>
        <dl className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
          {listOf(t, "pages.features.depth").map(({ title, text }) => (
            <div key={title} className="grid gap-1.5 border-t border-line pt-5">
              <dt className="font-display text-xl font-bold">{title}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Closing {...part} />
    </>
  );
}

function TourPictures({ t, language }: Pick<PagePart, "t" | "language">) {
  return (
    <section id="tour" aria-labelledby="tour-heading" className="scroll-mt-6 border-y border-line bg-surface">
      <div className="mx-auto grid max-w-page gap-12 px-5 py-16">
        <div className="grid gap-3">
          <h2 id="tour-heading" className="text-3xl sm:text-4xl">
            {t("pages.features.tour")}
          </h2>
          <p className="text-lg text-muted">{t("pages.features.tourText")}</p>
        </div>
        <ol className="grid gap-x-10 gap-y-14 md:grid-cols-2">
          {tourSteps.map((step, i) => (
            <li key={step}>
              <figure className="grid gap-4">
                <img
                  src={stillPath(language, step)}
                  alt=""
                  loading="lazy"
                  width={stillSize.width}
                  height={stillSize.height}
                  className="h-auto w-full rounded-lg border border-line"
                />
                <figcaption className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
                  <span className="tabular grid size-8 place-items-center rounded-[25%] bg-field font-semibold text-blaze">
                    {i + 1}
                  </span>
                  <span className="grid gap-1">
                    <strong className="font-display text-xl">{t(`landing.tour.step.${step}.title`)}</strong>
                    <span className="text-muted">{t(`landing.tour.step.${step}.text`)}</span>
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
