import { publicPath } from "@waymark/contract/public-pages";
import { featureDrawings, featureIds } from "./feature-drawings.tsx";
import type { PagePart } from "./part.ts";

export function Features(part: PagePart) {
  const { t, language } = part;
  return (
    <section id="features" aria-labelledby="features-heading" className="scroll-mt-6 border-t border-line">
      <div className="mx-auto grid max-w-page gap-12 px-5 py-20">
        <div className="grid max-w-2xl gap-3">
          <h2 id="features-heading" className="text-3xl sm:text-4xl">
            {t("landing.features.heading")}
          </h2>
          <p className="text-lg text-muted">{t("landing.features.intro")}</p>
        </div>
        <FeatureList {...part} />
        <a
          href={publicPath("features", language)}
          className="justify-self-start rounded-sm font-medium text-sky underline underline-offset-3"
        >
          {t("landing.features.more")}
        </a>
      </div>
    </section>
  );
}

export function FeatureList({ t }: PagePart) {
  return (
    <ul className="grid gap-x-12 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {featureIds.map((id) => (
        <li key={id} className="grid content-start gap-4">
          {featureDrawings[id]}
          <div className="grid gap-1.5">
            <h3 className="text-xl">{t(`landing.features.${id}.title`)}</h3>
            <p className="text-muted">{t(`landing.features.${id}.text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
