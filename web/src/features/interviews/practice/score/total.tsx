import { useTranslation } from "react-i18next";
import { classes } from "../../../../ui/classes.ts";

/** The band of a share of points (0 to 1), which decides the colour. */
const bandOf = (share: number): keyof typeof colours =>
  share >= 0.6 ? "good" : share >= 0.4 ? "fair" : "weak";

const colours = {
  good: { text: "text-pine", bar: "bg-pine", box: "bg-pine-soft text-pine" },
  fair: { text: "text-amber", bar: "bg-amber", box: "bg-blaze-soft text-amber" },
  weak: { text: "text-rust", bar: "bg-rust", box: "bg-rust-soft text-rust" },
} as const;

/** A score from 0 to 100. */
export function Total({ value, small }: { value: number; small?: boolean }) {
  const { t } = useTranslation();
  const colour = colours[bandOf(value / 100)];
  return (
    <span
      className={classes(
        "tabular grid shrink-0 place-items-center font-display font-bold",
        small
          ? classes("size-11 rounded-lg text-lg", colour.box)
          : classes("text-5xl leading-none", colour.text),
      )}
    >
      <span aria-hidden="true">{value}</span>
      <span className="sr-only">{t("interviews-buddy.score.of", { value })}</span>
    </span>
  );
}

/** A bar of reached points. Hidden from screen readers, because the figures stand beside it. */
export function Bar({ share }: { share: number }) {
  const width = Math.round(100 * Math.min(1, Math.max(0, share)));
  return (
    <span aria-hidden="true" className="block h-1.5 overflow-hidden rounded-full bg-line">
      <span
        className={classes("block h-full rounded-full", colours[bandOf(share)].bar)}
        style={{ width: `${width}%` }}
      />
    </span>
  );
}
