import type { CareerNode } from "@waymark/contract/careers";
import { useTranslation } from "react-i18next";
import { formatPercent } from "../../../lib/format.ts";

/** The five parts of a probability, each as a bar with its figure. */
export function Contributions({ node }: { node: CareerNode }) {
  const { t, i18n } = useTranslation();
  return (
    <div className="grid gap-2.5">
      <h3 className="text-base">{t("careers.detail.why", { n: node.probability })}</h3>
      <table className="w-full text-sm">
        <caption className="sr-only">{t("careers.detail.whyCaption")}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t("careers.detail.part")}</th>
            <th scope="col">{t("careers.detail.share")}</th>
          </tr>
        </thead>
        <tbody>
          {node.contributions.map(({ part, value }) => {
            const share = Math.min(1, Math.max(0, value));
            return (
              <tr key={part} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 pb-2">
                <th scope="row" className="text-left font-normal">
                  {t(`careers.part.${part}`)}
                </th>
                <td className="tabular text-right text-muted">{formatPercent(share, i18n.language)}</td>
                <td aria-hidden="true" className="col-span-2 mt-1 h-1.5 overflow-hidden rounded-full bg-line">
                  <span
                    className="block h-full rounded-full bg-pine"
                    style={{ width: `${Math.round(share * 100)}%` }}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="text-sm text-muted text-pretty">{t("careers.detail.computed")}</p>
    </div>
  );
}
