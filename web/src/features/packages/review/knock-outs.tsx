import type { KnockOut } from "@waymark/contract/packages-forms";
import { Check, CircleHelp, X } from "lucide-react";
import { useTranslation } from "react-i18next";

const signs = {
  no: { Icon: X, tone: "text-rust" },
  unknown: { Icon: CircleHelp, tone: "text-amber" },
  yes: { Icon: Check, tone: "text-pine" },
} as const;
const order = ["no", "unknown", "yes"] as const;

/** Requirements without which an application is usually refused; those that are not met come first. */
export function KnockOuts({ knockOuts }: { knockOuts: readonly KnockOut[] }) {
  const { t } = useTranslation();
  if (knockOuts.length === 0) return null;
  const sorted = knockOuts.toSorted((a, b) => order.indexOf(a.met) - order.indexOf(b.met));
  return (
    <section aria-labelledby="package-knock-outs" className="grid gap-3">
      <h2 id="package-knock-outs" className="text-xl">
        {t("packages.knockOut.title")}
      </h2>
      <ul className="grid gap-2">
        {sorted.map(({ what, words, met }) => {
          const { Icon, tone } = signs[met];
          return (
            <li key={`${what} ${words}`} className="flex items-start gap-2.5">
              <Icon aria-hidden="true" className={`mt-1 size-4.5 shrink-0 ${tone}`} />
              <span className="min-w-0 wrap-anywhere">
                <span className="font-semibold">{t(`packages.knockOut.what.${what}`)}</span>: {words}{" "}
                <span className={`text-sm font-medium ${tone}`}>{t(`packages.knockOut.met.${met}`)}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
