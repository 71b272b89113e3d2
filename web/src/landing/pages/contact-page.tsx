import { ContactPanel } from "../contact/contact-form.tsx";
import type { PagePart } from "../part.ts";
import { PageHead } from "../shell.tsx";

export function ContactPage(part: PagePart) {
  const { t } = part;
  return (
    <>
      <PageHead heading={t("pages.contact.heading")} intro={t("pages.contact.intro")} />
      <div className="mx-auto max-w-page px-5 py-16">
        <div className="max-w-3xl">
          <ContactPanel {...part} />
        </div>
      </div>
    </>
  );
}
