import type { PublicPage } from "@waymark/contract/public-pages";
import type { ComponentType } from "react";
import { ContactDialog } from "./contact/contact-form.tsx";
import { Home } from "./home.tsx";
import { BlogPage } from "./pages/blog-page.tsx";
import { ContactPage } from "./pages/contact-page.tsx";
import { CookiesPage } from "./pages/cookies-page.tsx";
import { FeaturesPage } from "./pages/features-page.tsx";
import { IntegrationsPage } from "./pages/integrations-page.tsx";
import { PricingPage } from "./pages/pricing-page.tsx";
import { TextPage } from "./pages/text-page.tsx";
import type { PagePart } from "./part.ts";
import { Shell } from "./shell.tsx";
import { TourDialog } from "./tour/tour-dialog.tsx";

const LegalPage = (part: PagePart) => <TextPage {...part} note />;

const inside: Record<PublicPage, ComponentType<PagePart>> = {
  home: Home,
  features: FeaturesPage,
  pricing: PricingPage,
  integrations: IntegrationsPage,
  about: TextPage,
  blog: BlogPage,
  careers: TextPage,
  contact: ContactPage,
  privacy: LegalPage,
  terms: LegalPage,
  cookies: CookiesPage,
};

/** A whole public page, with the landing page's dialogs at its end. */
export function Page(part: PagePart) {
  const Inside = inside[part.page];
  return (
    <>
      <Shell {...part}>
        <Inside {...part} />
      </Shell>
      {part.page === "home" && (
        <>
          <TourDialog {...part} />
          <ContactDialog {...part} />
        </>
      )}
    </>
  );
}
