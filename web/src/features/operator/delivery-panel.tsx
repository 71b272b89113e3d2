import type { Delivery } from "@waymark/contract/operator";
import { useTranslation } from "react-i18next";
import { formatInstant } from "../../lib/format.ts";
import { Notice } from "../../ui/notice.tsx";

const numbers = ["waiting", "retrying", "sent", "failed", "dropped"] as const;

export function DeliveryPanel({ delivery }: { delivery: Delivery }) {
  const { t, i18n } = useTranslation();
  const { channels, mailToday, modelToday } = delivery;
  const isDowngraded = channels.some(({ problem }) => problem === "tls_downgrade");
  const isFull = mailToday !== null && mailToday.used >= mailToday.cap - mailToday.reserved;
  const shown = (counts: Record<string, number>) =>
    Object.fromEntries(
      Object.entries(counts).map(([name, count]) => [name, count.toLocaleString(i18n.language)]),
    );
  return (
    <div className="grid gap-3">
      {isDowngraded && <Notice>{t("operator-page.delivery.tlsDowngrade")}</Notice>}
      {isFull && <Notice>{t("operator-page.delivery.mailFull")}</Notice>}
      <ChannelTable channels={channels} />
      <p className="text-sm text-muted">{t("operator-page.delivery.days")}</p>
      {mailToday !== null && <p>{t("operator-page.delivery.mailToday", shown(mailToday))}</p>}
      {modelToday !== null && <p>{t("operator-page.delivery.modelToday", shown(modelToday))}</p>}
    </div>
  );
}

function ChannelTable({ channels }: Pick<Delivery, "channels">) {
  const { t, i18n } = useTranslation();
  return (
    <section
      className="overflow-x-auto rounded-xl border border-line bg-surface"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a horizontally scrolling area must be reachable by keyboard
      tabIndex={0}
      aria-label={t("operator-page.delivery.title")}
    >
      <table className="w-full text-left text-[0.9375rem] tabular-nums">
        <thead className="text-sm text-muted">
          <tr className="border-b border-line">
            {["channel", ...numbers, "oldest", "problem"].map((column) => (
              <th key={column} scope="col" className="px-4 py-2.5 font-medium whitespace-nowrap">
                {t(`operator-page.delivery.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {channels.map((state) => (
            <tr key={state.channel} className="border-b border-line last:border-0">
              <th scope="row" className="px-4 py-2.5 font-normal whitespace-nowrap">
                {t(`operator-page.${state.channel}`)}
              </th>
              {numbers.map((number) => (
                <td key={number} className="px-4 py-2.5">
                  {state[number].toLocaleString(i18n.language)}
                </td>
              ))}
              <td className="px-4 py-2.5 whitespace-nowrap">
                {state.oldestWaiting !== null && formatInstant(state.oldestWaiting, i18n.language)}
              </td>
              <td className="px-4 py-2.5 whitespace-nowrap">
                {state.problemAt !== null &&
                  `${state.problem}, ${formatInstant(state.problemAt, i18n.language)}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
