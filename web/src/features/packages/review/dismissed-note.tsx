import { type ApplyRule, RuleCriteria } from "@waymark/contract/packages";
import type { TFunction } from "i18next";
import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../../lib/api/reason-of.ts";
import { formatMoney } from "../../../lib/format.ts";
import { Button, IconButton } from "../../../ui/button/button.tsx";
import { Tooltip } from "../../../ui/overlay/tooltip.tsx";
import { useReopenPackage, useRules, useSaveRule } from "../queries.ts";
import type { Dismissed } from "./dismiss-dialog.tsx";

/** Says what was dismissed, undoes it, and offers the change of its rule until the person has decided. */
export function DismissedNote({
  dismissed: { made, proposal },
  onClose,
}: {
  dismissed: Dismissed;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const reopen = useReopenPackage();
  const { data } = useRules();
  const rule = data?.rules.find(({ id }) => id === made.ruleId);
  const region = useRef<HTMLElement>(null);
  // The row that had the focus is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another package was dismissed
  useEffect(() => region.current?.focus(), [made.id]);
  return (
    <section
      ref={region}
      tabIndex={-1}
      data-quiet-focus
      aria-label={t("packages.dismissed.label")}
      className="grid gap-3 rounded-xl border border-line-strong bg-surface p-4"
    >
      <div className="flex items-start justify-between gap-3">
        <p role="status" className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 wrap-anywhere">
          {t("packages.dismissed.text", { title: made.job.title })}
          <Button
            size="sm"
            variant="secondary"
            busy={reopen.isPending}
            onClick={() => reopen.mutate(made.id, { onSuccess: onClose })}
          >
            {t("packages.undo")}
          </Button>
        </p>
        <Tooltip text={t("common.close")}>
          <IconButton small label={t("common.close")} onClick={onClose}>
            <X aria-hidden="true" className="size-4.5" />
          </IconButton>
        </Tooltip>
      </div>
      {reopen.isError && (
        <p role="alert" className="text-sm text-rust">
          {reasonOf(reopen.error)}
        </p>
      )}
      {rule !== undefined && proposal !== null && (
        <Proposal key={made.id} rule={rule} proposal={proposal} onLeave={onClose} />
      )}
    </section>
  );
}

/** The change of the rule, taken or left. */
function Proposal({
  rule,
  proposal,
  onLeave,
}: {
  rule: ApplyRule;
  proposal: NonNullable<Dismissed["proposal"]>;
  onLeave: () => void;
}) {
  const { t, i18n } = useTranslation();
  const save = useSaveRule();
  const [before] = useState(rule.criteria);
  const [isTaken, setTaken] = useState(false);
  const change = (criteria: RuleCriteria, taken: boolean) =>
    save.mutate({ id: rule.id, criteria, version: rule.version }, { onSuccess: () => setTaken(taken) });
  if (isTaken)
    return (
      <p role="status" className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-3">
        {t("packages.dismissed.changed", { name: rule.name })}
        <Button size="sm" variant="secondary" busy={save.isPending} onClick={() => change(before, false)}>
          {t("packages.undo")}
        </Button>
      </p>
    );
  return (
    <div className="grid gap-2.5 border-t border-line pt-3">
      <p className="font-semibold">{t("packages.dismissed.ask", { name: rule.name })}</p>
      <ul className="grid gap-1 text-[0.9375rem]">
        {differences(before, proposal, t, i18n.language).map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
      {save.isError && (
        <p role="alert" className="text-sm text-rust">
          {reasonOf(save.error)}
        </p>
      )}
      <span className="flex flex-wrap gap-2.5">
        <Button
          size="sm"
          busy={save.isPending}
          onClick={() => change(RuleCriteria.parse({ ...rule.criteria, ...proposal }), true)}
        >
          {t("packages.dismissed.take")}
        </Button>
        <Button size="sm" variant="quiet" onClick={onLeave}>
          {t("packages.dismissed.leave")}
        </Button>
      </span>
    </div>
  );
}

/** One line for each field that a proposal changes. */
function differences(
  before: RuleCriteria,
  proposal: NonNullable<Dismissed["proposal"]>,
  t: TFunction,
  language: string,
): string[] {
  const list = new Intl.ListFormat(language, { type: "unit" });
  const shown = (field: string, value: unknown, currency: string | null): string => {
    if (Array.isArray(value)) {
      const entries = value.map((entry) =>
        field === "types" ? t(`job-search.type.${entry}`) : String(entry),
      );
      return entries.length === 0 ? t("packages.dismissed.none") : list.format(entries);
    }
    if (typeof value === "boolean") return t(value ? "packages.answer.yes" : "packages.answer.no");
    if (value === null || value === undefined) return t("packages.dismissed.none");
    if (field === "minPay" && typeof value === "number" && currency !== null)
      return formatMoney(value, currency, language);
    return String(value);
  };
  const currency = proposal.currency ?? before.currency;
  return Object.entries(proposal).flatMap(([field, to]) => {
    const from: unknown = Reflect.get(before, field);
    if (to === undefined || JSON.stringify(from) === JSON.stringify(to)) return [];
    if (Array.isArray(from) && Array.isArray(to)) {
      const added = to.filter((entry) => !from.some((known) => known === entry));
      const isOnlyMore = added.length > 0 && from.every((known) => to.some((entry) => entry === known));
      if (isOnlyMore)
        return [
          t("packages.dismissed.add", {
            field: t(`packages.rule.field.${field}`),
            added: shown(field, added, null),
          }),
        ];
    }
    return [
      t("packages.dismissed.change", {
        field: t(`packages.rule.field.${field}`),
        from: shown(field, from, before.currency),
        to: shown(field, to, currency),
      }),
    ];
  });
}
