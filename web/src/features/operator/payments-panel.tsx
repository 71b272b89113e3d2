import type { PaymentsOverview } from "@waymark/contract/operator";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../lib/api/call.ts";
import { formatInstant } from "../../lib/format.ts";
import { Button } from "../../ui/button/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Input } from "../../ui/form/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useMoveClock } from "./queries.ts";

const steps = [
  { id: "day", hours: 24 },
  { id: "week", hours: 7 * 24 },
  { id: "month", hours: 31 * 24 },
] as const;

export function PaymentsPanel({ payments }: { payments: PaymentsOverview }) {
  const { t, i18n } = useTranslation();
  const move = useMoveClock();
  const [hours, setHours] = useState("1");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const asked = Number(hours);
    if (Number.isInteger(asked) && asked > 0) move.mutate(asked);
  };
  return (
    <div className="grid gap-4">
      <p>{t(`operator-page.pay.${payments.ready ? payments.provider : "off"}`)}</p>
      <div className="grid gap-x-10 gap-y-2 sm:grid-cols-2">
        <Counts title={t("operator-page.pay.subscriptions")} counts={payments.subscriptions} kind="status" />
        <Counts title={t("operator-page.pay.webhooks")} counts={payments.webhooks} kind="webhook" />
      </div>
      {payments.testClock !== null && (
        <div className="grid gap-3 border-t border-line pt-4">
          <h3 className="text-lg">{t("operator-page.pay.clock")}</h3>
          <p className="text-[0.9375rem] text-muted text-pretty">
            {t("operator-page.pay.clockText", { at: formatInstant(payments.testClock, i18n.language) })}
          </p>
          <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
            {steps.map(({ id, hours: step }) => (
              <Button
                key={id}
                variant="secondary"
                disabled={move.isPending}
                onClick={() => move.mutate(step)}
              >
                {t(`operator-page.pay.${id}`)}
              </Button>
            ))}
            <Field label={t("operator-page.pay.hours")} className="w-28">
              <Input
                inputMode="numeric"
                value={hours}
                maxLength={4}
                onChange={(event) => setHours(event.target.value.replace(/\D/g, ""))}
              />
            </Field>
            <Button type="submit" variant="secondary" busy={move.isPending}>
              {t("operator-page.pay.move")}
            </Button>
          </form>
          {move.error && (
            <Notice>
              {move.error instanceof CallError ? move.error.error : t("operator-page.pay.notMoved")}
            </Notice>
          )}
        </div>
      )}
    </div>
  );
}

function Counts({
  title,
  counts,
  kind,
}: {
  title: string;
  counts: Readonly<Record<string, number>>;
  kind: "status" | "webhook";
}) {
  const { t, i18n } = useTranslation();
  const known = Object.entries(counts).filter(([, count]) => count > 0);
  return (
    <div className="grid content-start gap-1.5">
      <h3 className="text-[0.9375rem] font-semibold">{title}</h3>
      {known.length === 0 && <p className="text-[0.9375rem] text-muted">{t("operator-page.pay.none")}</p>}
      <dl className="tabular grid grid-cols-[1fr_auto] gap-x-4 text-[0.9375rem]">
        {known.map(([name, count]) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid border-b border-line py-1">
            <dt>{t(`operator-page.pay.${kind}.${name}`)}</dt>
            <dd>{count.toLocaleString(i18n.language)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
