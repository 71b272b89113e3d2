import { Closing } from "../closing.tsx";
import { listOf, type PagePart } from "../part.ts";
import { Pricing, planMoney, yearlySaving } from "../pricing.tsx";
import { PageHead } from "../shell.tsx";

export function PricingPage(part: PagePart) {
  const { t, language } = part;
  const money = planMoney(language);
  const savings = {
    proSaving: money(yearlySaving("monthly")),
    teamSaving: money(yearlySaving("team")),
  };
  return (
    <>
      <PageHead heading={t("pages.pricing.heading")} intro={t("pages.pricing.intro")} />
      <Pricing {...part} />
      <section aria-labelledby="faq" className="border-t border-line">
        <div className="mx-auto grid max-w-page gap-x-16 gap-y-8 px-5 py-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          <h2 id="faq" className="text-3xl">
            {t("pages.pricing.faqHeading")}
          </h2>
          <dl className="grid gap-6">
            {listOf(t, "pages.pricing.faq", savings).map(({ title, text }) => (
              <div key={title} className="grid gap-1.5 border-t border-line pt-5">
                <dt className="font-display text-lg font-bold">{title}</dt>
                <dd className="max-w-2xl text-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <Closing {...part} />
    </>
  );
}
