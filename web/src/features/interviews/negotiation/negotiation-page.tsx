import {
  mostReasons,
  Negotiation,
  NegotiationPlan,
  negotiableTerms,
} from "@waymark/contract/interviews-negotiation";
import { type Language, languages } from "@waymark/contract/values";
import { ArrowLeft, Play } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../../lib/api/call.ts";
import { OpenFailed } from "../../../lib/api/open-failed.tsx";
import { reasonOf } from "../../../lib/api/reason-of.ts";
import { useDocument } from "../../../lib/editor/use-document.ts";
import { formatDate, formatMoney } from "../../../lib/format.ts";
import { languageNames } from "../../../lib/language/language-names.ts";
import { ButtonRouteLink, TextRouteLink } from "../../../lib/navigation/links.tsx";
import { notesDraftPrefix } from "../../../lib/session/stored-user.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { ChoiceField } from "../../../ui/form/choice-field.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Input, Textarea } from "../../../ui/form/input.tsx";
import { GroupEmpty } from "../../../ui/group.tsx";
import { RowsSkeleton } from "../../../ui/rows.tsx";
import { PracticeLocked } from "../practice/practice-home.tsx";
import { Part } from "../prepare/page-parts.tsx";
import { useFollowPreparation, useKeepNegotiation, useNegotiation } from "../prepare/queries.ts";
import { SaveLine } from "../prepare/use-interview-notes.tsx";
import { amountIn, amountText } from "./amounts.ts";
import { Script } from "./script.tsx";

/** The negotiation of one offer: what the person wants, what they can show for it, and the script. */
export function NegotiationPage({ id, userId }: { id: string; userId: string }) {
  const { t } = useTranslation();
  useFollowPreparation();
  const [language, setLanguage] = useState<Language | null>(null);
  const { data, error, refetch } = useNegotiation(id, language);
  const isLocked = error instanceof CallError && error.code === "plan_required";
  return (
    <div className="grid grid-cols-1 gap-6">
      <TextRouteLink
        to="/dashboard"
        search={{ section: "applications", ...(data ? { item: data.offer.applicationId } : {}) }}
        className="justify-self-start text-sm"
      >
        <ArrowLeft aria-hidden="true" className="mr-1 inline size-4" />
        {t("interviews-negotiation.back")}
      </TextRouteLink>
      {isLocked && <PracticeLocked reason={reasonOf(error)} />}
      {error !== null && !isLocked && (
        <OpenFailed
          error={error}
          text={t("interviews-negotiation.failed", { reason: reasonOf(error) })}
          onRetry={() => void refetch()}
        />
      )}
      {error === null && data === undefined && <RowsSkeleton label={t("interviews-negotiation.loading")} />}
      {data !== undefined && <Page key={id} negotiation={data} userId={userId} onLanguage={setLanguage} />}
    </div>
  );
}

interface PlanEditor {
  readonly value: NegotiationPlan;
  readonly change: (fields: Partial<NegotiationPlan>) => void;
}

function usePlan(negotiation: Negotiation, userId: string) {
  const { send, refresh } = useKeepNegotiation();
  const { store, saver } = useDocument<NegotiationPlan, Negotiation>(negotiation, userId, {
    prefix: `${notesDraftPrefix}offer-`,
    Fields: NegotiationPlan,
    Row: Negotiation,
    edited: (row) => NegotiationPlan.parse(row),
    send: ({ id, version, language }, value) => send(id, language, { ...value, version }),
    onSaved: () => void refresh(),
  });
  const value = useSyncExternalStore(store.subscribe, store.draft);
  const change = (fields: Partial<NegotiationPlan>) =>
    store.edit(Object.keys(fields).join(), (draft) => ({ ...draft, ...fields }));
  return { value, saver, change };
}

function Page({
  negotiation,
  userId,
  onLanguage,
}: {
  negotiation: Negotiation;
  userId: string;
  onLanguage: (language: Language) => void;
}) {
  const { t } = useTranslation();
  const { saver, ...plan } = usePlan(negotiation, userId);
  const { offer, language } = negotiation;
  const name = [offer.job.title, offer.job.company].filter(Boolean).join(" · ");
  return (
    <>
      <header className="grid gap-3">
        <h1 className="text-[1.75rem] text-balance wrap-anywhere sm:text-3xl">
          {t("interviews-negotiation.title", { name })}
        </h1>
        <OfferLine negotiation={negotiation} />
        <ButtonRouteLink
          to="/dashboard"
          search={{ section: "ai-buddy", ask: "new", item: `offer:${offer.id}` }}
          className="justify-self-start"
        >
          <Play aria-hidden="true" className="size-4.5" />
          {t("interviews-negotiation.practise")}
        </ButtonRouteLink>
      </header>
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid-cols-2">
        <div className="grid min-w-0 grid-cols-1 gap-8">
          <Wishes negotiation={negotiation} plan={plan} saver={saver} />
          <Reasons negotiation={negotiation} plan={plan} />
          <Field label={t("interviews-negotiation.plan.notes")}>
            <Textarea
              maxLength={10_000}
              value={plan.value.notes}
              onChange={(event) => plan.change({ notes: event.target.value })}
            />
          </Field>
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <div className="max-w-xs">
            <ChoiceField
              label={t("interviews-negotiation.language")}
              value={language}
              values={languages}
              nameOf={(one) => languageNames[one]}
              onChange={onLanguage}
            />
          </div>
          <Script negotiation={negotiation} />
        </div>
      </div>
    </>
  );
}

