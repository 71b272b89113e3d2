import { type PublicPage, publicPath } from "@waymark/contract/public-pages";
import { languageGroups, languageNames } from "../lib/language/language-names.ts";
import { Wordmark } from "../ui/blaze.tsx";
import { Icon } from "./icons.tsx";
import type { PagePart } from "./part.ts";

const link = "inline-flex min-h-6 items-center rounded-sm underline-offset-3 hover:underline";

const groups: readonly { id: string; pages: readonly (PublicPage | "api")[] }[] = [
  { id: "product", pages: ["features", "pricing", "api", "integrations"] },
  { id: "company", pages: ["about", "blog", "careers", "contact"] },
  { id: "legal", pages: ["privacy", "terms", "cookies"] },
];

export function Footer({ t, language, page }: PagePart) {
  return (
    <footer className="border-t border-line text-sm text-muted">
      <div className="mx-auto grid max-w-page gap-x-10 gap-y-9 px-5 py-12 grid-cols-2 sm:grid-cols-3 lg:grid-cols-[minmax(0,1.4fr)_repeat(3,minmax(0,1fr))_minmax(0,1.1fr)]">
        <Wordmark className="col-span-2 self-start text-ink sm:col-span-3 lg:col-span-1" />
        {groups.map(({ id, pages }) => (
          <nav key={id} aria-labelledby={`footer-${id}`}>
            <h2 id={`footer-${id}`} className="mb-3 font-sans text-sm font-semibold tracking-normal text-ink">
              {t(`landing.footer.${id}`)}
            </h2>
            <ul className="grid gap-2">
              {pages.map((to) => (
                <li key={to}>
                  <a
                    href={to === "api" ? "/api/docs" : publicPath(to, language)}
                    aria-current={to === page ? "page" : undefined}
                    className={`${link} aria-[current=page]:font-semibold aria-[current=page]:text-ink`}
                  >
                    {t(`landing.footer.${to}`)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className="grid col-span-2 content-start gap-6 sm:col-span-3 sm:grid-cols-2 lg:col-span-1 lg:grid-cols-1">
          <Languages t={t} language={language} page={page} />
          <Themes t={t} language={language} page={page} />
        </div>
      </div>
      <div className="border-t border-line">
        <p className="mx-auto max-w-page px-5 py-5">
          {t("landing.footer.rights", { year: new Date().getFullYear() })}
        </p>
      </div>
      <a
        href="#main"
        data-top
        hidden
        className="fixed right-5 bottom-5 z-30 grid size-11 place-items-center rounded-lg border border-line-strong bg-surface text-ink shadow-lift [&[hidden]]:hidden"
      >
        <span className="sr-only">{t("landing.top")}</span>
        <Icon name="up" />
      </a>
    </footer>
  );
}

function Languages({ t, language, page }: PagePart) {
  return (
    <nav aria-labelledby="footer-language">
      <h2 id="footer-language" className="mb-3 font-sans text-sm font-semibold tracking-normal text-ink">
        {t("landing.footer.language")}
      </h2>
      <ul className="grid grid-cols-2 gap-x-5 gap-y-2">
        {languageGroups
          .flatMap((group) => [...group.languages])
          .map((other) => (
            <li key={other}>
              <a
                href={publicPath(page, other)}
                lang={other}
                hrefLang={other}
                data-language={other}
                aria-current={other === language ? "page" : undefined}
                className={`${link} aria-[current=page]:font-semibold aria-[current=page]:text-ink`}
              >
                {languageNames[other]}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}

/** The theme choice. It is stored by a script, so it is hidden without one. */
function Themes({ t }: PagePart) {
  return (
    <fieldset data-themes className="hidden js:block">
      <legend className="mb-3 text-sm font-semibold text-ink">{t("landing.footer.theme")}</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        {(["system", "light", "dark"] as const).map((theme) => (
          <label key={theme} className="flex min-h-6 items-center gap-1.5">
            <input
              type="radio"
              name="theme"
              value={theme}
              defaultChecked={theme === "system"}
              className="accent-[var(--pine)]"
            />
            {t(`landing.footer.${theme}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
