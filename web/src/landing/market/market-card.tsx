import { Badge } from "../../ui/badge.tsx";
import { BlazeStrokes } from "../../ui/blaze.tsx";

/** A city or role: its pay, and two or three facts as `[figure, label]`. */
export interface MarketCard {
  title: string;
  pay: string;
  payLabel: string;
  facts: readonly (readonly [string, string])[];
  badge?: string;
  listLabel?: string;
  list?: readonly string[];
}

interface Props {
  card: MarketCard;
  step?: number;
}

/** One step of the rotation; the logo marks the active one. */
function Stop({ step, children }: { step: number | undefined; children: React.ReactNode }) {
  return (
    <li
      data-step={step ?? ""}
      data-active={step === 0 ? "" : undefined}
      className="group/stop relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 lg:grid-cols-1 lg:grid-rows-[auto_1fr] lg:gap-y-3"
    >
      <span
        aria-hidden="true"
        className="absolute top-7 -bottom-4 left-3 border-l-2 border-dashed border-line-strong group-last/stop:hidden lg:top-3 lg:right-0 lg:bottom-auto lg:left-6 lg:border-t-2 lg:border-l-0"
      />
      <span
        aria-hidden="true"
        className="relative size-6 rounded-[25%] border-2 border-dashed border-line-strong bg-surface transition-colors group-data-active/stop:border-solid group-data-active/stop:border-field group-data-active/stop:bg-field group-data-active/stop:ring-4 group-data-active/stop:ring-blaze-soft"
      >
        <BlazeStrokes className="hidden size-full group-data-active/stop:block" />
      </span>
      <div className="grid content-start gap-3 rounded-xl border border-line px-4 py-4 transition-colors group-data-active/stop:border-pine group-data-active/stop:bg-pine-soft lg:mr-3 lg:group-last/stop:mr-0">
        {children}
      </div>
    </li>
  );
}

function Title({ card }: Props) {
  return (
    <h3 data-slot="title" className="text-lg leading-snug">
      {card.title}
    </h3>
  );
}

function Pay({ card, className }: Props & { className: string }) {
  return (
    <p>
      <span data-slot="pay" className={`tabular block font-display leading-tight font-bold ${className}`}>
        {card.pay}
      </span>
      <span data-slot="pay-label" className="text-sm text-muted">
        {card.payLabel}
      </span>
    </p>
  );
}

function Facts({ card }: Props) {
  return (
    <dl
      data-slot="facts"
      className="grid gap-1 border-t border-line pt-3 text-sm group-data-active/stop:border-line-strong"
    >
      {card.facts.map(([figure, label]) => (
        <div key={label} className="flex items-baseline justify-between gap-x-3">
          <dt className="text-muted">{label}</dt>
          <dd className="tabular shrink-0 font-semibold">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

export function CityCard({ card, step }: Props) {
  return (
    <Stop step={step}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Title card={card} />
        <span data-slot="badge">{card.badge !== undefined && <Badge tone="amber">{card.badge}</Badge>}</span>
      </div>
      <Pay card={card} className="text-3xl" />
      <Facts card={card} />
      <p className="text-sm">
        <span className="text-muted">{card.listLabel}: </span>
        <span data-slot="list">{card.list?.join(" · ")}</span>
      </p>
    </Stop>
  );
}

export function RoleCard({ card, step }: Props) {
  return (
    <Stop step={step}>
      <Title card={card} />
      <Pay card={card} className="text-xl" />
      <Facts card={card} />
    </Stop>
  );
}