function OfferLine({ negotiation: { offer } }: { negotiation: Negotiation }) {
  const { t, i18n } = useTranslation();
  const money = formatMoney(offer.base, offer.currency, i18n.language);
  const base = t(`interviews-negotiation.per.${offer.period}`, { money });
  return (
    <p className="tabular text-muted">
      {[
        t("interviews-negotiation.offered", { base }),
        offer.decideBy === null
          ? ""
          : t("interviews-negotiation.decideBy", {
              day: formatDate(`${offer.decideBy}T12:00:00Z`, i18n.language),
            }),
      ]
        .filter(Boolean)
        .join(" · ")}
    </p>
  );
}

function Wishes({
  negotiation: { offer },
  plan,
  saver,
}: {
  negotiation: Negotiation;
  plan: PlanEditor;
  saver: Parameters<typeof SaveLine>[0]["saver"];
}) {
  const { t } = useTranslation();
  const { terms } = plan.value;
  return (
    <Part title={t("interviews-negotiation.plan.title")} aside={<SaveLine saver={saver} />}>
      <AmountField
        label={t("interviews-negotiation.plan.aim")}
        hint={t("interviews-negotiation.plan.aimHint", {
          currency: offer.currency,
          per: t(`interviews-negotiation.perShort.${offer.period}`),
        })}
        value={plan.value.aim}
        onChange={(aim) => plan.change({ aim })}
      />
      <AmountField
        label={t("interviews-negotiation.plan.walkAway")}
        hint={t("interviews-negotiation.plan.walkAwayHint")}
        value={plan.value.walkAway}
        onChange={(walkAway) => plan.change({ walkAway })}
      />
      <fieldset className="grid min-w-0 gap-1">
        <legend className="mb-1 text-sm font-semibold">{t("interviews-negotiation.plan.terms")}</legend>
        {negotiableTerms.map((term) => (
          <Checkbox
            key={term}
            label={t(`interviews-negotiation.term.${term}`)}
            checked={terms.includes(term)}
            onChange={(event) =>
              plan.change({
                terms: event.target.checked ? [...terms, term] : terms.filter((one) => one !== term),
              })
            }
          />
        ))}
      </fieldset>
    </Part>
  );
}

/** An amount as people write it; what cannot be read stays in the field, and nothing is saved of it. */
function AmountField({
  label,
  hint,
  value,
  onChange,
}: {
  label: string;
  hint: string;
  value: number | null;
  onChange: (amount: number | null) => void;
}) {
  const { t, i18n } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? amountText(value, i18n.language);
  const isWrong = typed !== null && amountIn(typed) === undefined;
  return (
    <Field label={label} hint={hint} error={isWrong ? t("interviews-negotiation.plan.notNumber") : undefined}>
      <Input
        inputMode="decimal"
        value={shown}
        maxLength={20}
        className="max-w-48"
        onChange={(event) => {
          setTyped(event.target.value);
          const amount = amountIn(event.target.value);
          if (amount !== undefined) onChange(amount);
        }}
        onBlur={() => !isWrong && setTyped(null)}
      />
    </Field>
  );
}

function Reasons({ negotiation: { achievements }, plan }: { negotiation: Negotiation; plan: PlanEditor }) {
  const { t } = useTranslation();
  const chosen = plan.value.reasons ?? achievements.slice(0, mostReasons).map(({ id }) => id);
  const here = chosen.filter((id) => achievements.some((one) => one.id === id));
  return (
    <Part
      title={t("interviews-negotiation.reasons.title")}
      hint={t("interviews-negotiation.reasons.hint", { most: mostReasons })}
    >
      {achievements.length === 0 && <GroupEmpty>{t("interviews-negotiation.reasons.none")}</GroupEmpty>}
      <div className="grid gap-2">
        {achievements.map(({ id, text, isAsked }) => (
          <Checkbox
            key={id}
            label={
              <span className="wrap-anywhere">
                {text} {isAsked && <Badge tone="pine">{t("interviews-negotiation.reasons.asked")}</Badge>}
              </span>
            }
            checked={here.includes(id)}
            disabled={!here.includes(id) && here.length >= mostReasons}
            onChange={(event) =>
              plan.change({
                reasons: event.target.checked ? [...here, id] : here.filter((one) => one !== id),
              })
            }
          />
        ))}
      </div>
    </Part>
  );
}
