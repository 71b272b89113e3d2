import type { ReactNode } from "react";
import { testimonials, testimonialsAreExamples } from "../content/marketing.ts";
import { Badge } from "../ui/badge.tsx";
import type { PagePart } from "./part.ts";
import { When } from "./when.tsx";

/** Invented testimonials are shown only on local machines; a public address shows real ones or none. */
export function WhereTestimonials({ children }: { children: ReactNode }) {
  return testimonialsAreExamples ? <When fact="examples">{children}</When> : children;
}

export function Testimonials({ t, language }: PagePart) {
  return (
    <WhereTestimonials>
      <section id="testimonials" aria-labelledby="voices" className="scroll-mt-6 border-t border-line">
        <div className="mx-auto grid max-w-page gap-10 px-5 py-20">
          <div className="grid gap-3">
            <h2 id="voices" className="text-3xl sm:text-4xl">
              {t("landing.testimonials.heading")}
            </h2>
            {testimonialsAreExamples && <p className="text-muted">{t("landing.testimonials.note")}</p>}
          </div>
          <ul className="grid gap-x-12 gap-y-10 md:grid-cols-3">
            {testimonials.map((voice) => (
              <li key={voice.name}>
                <figure className="grid h-full content-start gap-5 border-l-3 border-pine pl-6">
                  <Rating
                    of={voice.rating}
                    label={t("landing.testimonials.rating", { rating: voice.rating })}
                  />
                  <blockquote className="text-lg leading-relaxed text-pretty">
                    <p>{voice.content[language]}</p>
                  </blockquote>
                  <figcaption className="mt-auto flex items-center gap-3">
                    <span
                      aria-hidden="true"
                      className="grid size-11 shrink-0 place-items-center rounded-[25%] bg-pine-soft font-semibold text-pine"
                    >
                      {voice.initials}
                    </span>
                    <span className="grid text-sm">
                      <span className="flex flex-wrap items-center gap-x-2 font-semibold">
                        {voice.name}
                        {testimonialsAreExamples && <Badge>{t("landing.testimonials.example")}</Badge>}
                      </span>
                      <span className="text-muted">
                        {voice.role[language]}, {voice.company}
                      </span>
                    </span>
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </WhereTestimonials>
  );
}

function Rating({ of, label }: { of: number; label: string }) {
  return (
    <span
      role="img"
      aria-label={label}
      className="flex gap-1 justify-self-start rounded-md bg-field px-2 py-1.5"
    >
      {Array.from({ length: of }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: strokes are all alike
        <span key={i} className="h-3.5 w-2 rounded-[2px] bg-blaze" />
      ))}
    </span>
  );
}
