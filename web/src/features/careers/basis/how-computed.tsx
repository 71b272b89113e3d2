import type { careerPaths } from "@waymark/contract/careers";
import type { AnswerOf } from "@waymark/contract/endpoint";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { TextButton } from "../../../ui/button/link-button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";

type Facts = AnswerOf<typeof careerPaths>["facts"];

/** Explains how paths are computed, and the sources of their figures. */
export function HowComputed({ facts }: { facts: Facts }) {
  const { t, i18n } = useTranslation();
  const [open, setOpen] = useState(false);
  const regions = new Intl.DisplayNames([i18n.language], { type: "region" });
  return (
    <>
      <TextButton className="justify-self-start text-sm" onClick={() => setOpen(true)}>
        {t("careers.how.open")}
      </TextButton>
      <Dialog open={open} onOpenChange={setOpen} title={t("careers.how.title")} className="sm:max-w-xl">
        <div className="grid gap-4 text-[0.9375rem]">
          {(["none", "probability", "parts", "pay"] as const).map((part) => (
            <p key={part} className="text-pretty">
              {t(`careers.how.${part}`)}
            </p>
          ))}
          <div className="grid gap-1.5">
            <h3 className="text-base">{t("careers.how.sources")}</h3>
            <ul className="grid gap-1 text-sm">
              {facts.map(({ name, country, year, imported }) => (
                <li key={name} className="tabular">
                  {t(`careers.how.${imported ? "imported" : "source"}`, {
                    name,
                    country: regionName(regions, country),
                    year: String(year),
                  })}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Dialog>
    </>
  );
}

/** An operator may have imported figures for a place that is not a country code. */
function regionName(regions: Intl.DisplayNames, country: string): string {
  try {
    return regions.of(country) ?? country;
  } catch {
    return country;
  }
}
