import { listOf, type PagePart } from "../part.ts";
import { PageHead } from "../shell.tsx";
import { OperatorNote } from "./text-page.tsx";

interface Row {
  purpose: string;
  until: string;
}

/** In the order of `pages.cookies.rows`. */
const names = [
  "waymark.session_token",
  "waymark.access",
  "waymark.*",
  "waymark-operator",
  "waymark.device",
  "waymark.code",
];

const columns = ["name", "purpose", "until"] as const;

export function CookiesPage({ t }: PagePart) {
  return (
    <>
      <PageHead heading={t("pages.cookies.heading")} intro={t("pages.cookies.intro")} />
      <div className="mx-auto grid max-w-page px-5 py-16">
        <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-10">
          <OperatorNote t={t} />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a horizontally scrolling area must be reachable by keyboard */}
          <section tabIndex={0} aria-label={t("pages.cookies.title")} className="overflow-x-auto">
            <table className="w-full text-left">
              <thead>
                <tr className="border-b border-line-strong text-sm text-muted max-sm:sr-only">
                  {columns.map((column) => (
                    <th key={column} scope="col" className="py-2.5 pr-6 font-medium">
                      {t(`pages.cookies.${column}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {listOf<Row>(t, "pages.cookies.rows").map((row, i) => (
                  <tr key={row.purpose} className="border-b border-line align-top max-sm:block max-sm:py-3">
                    <th
                      scope="row"
                      className="py-3 pr-6 text-sm font-semibold whitespace-nowrap max-sm:block max-sm:py-0"
                    >
                      {names[i]}
                    </th>
                    <td className="py-3 pr-6 max-sm:block max-sm:py-0.5">{row.purpose}</td>
                    <td className="min-w-32 py-3 text-muted max-sm:block max-sm:py-0">{row.until}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          {(["storage", "third"] as const).map((id) => (
            <section key={id} className="grid gap-2">
              <h2 className="text-2xl">{t(`pages.cookies.${id}Heading`)}</h2>
              <p className="text-lg text-muted">{t(`pages.cookies.${id}Text`)}</p>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
