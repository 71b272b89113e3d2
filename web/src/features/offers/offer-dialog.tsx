import { type Offer, OfferInput, OfferPeriod, offerPeriods } from "@waymark/contract/offers";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../lib/api/reason-of.ts";
import { Field } from "../../ui/form/field.tsx";
import { Input, Select, Textarea } from "../../ui/form/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { DialogFoot } from "../../ui/overlay/dialog-foot.tsx";
import { toast } from "../../ui/overlay/toast.ts";
import { useOfferActions } from "./queries.ts";

const numbers = [
  "hoursAWeek",
  "bonusLow",
  "bonusHigh",
  "signingBonus",
  "equityLow",
  "equityHigh",
  "leaveDays",
  "remoteDays",
  "onSiteDays",
  "commuteMinutes",
] as const;
const days = ["startsOn", "decideBy"] as const;
type Named =
  | (typeof numbers)[number]
  | (typeof days)[number]
  | "base"
  | "currency"
  | "period"
  | "benefits"
  | "notes";

/** The field values as text; empty when not stated. */
type Draft = Record<Named, string>;

function draftOf(before: Offer | null, currency: string): Draft {
  const text = (value: unknown) => (value === null || value === undefined ? "" : String(value));
  const names: Named[] = [...numbers, ...days, "base", "currency", "period", "benefits", "notes"];
  const filled = names.map((name) => [name, text(before?.[name])] as const);
  const draft = Object.fromEntries(filled) as Draft;
  return before === null ? { ...draft, currency, period: "year" } : draft;
}

function read(draft: Draft) {
  const number = (name: Named) => (draft[name].trim() === "" ? null : Number(draft[name]));
  return OfferInput.safeParse({
    ...Object.fromEntries(numbers.map((name) => [name, number(name)])),
    ...Object.fromEntries(days.map((name) => [name, draft[name] || null])),
    ...{ base: number("base"), currency: draft.currency.trim().toUpperCase() },
    ...{ period: draft.period, benefits: draft.benefits, notes: draft.notes },
  });
}

export function OfferDialog({
  before,
  applicationId,
  currency,
  onClose,
}: {
  before: Offer | null;
  applicationId: string;
  /** The likely currency of a new offer. */
  currency: string;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(() => draftOf(before, currency));
  const [id] = useState(() => before?.id ?? crypto.randomUUID());
  const [tried, setTried] = useState(false);
  const { save, remove, forget } = useSaving(before, onClose);
  const parsed = read(draft);
  const wrong = new Set(parsed.success || !tried ? [] : parsed.error.issues.map(({ path }) => path[0]));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!parsed.success) return;
    const version = before === null ? {} : { version: before.version };
    save.mutate({ id, applicationId, ...parsed.data, ...version }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      steady
      onOpenChange={(open) => !open && onClose()}
      title={t(before === null ? "applications-tracker.offer.add" : "applications-tracker.offer.change")}
      className="max-w-2xl! grid-cols-[minmax(0,1fr)]"
    >
      <form onSubmit={submit} className="grid min-w-0 grid-cols-1 gap-4" noValidate>
        <OfferFields draft={draft} wrong={wrong} onChange={setDraft} />
        {(save.isError || remove.isError) && <Notice>{reasonOf(save.error ?? remove.error)}</Notice>}
        <DialogFoot
          cancel={t("common.cancel")}
          save={t("applications-tracker.save")}
          saving={save.isPending}
          onCancel={onClose}
          remove={
            before === null
              ? undefined
              : { label: t("applications-tracker.delete"), busy: remove.isPending, onPress: forget }
          }
        />
      </form>
    </Dialog>
  );
}

/** Saving and deleting; a deleted offer can be brought back. */
function useSaving(before: Offer | null, onClose: () => void) {
  const { t } = useTranslation();
  const { save, remove } = useOfferActions();
  const forget = () => {
    if (before === null) return;
    remove.mutate(before.id, {
      onSuccess: () => {
        const { id: gone, version: _v, job: _j, createdAt: _c, updatedAt: _u, ...input } = before;
        toast({
          title: t("applications-tracker.offer.deleted"),
          action: { label: t("applications-tracker.undo"), run: () => save.mutate({ id: gone, ...input }) },
        });
        onClose();
      },
    });
  };
  return { save, remove, forget };
}

interface FieldsProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

function OfferFields({ draft, wrong, onChange }: FieldsProps & { wrong: ReadonlySet<unknown> }) {
  const { t } = useTranslation();
  const field = (name: Named, props: React.ComponentProps<typeof Input>) => (
    <Field
      label={t(`applications-tracker.offer.field.${name}`)}
      required={name === "base" || name === "currency"}
      error={wrong.has(name) ? t("applications-tracker.offer.wrong") : undefined}
    >
      <Input
        value={draft[name]}
        onChange={(event) => onChange({ ...draft, [name]: event.target.value })}
        {...props}
      />
    </Field>
  );
  const amount = (name: Named) => field(name, { type: "number", min: 0, step: "any", inputMode: "decimal" });
  const long = (name: "benefits" | "notes", maxLength: number) => (
    <Field label={t(`applications-tracker.offer.field.${name}`)}>
      <Textarea
        rows={2}
        maxLength={maxLength}
        value={draft[name]}
        onChange={(event) => onChange({ ...draft, [name]: event.target.value })}
      />
    </Field>
  );
  return (
    <>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <div className="max-sm:col-span-2 sm:col-span-2">{amount("base")}</div>
        {field("currency", { maxLength: 3, autoCapitalize: "characters" })}
        <PeriodField draft={draft} onChange={onChange} />
      </div>
      {draft.period === "hour" && amount("hoursAWeek")}
      <div className="grid grid-cols-2 gap-4">
        {amount("bonusLow")}
        {amount("bonusHigh")}
        {amount("equityLow")}
        {amount("equityHigh")}
        {amount("signingBonus")}
        {amount("leaveDays")}
        {amount("remoteDays")}
        {amount("onSiteDays")}
        {amount("commuteMinutes")}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {field("startsOn", { type: "date" })}
        {field("decideBy", { type: "date" })}
      </div>
      {long("benefits", 5_000)}
      {long("notes", 10_000)}
    </>
  );
}

function PeriodField({ draft, onChange }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <Field label={t("applications-tracker.offer.field.period")}>
      <Select
        value={draft.period}
        onChange={(event) => onChange({ ...draft, period: OfferPeriod.parse(event.target.value) })}
      >
        {offerPeriods.map((period) => (
          <option key={period} value={period}>
            {t(`applications-tracker.offer.period.${period}`)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
