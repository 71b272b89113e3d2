import type { TeamBrand } from "@waymark/contract/teams-branding";
import { brandColors } from "@waymark/domain/teams/brand-colors";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";

/** The colours of a team for everything below an element, so that text on and in them can be read. */
export function brandStyle(color: string | null): CSSProperties {
  if (color === null) return {};
  const { color: ground, on, onLight, onDark } = brandColors(color);
  const properties = {
    "--side": ground,
    "--side-on": on,
    "--side-hover": `color-mix(in oklch, ${ground}, ${on} 14%)`,
    "--brand-text": `light-dark(${onLight}, ${onDark})`,
  };
  // The type of styles knows no custom properties.
  return properties as CSSProperties;
}

/** The mark of a team, on white, because many marks cannot be seen on a dark page; or its name. */
export function BrandMark({ brand, withName = false }: { brand: TeamBrand; withName?: boolean }) {
  const { t } = useTranslation();
  return (
    <span className="inline-flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
      {brand.mark !== null && (
        <span className="inline-flex rounded-md bg-white p-1.5">
          <img
            src={brand.mark}
            alt={t("teams-branding.markOf", { name: brand.name })}
            className="max-h-10 w-auto max-w-40 object-contain"
          />
        </span>
      )}
      {(withName || brand.mark === null) && (
        <span className="min-w-0 font-display text-xl font-bold tracking-tight wrap-anywhere">
          {brand.name}
        </span>
      )}
    </span>
  );
}

/** The team's imprint, and the product's name unless the operator freed it. */
export function BrandFoot({ brand }: { brand: TeamBrand }) {
  const { t } = useTranslation();
  if (brand.imprint === "" && !brand.namesProduct) return null;
  return (
    <div className="grid gap-2 text-sm text-muted">
      {brand.imprint !== "" && (
        <p className="max-w-prose whitespace-pre-line wrap-anywhere" dir="auto">
          {brand.imprint}
        </p>
      )}
      {brand.namesProduct && <p>{t("teams-branding.product")}</p>}
    </div>
  );
}
