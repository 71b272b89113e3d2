import type { Job } from "@waymark/contract/jobs";
import { useTranslation } from "react-i18next";
import { TextLink } from "../ui/button/link-button.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { applyAddress } from "./job-text.ts";

/** The source's terms of use demand its name and a link. Needs the texts of `search`. */
export function JobOriginLink({ job: { origin } }: { job: Pick<Job, "origin"> }) {
  const { t } = useTranslation();
  const address = origin ? applyAddress(origin) : null;
  if (!origin || address === null) return null;
  return (
    // z-1: on a card, the whole-card link lies below it.
    <TextLink
      href={address}
      target="_blank"
      rel={origin.follow ? "noopener" : "noopener nofollow"}
      className="relative z-1 font-normal!"
    >
      {t("job-search.via", { name: origin.name })}
      <VisuallyHidden>{t("job-search.viaHint")}</VisuallyHidden>
    </TextLink>
  );
}
