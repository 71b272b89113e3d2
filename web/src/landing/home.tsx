import { Closing } from "./closing.tsx";
import { Features } from "./features.tsx";
import { Figures } from "./figures.tsx";
import { Hero } from "./hero.tsx";
import { Market } from "./market/market.tsx";
import type { PagePart } from "./part.ts";
import { Pricing } from "./pricing.tsx";
import { SourceStrip } from "./source-strip.tsx";
import { Testimonials } from "./testimonials.tsx";

/** The landing page's sections in order. Rendered at build time; the islands add the interaction. */
export function Home(part: PagePart) {
  return (
    <>
      <div className="contours overflow-hidden">
        <Hero {...part} />
      </div>
      <SourceStrip {...part} />
      <Market {...part} />
      <Features {...part} />
      <Pricing {...part} />
      <Testimonials {...part} />
      <Figures {...part} />
      <Closing {...part} />
    </>
  );
}
