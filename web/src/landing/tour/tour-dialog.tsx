import { buttonClass } from "../../ui/button/button-class.ts";
import { Icon } from "../icons.tsx";
import type { PagePart } from "../part.ts";
import { stillPath, stillSize, type TourStep as TourStepId, tourSteps } from "./tour-steps.ts";

const control = buttonClass("quiet", "icon", "text-side-on hover:bg-side-hover");

function Step({ way, label }: { way: "back" | "forward"; label: string }) {
  return (
    <button
      type="button"
      {...{ [`data-tour-${way}`]: true }}
      aria-label={label}
      title={label}
      className={control}
    >
      <Icon name={way} />
    </button>
  );
}

/** The tour, closed and without pictures until it is opened by tour-island.ts. */
export function TourDialog({ t, language }: PagePart) {
  return (
    <dialog
      data-tour-dialog
      aria-labelledby="tour-title"
      className="m-auto w-[min(72rem,calc(100vw-1.5rem),max(22rem,calc(64dvh*1.6)))] max-w-none overflow-hidden rounded-xl bg-side p-0 text-side-on shadow-lift backdrop:bg-veil"
    >
      <div className="flex items-center gap-3 px-4 py-2 sm:px-6">
        <h2 id="tour-title" className="text-base sm:text-lg">
          {t("landing.tour.title")}
        </h2>
        <button
          type="button"
          data-tour-close
          aria-label={t("landing.tour.close")}
          title={t("landing.tour.close")}
          className={`${control} -mr-2 ml-auto`}
        >
          <Icon name="close" />
        </button>
      </div>
      <ol aria-live="polite">
        {tourSteps.map((step, i) => (
          <TourStep key={step} step={step} number={i + 1} t={t} language={language} />
        ))}
      </ol>
      <TourControls t={t} />
    </dialog>
  );
}

function TourStep({
  step,
  number,
  t,
  language,
}: Pick<PagePart, "t" | "language"> & { step: TourStepId; number: number }) {
  return (
    <li data-tour-step hidden={number > 1} className="[&[hidden]]:hidden">
      <figure className="animate-appear">
        <div className="overflow-hidden bg-side-hover" data-frame>
          <img
            alt=""
            data-src={stillPath(language, step)}
            width={stillSize.width}
            height={stillSize.height}
            className="block h-auto w-full"
          />
        </div>
        <figcaption className="grid min-h-30 content-start gap-1 px-4 pt-4 sm:min-h-24 sm:px-6">
          <span className="text-sm text-side-quiet tabular">
            {t("landing.tour.of", { number, total: tourSteps.length })}
          </span>
          <strong className="font-display text-xl leading-tight">
            {t(`landing.tour.step.${step}.title`)}
          </strong>
          <span className="max-w-3xl text-side-quiet">{t(`landing.tour.step.${step}.text`)}</span>
        </figcaption>
      </figure>
    </li>
  );
}

function TourControls({ t }: Pick<PagePart, "t">) {
  return (
    <div className="flex items-center gap-2 px-2 pb-3 sm:px-4">
      <Step way="back" label={t("landing.tour.back")} />
      <button
        type="button"
        data-tour-play
        data-play={t("landing.tour.play")}
        data-pause={t("landing.tour.pause")}
        aria-label={t("landing.tour.pause")}
        title={t("landing.tour.pause")}
        className={`${control} group/toggle`}
      >
        <Icon name="pause" className="size-4 group-data-stopped/toggle:hidden" />
        <Icon name="play" className="hidden size-4 group-data-stopped/toggle:block" />
      </button>
      <Step way="forward" label={t("landing.tour.forward")} />
      <ol aria-hidden="true" className="ml-2 flex flex-1 items-center gap-1.5 max-sm:invisible">
        {tourSteps.map((step) => (
          <li
            key={step}
            data-tour-mark
            className="h-1.5 flex-1 rounded-full bg-side-hover data-done:bg-blaze"
          />
        ))}
      </ol>
      <a href="/signin" className={buttonClass("blaze", "md", "ml-2 shrink-0")}>
        {t("landing.nav.start")}
      </a>
    </div>
  );
}
