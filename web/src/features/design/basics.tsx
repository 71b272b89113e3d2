import { Bookmark } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Badge, type BadgeTone, SourceBadge } from "../../ui/badge.tsx";
import { Blaze } from "../../ui/blaze.tsx";
import { Button, IconButton } from "../../ui/button/button.tsx";
import type { ButtonSize, ButtonVariant } from "../../ui/button/button-class.ts";
import { LinkButton, TextButton, TextLink } from "../../ui/button/link-button.tsx";
import { Chip, RemovableChip } from "../../ui/chip.tsx";
import { Row, Section } from "./section.tsx";

const variants: ButtonVariant[] = ["primary", "secondary", "quiet", "destructive"];
const sizes: ButtonSize[] = ["sm", "md", "lg"];
const tones: BadgeTone[] = ["grey", "pine", "sky", "rust", "amber", "blaze"];
const sources = ["indeed", "linkedin", "glassdoor", "remoteok", "adzuna", "greenhouse"];
const colours = [
  "bg-paper",
  "bg-surface",
  "bg-sunk",
  "bg-line",
  "bg-line-strong",
  "bg-edge",
  "bg-muted",
  "bg-ink",
  "bg-pine-soft",
  "bg-pine",
  "bg-pine-strong",
  "bg-field",
  "bg-side",
  "bg-blaze",
  "bg-blaze-soft",
  "bg-rust",
  "bg-rust-soft",
  "bg-sky",
  "bg-sky-soft",
];

export function DesignBasics() {
  const { t } = useTranslation();
  return (
    <>
      <Section title={t("design.section.mark")}>
        <Row>
          <Blaze className="size-7" />
          <Blaze className="size-12" />
          <Blaze className="size-20" walking />
        </Row>
        <p className="font-display text-5xl font-bold tracking-tight">{t("design.heading")}</p>
        <p className="font-display text-2xl font-bold tracking-tight">{t("design.heading")}</p>
        <p className="tabular text-muted">{t("design.figures")}: 1,111.10 · 9,876.54</p>
      </Section>
      <Section title={t("design.section.colours")}>
        <Row>
          {colours.map((colour) => (
            <span key={colour} className="grid justify-items-center gap-1 text-xs text-muted">
              <span className={`size-12 rounded-lg border border-line ${colour}`} />
              {colour.slice(3)}
            </span>
          ))}
        </Row>
      </Section>
      <Section title={t("design.section.buttons")}>
        {sizes.map((size) => (
          <Row key={size}>
            {variants.map((variant) => (
              <Button key={variant} variant={variant} size={size}>
                {t(`design.${variant}`)}
              </Button>
            ))}
          </Row>
        ))}
        <div className="flex flex-wrap gap-3 rounded-xl bg-side p-4">
          <Button variant="blaze">{t("design.primary")}</Button>
          <Button variant="side">{t("design.quiet")}</Button>
        </div>
        <Row>
          <Button disabled>{t("design.primary")}</Button>
          <Button variant="secondary" disabled>
            {t("design.secondary")}
          </Button>
          <Button busy>{t("design.busy")}</Button>
          <IconButton label={t("design.secondary")} variant="secondary">
            <Bookmark aria-hidden="true" className="size-4.5" />
          </IconButton>
          <LinkButton href="#main" variant="secondary">
            {t("design.link")}
          </LinkButton>
          <TextLink href="#main">{t("design.link")}</TextLink>
          <TextButton>{t("design.change")}</TextButton>
        </Row>
      </Section>
      <Section title={t("design.section.badges")}>
        <Row>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {t("design.fullTime")}
            </Badge>
          ))}
          {sources.map((source) => (
            <SourceBadge key={source} source={source} />
          ))}
        </Row>
        <Row>
          <Chip>{t("design.fullTime")}</Chip>
          <Chip pressed>{t("design.partTime")}</Chip>
          <RemovableChip
            text={t("design.remote")}
            removeLabel={t("design.remove", { name: t("design.remote") })}
            onRemove={() => undefined}
          />
        </Row>
      </Section>
    </>
  );
}
