import type { Offer } from "@waymark/contract/offers";
import { comparedRows, firstYear } from "@waymark/domain/offers/compare";
import { Handshake, Pencil, Plus, Scale } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../lib/api/reason-of.ts";
import { formatDate } from "../../lib/format.ts";
import { ButtonRouteLink } from "../../lib/navigation/links.tsx";
import { Button, IconButton } from "../../ui/button/button.tsx";
import { GroupEmpty } from "../../ui/group.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RowsSkeleton } from "../../ui/rows.tsx";
import { OfferDialog } from "./offer-dialog.tsx";
import { OfferRank } from "./offer-rank.tsx";
import { wordsOf } from "./offer-words.ts";
import { useOffers } from "./queries.ts";

/** The offers of one application, each compared with the market. */
export function OfferPanel({ applicationId, currency }: { applicationId: string; currency?: string }) {
  const { t } = useTranslation();
  const list = useOffers();
  const [editing, setEditing] = useState<Offer | "new" | null>(null);
  const all = list.data?.offers ?? [];
  const here = all.filter((offer) => offer.applicationId === applicationId);
  if (list.isPending) return <RowsSkeleton rows={2} label={t("applications-tracker.offer.loading")} />;
  return (
    <div className="grid gap-4">
      {list.isError && (
        <Notice onRetry={() => void list.refetch()}>
          {t("applications-tracker.offer.failed", { reason: reasonOf(list.error) })}
        </Notice>
      )}
      {list.isSuccess && here.length === 0 && <GroupEmpty>{t("applications-tracker.offer.none")}</GroupEmpty>}
      {here.map((offer) => (
        <OneOffer key={offer.id} offer={offer} onEdit={() => setEditing(offer)} />
      ))}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => setEditing("new")}>
          <Plus aria-hidden="true" className="size-4" />
          {t("applications-tracker.offer.add")}
        </Button>
        {all.length > 1 && (
          <ButtonRouteLink
            variant="quiet"
            size="sm"
            to="/dashboard"
            search={{ section: "applications", view: "offers" }}
          >
            <Scale aria-hidden="true" className="size-4" />
            {t("applications-tracker.offer.compare")}
          </ButtonRouteLink>
        )}
      </div>
      {editing !== null && (
        <OfferDialog
          before={editing === "new" ? null : editing}
          applicationId={applicationId}
          currency={currency ?? all[0]?.currency ?? "EUR"}
          onClose={() => setEditing(null)}
        />
      )}
    </div>
  );
}

function OneOffer({ offer, onEdit }: { offer: Offer; onEdit: () => void }) {
  const { t, i18n } = useTranslation();
  const said = comparedRows.flatMap((row) => {
    const words = wordsOf(row, offer, t, i18n.language);
    return words === null ? [] : [{ row, words }];
  });
  const { missing } = firstYear(offer);
  const day = (date: string) => formatDate(`${date}T12:00:00Z`, i18n.language);
  return (
    <section className="grid gap-4 rounded-xl border border-line bg-surface p-4">
      <div className="flex items-start justify-between gap-2">
        <dl className="grid min-w-0 flex-1 gap-x-6 gap-y-2 text-[0.9375rem] sm:grid-cols-[max-content_1fr]">
          {said.map(({ row, words }) => (
            <div key={row} className="contents">
              <dt className="text-sm text-muted sm:py-0.5">{t(`applications-tracker.offer.row.${row}`)}</dt>
              <dd className="tabular max-sm:mb-1 font-medium">{words}</dd>
            </div>
          ))}
          {offer.decideBy !== null && (
            <div className="contents">
              <dt className="text-sm text-muted sm:py-0.5">{t("applications-tracker.offer.row.decideBy")}</dt>
              <dd className="tabular font-medium">{day(offer.decideBy)}</dd>
            </div>
          )}
        </dl>
        <IconButton small label={t("applications-tracker.offer.change")} onClick={onEdit}>
          <Pencil aria-hidden="true" className="size-4" />
        </IconButton>
      </div>
      {missing.length > 0 && <p className="text-sm text-muted">{t("applications-tracker.offer.assumes")}</p>}
      {offer.benefits !== "" && <p className="text-sm whitespace-pre-line wrap-anywhere">{offer.benefits}</p>}
      <OfferRank offer={offer} />
      <ButtonRouteLink
        variant="secondary"
        size="sm"
        className="justify-self-start"
        to="/dashboard"
        search={{ section: "interviews", view: "negotiation", item: offer.id }}
      >
        <Handshake aria-hidden="true" className="size-4" />
        {t("applications-tracker.offer.negotiate")}
      </ButtonRouteLink>
    </section>
  );
}
