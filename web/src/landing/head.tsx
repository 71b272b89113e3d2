import { feedPath, publicPath } from "@waymark/contract/public-pages";
import { languages } from "@waymark/contract/values";
import { plans } from "@waymark/domain/billing/plans";
import type { PagePart } from "./part.ts";
import { planMoney } from "./pricing.tsx";

/** The server replaces this with its own address. */
const origin = "__ORIGIN__";

const regions = { en: "en_US", es: "es_ES", fr: "fr_FR", de: "de_DE" } as const;

/** Title, description, links to the other languages, preview picture and structured data. */
export function Head({ t, language, page }: PagePart) {
  const money = planMoney(language);
  const prices = { pro: money(plans.monthly.monthlyPrice), team: money(plans.team.monthlyPrice) };
  const isHome = page === "home";
  const title = isHome ? t("landing.title") : `${t(`pages.${page}.title`)} · Waymark`;
  const description = isHome ? t("landing.description") : t(`pages.${page}.description`, prices);
  const address = origin + publicPath(page, language);
  const picture = `${origin}/og/${language}.png`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {languages.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={origin + publicPath(page, other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + publicPath(page, "en")} />
      {page === "blog" && (
        <link
          rel="alternate"
          type="application/atom+xml"
          title={t("pages.blog.feed")}
          href={feedPath(language)}
        />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Waymark" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={regions[language]} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={t("landing.title")} />
      <meta name="twitter:card" content="summary_large_image" />
      {isHome && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block of our own texts, with `<` escaped
          dangerouslySetInnerHTML={{ __html: structuredData({ description, address, picture, language }) }}
        />
      )}
    </>
  );
}

/** Structured data for search engines: the product and its plans. A data block, which no browser runs. */
function structuredData(about: {
  description: string;
  address: string;
  picture: string;
  language: string;
}): string {
  const offers = [
    { name: "Starter", price: 0 },
    { name: "Professional", price: plans.monthly.monthlyPrice },
    { name: "Enterprise", price: plans.team.monthlyPrice },
  ];
  return JSON.stringify({
    "@context": "https://schema.org",
    "@type": "WebApplication",
    name: "Waymark",
    url: about.address,
    image: about.picture,
    description: about.description,
    inLanguage: about.language,
    applicationCategory: "BusinessApplication",
    operatingSystem: "Any",
    offers: offers.map(({ name, price }) => ({
      "@type": "Offer",
      name,
      price: (price / 100).toFixed(2),
      priceCurrency: plans.free.currency,
    })),
  }).replaceAll("<", "\\u003c");
}
