import { publicPath } from "@waymark/contract/public-pages";
import { Wordmark } from "../ui/blaze.tsx";
import { buttonClass } from "../ui/button/button-class.ts";
import type { PagePart } from "./part.ts";
import { WhereTestimonials } from "./testimonials.tsx";

const anchors = ["features", "pricing", "testimonials", "about"] as const;
const link = "rounded-sm py-1 text-[0.9375rem] hover:text-pine";

/** The navigation. Its anchors lead to the landing page's sections from any page. */
export function Header({ t, language, page }: PagePart) {
  const home = publicPath("home", language);
  const links = anchors.map((id) => {
    const anchor = (
      <a key={id} href={page === "home" ? `#${id}` : `${home}#${id}`} className={link}>
        {t(`landing.nav.${id}`)}
      </a>
    );
    return id === "testimonials" ? <WhereTestimonials key={id}>{anchor}</WhereTestimonials> : anchor;
  });
  const signIn = (
    <a href="/signin" className={link}>
      {t("landing.nav.signIn")}
    </a>
  );
  return (
    <header className="absolute inset-x-0 top-0 z-10 mx-auto flex max-w-page items-center gap-3 px-5 py-4 sm:gap-8">
      <a href={home} className="flex rounded-lg">
        <Wordmark />
      </a>
      <nav aria-label={t("landing.nav.label")} className="hidden gap-8 md:flex">
        {links}
      </nav>
      <div className="ml-auto flex items-center gap-3 sm:gap-8">
        <span className="hidden md:flex">{signIn}</span>
        <a href="/signin" className={buttonClass("primary", "sm", "max-[359px]:hidden sm:min-h-10")}>
          {t("landing.nav.start")}
        </a>
        <details data-menu className="relative md:hidden">
          <summary className={buttonClass("secondary", "sm", "list-none [&::-webkit-details-marker]:hidden")}>
            {t("landing.nav.menu")}
          </summary>
          <nav
            aria-label={t("landing.nav.label")}
            className="absolute right-0 z-10 mt-2 grid min-w-52 gap-1 rounded-lg border border-line bg-surface px-4 py-3 shadow-lift [&_a]:py-2"
          >
            {links}
            {signIn}
            <a href="/signin" className={`${link} font-semibold min-[360px]:hidden`}>
              {t("landing.nav.start")}
            </a>
          </nav>
        </details>
      </div>
    </header>
  );
}
