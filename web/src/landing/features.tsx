import { BlazeStrokes } from "../ui/blaze.tsx";
import type { LandingPart } from "./landing.tsx";

const features = ["resume", "search", "pay", "private"] as const;

export function Features({ t }: LandingPart) {
  return (
    <section id="features" className="scroll-mt-6 bg-surface">
      <div className="mx-auto grid max-w-page gap-10 px-5 py-20">
        <div className="grid max-w-2xl gap-3">
          <h2 className="text-3xl sm:text-4xl">{t("landing.features.heading")}</h2>
          <p className="text-lg text-muted">{t("landing.features.intro")}</p>
        </div>
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {features.map((id) => (
            <li key={id} className="grid grid-cols-[auto_minmax(0,1fr)] gap-4 border-t border-line pt-5">
              <span className="size-7 rounded-[25%] bg-field">
                <BlazeStrokes />
              </span>
              <div className="grid gap-1.5">
                <h3 className="text-xl">{t(`landing.features.${id}.title`)}</h3>
                <p className="text-muted">{t(`landing.features.${id}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
