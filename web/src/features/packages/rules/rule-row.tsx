import type { ApplyRule } from "@waymark/contract/packages";
import { AlarmClock, AlarmClockOff, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../../lib/api/reason-of.ts";
import { formatInstant } from "../../../lib/format.ts";
import { TextRouteLink } from "../../../lib/navigation/links.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { IconButton } from "../../../ui/button/button.tsx";
import { Switch } from "../../../ui/form/switch.tsx";
import { Menu, MenuItem } from "../../../ui/overlay/dropdown-menu.tsx";
import { toast } from "../../../ui/overlay/toast.ts";
import { Tooltip } from "../../../ui/overlay/tooltip.tsx";
import { useDeleteRule, useSaveRule } from "../queries.ts";

const day = 86_400_000;
/** Days to snooze for. */
const snoozes = [1, 3, 7, 30] as const;

/** A rule: what it stands on, what it made, and whether it is on. Its name opens it. */
export function RuleRow({ rule, searchName }: { rule: ApplyRule; searchName: string | undefined }) {
  const { t, i18n } = useTranslation();
  const save = useSaveRule();
  const asleep = rule.snoozedUntil !== null && Date.parse(rule.snoozedUntil) > Date.now();
  const change = (part: Change) =>
    save.mutate(
      { id: rule.id, ...part },
      {
        onError: (error) =>
          toast({
            title: t("packages.rules.notChanged"),
            description: reasonOf(error),
            variant: "destructive",
          }),
      },
    );
  // The switch moves at once; a refusal moves it back.
  const paused = save.isPending && save.variables.paused !== undefined ? save.variables.paused : rule.paused;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 p-4">
      <div className="grid min-w-0 flex-1 basis-60 gap-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <TextRouteLink
            to="/dashboard"
            search={{ section: "auto-apply", item: `rule:${rule.id}` }}
            className="min-h-6 font-semibold wrap-anywhere"
          >
            {rule.name}
          </TextRouteLink>
          {paused && <Badge>{t("packages.rules.paused")}</Badge>}
          {!paused && asleep && rule.snoozedUntil !== null && (
            <Badge tone="amber">
              {t("packages.rules.snoozed", { until: formatInstant(rule.snoozedUntil, i18n.language) })}
            </Badge>
          )}
        </p>
        <p className="tabular text-sm text-muted wrap-anywhere">
          {[
            searchName ?? t("packages.rule.goneSearch"),
            t("packages.rules.waiting", { count: rule.waiting }),
            t("packages.rules.made", { made: rule.madeToday, perDay: rule.criteria.perDay }),
          ].join(" · ")}
        </p>
      </div>
      <div className="flex items-center gap-1">
        <OnOff rule={rule} isOn={!paused} isAsleep={asleep} onChange={change} />
        <DeleteButton rule={rule} />
      </div>
    </li>
  );
}

type Change = { paused: boolean } | { snoozedUntil: string | null };

function OnOff({
  rule,
  isOn,
  isAsleep,
  onChange,
}: {
  rule: ApplyRule;
  isOn: boolean;
  isAsleep: boolean;
  onChange: (part: Change) => void;
}) {
  const { t } = useTranslation();
  return (
    <>
      <Switch
        hideLabel
        label={t("packages.rules.on", { name: rule.name })}
        checked={isOn}
        onCheckedChange={(on) => onChange({ paused: !on })}
      />
      {isAsleep ? (
        <Tooltip text={t("packages.rules.wake", { name: rule.name })}>
          <IconButton
            label={t("packages.rules.wake", { name: rule.name })}
            onClick={() => onChange({ snoozedUntil: null })}
          >
            <AlarmClockOff aria-hidden="true" className="size-4.5" />
          </IconButton>
        </Tooltip>
      ) : (
        <SnoozeMenu
          label={t("packages.rules.snooze", { name: rule.name })}
          onSnooze={(days) => onChange({ snoozedUntil: new Date(Date.now() + days * day).toISOString() })}
        />
      )}
    </>
  );
}

function SnoozeMenu({ label, onSnooze }: { label: string; onSnooze: (days: number) => void }) {
  const { t } = useTranslation();
  return (
    <Tooltip text={label}>
      <span>
        <Menu
          trigger={
            <IconButton label={label}>
              <AlarmClock aria-hidden="true" className="size-4.5" />
            </IconButton>
          }
        >
          {snoozes.map((days) => (
            <MenuItem key={days} onSelect={() => onSnooze(days)}>
              {t("packages.rules.snoozeFor", { count: days })}
            </MenuItem>
          ))}
        </Menu>
      </span>
    </Tooltip>
  );
}

/** Deletes the rule; undo brings the same one back, with the packages it made. */
function DeleteButton({ rule }: { rule: ApplyRule }) {
  const { t } = useTranslation();
  const { mutateAsync: remove } = useDeleteRule();
  const { mutateAsync: save } = useSaveRule();
  const label = t("packages.rules.delete", { name: rule.name });
  const fail = (error: unknown) =>
    toast({ title: t("packages.rules.notChanged"), description: reasonOf(error), variant: "destructive" });
  // The row is gone before the answer's callbacks would be called, so the promises are followed instead.
  const press = () =>
    void remove(rule).then(() => {
      toast({
        title: t("packages.rules.deleted", { name: rule.name }),
        action: {
          label: t("packages.undo"),
          run: () => void save({ id: rule.id, restore: true }).catch(fail),
        },
      });
    }, fail);
  return (
    <Tooltip text={label}>
      <IconButton label={label} className="text-muted!" onClick={press}>
        <Trash2 aria-hidden="true" className="size-4.5" />
      </IconButton>
    </Tooltip>
  );
}
