import { Blaze } from "../../ui/blaze.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import { listOf, type PagePart } from "../part.ts";
import { PageHead } from "../shell.tsx";

/** Says that the operator, not the software, is responsible for a legal page. */
export function OperatorNote({ t }: Pick<PagePart, "t">) {
  return (
    <p className="flex gap-4 rounded-lg border border-line bg-blaze-soft px-5 py-4">
      <Blaze className="mt-0.5 size-6" />
      <span>{t("pages.operator")}</span>
    </p>
  );
}

/** A page of paragraphs with headings: `about`, `careers` and the legal pages. */
export function TextPage({ t, page, note = false }: PagePart & { note?: boolean }) {
  const hasIntro = page === "about" || page === "careers";
  return (
    <>
      <PageHead
        heading={t(`pages.${page}.heading`)}
        {...(hasIntro ? { intro: t(`pages.${page}.intro`) } : {})}
      />
      <div className="mx-auto grid max-w-page gap-10 px-5 py-16">
        <div className="grid max-w-3xl gap-10">
          {note && <OperatorNote t={t} />}
          {listOf(t, `pages.${page}.sections`).map(({ title, text }) => (
            <section key={title} className="grid gap-2">
              <h2 className="text-2xl">{title}</h2>
              <p className="text-lg text-muted">{text}</p>
            </section>
          ))}
          {hasIntro && (
            <a href="/signin" className={buttonClass("primary", "lg", "justify-self-start")}>
              {t("pages.start")}
            </a>
          )}
        </div>
      </div>
    </>
  );
}
