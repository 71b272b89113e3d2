import { feedPath } from "@waymark/contract/public-pages";
import type { PagePart } from "../part.ts";
import { PageHead } from "../shell.tsx";

/** The blog, empty so far, with a link to its feed. */
export function BlogPage({ t, language }: PagePart) {
  return (
    <>
      <PageHead heading={t("pages.blog.heading")} intro={t("pages.blog.intro")} />
      <div className="mx-auto grid max-w-page gap-3 px-5 py-20">
        <h2 className="text-2xl">{t("pages.blog.empty")}</h2>
        <p className="text-lg text-muted">{t("pages.blog.emptyText")}</p>
        <a
          href={feedPath(language)}
          className="justify-self-start rounded-sm font-medium text-sky underline underline-offset-3"
        >
          {t("pages.blog.feedLink")}
        </a>
      </div>
    </>
  );
}
