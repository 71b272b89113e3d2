import { buttonClass } from "../../ui/button/button-class.ts";
import { listOf, type PagePart } from "../part.ts";
import { PageHead } from "../shell.tsx";
import { SourceNames } from "../source-strip.tsx";
import { When } from "../when.tsx";

export function IntegrationsPage({ t }: PagePart) {
  return (
    <>
      <PageHead heading={t("pages.integrations.heading")} intro={t("pages.integrations.intro")} />
      <div className="mx-auto grid max-w-page gap-14 px-5 py-16">
        <section aria-labelledby="sources" className="grid gap-3">
          <When fact="sources">
            <h2 id="sources" className="text-2xl">
              {t("pages.integrations.sources")}
            </h2>
            <p className="text-muted">{t("pages.integrations.sourcesText")}</p>
            <SourceNames className="flex flex-wrap gap-3 pt-2 [&_li]:rounded-lg [&_li]:border [&_li]:border-line-strong [&_li]:px-4 [&_li]:py-2 [&_li]:font-semibold" />
          </When>
          <When fact="not-sources">
            <h2 id="sources" className="text-2xl">
              {t("pages.integrations.sources")}
            </h2>
            <p className="text-muted">{t("pages.integrations.noSources")}</p>
          </When>
        </section>
        <dl className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
          {listOf(t, "pages.integrations.items").map(({ title, text }) => (
            <div key={title} className="grid content-start gap-1.5 border-t border-line pt-5">
              <dt className="font-display text-xl font-bold">{title}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
        <a href="/api/docs" className={buttonClass("secondary", "md", "justify-self-start")}>
          {t("pages.integrations.api")}
        </a>
      </div>
    </>
  );
}
