import { languageGroups, languageNames } from "../lib/language-names.ts";
import { Wordmark } from "../ui/blaze.tsx";
import type { LandingPart } from "./landing.tsx";

const link = "inline-flex min-h-6 items-center rounded-sm underline-offset-3 hover:underline";

export function Footer({ t, language }: LandingPart) {
  return (
    <footer className="mx-auto flex max-w-page flex-wrap items-center gap-x-10 gap-y-6 px-5 py-10 text-sm text-muted">
      <Wordmark className="text-ink" />
      <nav aria-label={t("landing.footer.language")}>
        <ul className="flex flex-wrap gap-x-5 gap-y-2">
          {languageGroups
            .flatMap((group) => [...group.languages])
            .map((other) => (
              <li key={other}>
                <a
                  href={other === "en" ? "/" : `/${other}`}
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
      <a href="/api/docs" className={link}>
        {t("landing.footer.api")}
      </a>
      <p className="ml-auto">{t("landing.footer.rights", { year: new Date().getFullYear() })}</p>
      <a
        href="#main"
        data-top
        hidden
        className="fixed right-5 bottom-5 z-30 grid size-11 place-items-center rounded-lg border border-line-strong bg-surface text-ink shadow-lift [&[hidden]]:hidden"
      >
        <span className="sr-only">{t("landing.top")}</span>
        <svg
          viewBox="0 0 12 12"
          aria-hidden="true"
          className="size-4"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d="M2 7.5 6 3.5 10 7.5" />
        </svg>
      </a>
    </footer>
  );
}
