import type { ReactNode } from "react";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import type { PagePart } from "./part.ts";

/** Header, footer and skip link around every public page. */
export function Shell({ children, ...part }: PagePart & { children: ReactNode }) {
  return (
    <>
      <a
        href="#main"
        className="sr-only z-60 rounded-lg bg-pine px-4 py-2.5 font-semibold text-on-pine focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {part.t("landing.skip")}
      </a>
      <Header {...part} />
      <main id="main">{children}</main>
      <Footer {...part} />
    </>
  );
}

/** The heading of a page other than the landing page, over contour lines. */
export function PageHead({ heading, intro }: { heading: string; intro?: string }) {
  return (
    <div className="contours contours-right overflow-hidden border-b border-line">
      <div className="mx-auto grid max-w-page gap-4 px-5 pt-30 pb-14 sm:pt-36 sm:pb-16">
        <h1 className="max-w-3xl text-4xl leading-[1.1] tracking-[-0.03em] sm:text-5xl">{heading}</h1>
        {intro !== undefined && <p className="max-w-2xl text-lg text-muted">{intro}</p>}
      </div>
    </div>
  );
}
