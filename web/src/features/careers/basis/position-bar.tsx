import type { CareerChoices, RoleName, TitleReading } from "@waymark/contract/careers";
import { ChevronDown, EyeOff, Flag, type LucideIcon, MapPin } from "lucide-react";
import { type ComponentProps, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button/button.tsx";
import { Popover } from "../../../ui/overlay/popover.tsx";
import { RolePicker } from "./role-picker.tsx";

const maxCandidates = 5;

interface BarProps {
  /** Name of the role the paths begin at. */
  readonly stand: string;
  readonly reading: TitleReading;
  readonly choices: CareerChoices | undefined;
  /** Names of the roles in `choices`. */
  readonly roles: readonly RoleName[];
  readonly onChange: (change: Partial<CareerChoices>) => void;
  readonly asksTarget: boolean;
  readonly onAsked: (() => void) | undefined;
}

/** The paths' starting role, the person's target and hidden roles, all of which can be changed. */
export function PositionBar({ stand, reading, choices, roles, onChange, asksTarget, onAsked }: BarProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<"from" | "to" | "hidden" | null>(null);
  useEffect(() => {
    if (!asksTarget) return;
    setOpen("to");
    onAsked?.();
  }, [asksTarget, onAsked]);
  const change = (next: Partial<CareerChoices>) => {
    setOpen(null);
    onChange(next);
  };
  const nameOf = (id: string) => roles.find((role) => role.id === id)?.title ?? id;
  const target = choices?.targetRoleId ?? null;
  const hidden = choices?.hidden ?? [];
  const toggle = (id: "from" | "to" | "hidden") => (isOpen: boolean) => setOpen(isOpen ? id : null);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Popover
        open={open === "from"}
        onOpenChange={toggle("from")}
        label={t("careers.from.title")}
        trigger={
          <BarButton icon={MapPin}>
            <span>
              <span className="font-normal text-muted">{t("careers.from.short")} </span>
              {stand}
            </span>
          </BarButton>
        }
      >
        <StartChoice stand={stand} reading={reading} current={choices?.currentRoleId} onChange={change} />
      </Popover>
      <Popover
        open={open === "to"}
        onOpenChange={toggle("to")}
        label={t("careers.to.title")}
        trigger={
          <BarButton icon={Flag}>
            <TargetName name={target === null ? null : nameOf(target)} />
          </BarButton>
        }
      >
        <TargetChoice isSet={target !== null} onChange={change} />
      </Popover>
      {hidden.length > 0 && (
        <Popover
          open={open === "hidden"}
          onOpenChange={toggle("hidden")}
          label={t("careers.hidden.title")}
          trigger={<BarButton icon={EyeOff}>{t("careers.hidden.count", { count: hidden.length })}</BarButton>}
        >
          <HiddenRoles hidden={hidden} nameOf={nameOf} onChange={change} />
        </Popover>
      )}
    </div>
  );
}

/** Opens one of the bar's popovers, which hand it their own properties. */
function BarButton({ icon: Icon, children, ...props }: ComponentProps<typeof Button> & { icon: LucideIcon }) {
  return (
    <Button variant="secondary" size="sm" {...props}>
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {children}
      <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
    </Button>
  );
}

function StartChoice({
  stand,
  reading,
  current,
  onChange,
}: {
  stand: string;
  reading: TitleReading;
  /** The role that the person chose instead of the one read from the title. */
  current: string | null | undefined;
  onChange: (change: Partial<CareerChoices>) => void;
}) {
  const { t } = useTranslation();
  const candidates = reading.candidates.slice(0, maxCandidates);
  return (
    <div className="grid gap-4 overflow-y-auto p-4">
      {reading.text !== "" && (
        <p className="text-sm text-muted wrap-anywhere">{t("careers.from.read", { text: reading.text })}</p>
      )}
      {candidates.length > 0 && (
        <div className="grid gap-1.5">
          <p className="text-sm font-semibold">{t("careers.from.could")}</p>
          <ul className="flex flex-wrap gap-1.5">
            {candidates.map(({ id, title }) => (
              <li key={id}>
                <Button
                  variant="secondary"
                  size="sm"
                  aria-pressed={title === stand}
                  onClick={() => onChange({ currentRoleId: id })}
                >
                  {title}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <RolePicker label={t("careers.from.other")} onChoose={({ id }) => onChange({ currentRoleId: id })} />
      {current && (
        <Button variant="quiet" size="sm" onClick={() => onChange({ currentRoleId: null })}>
          {t("careers.from.reset")}
        </Button>
      )}
    </div>
  );
}

function HiddenRoles({
  hidden,
  nameOf,
  onChange,
}: {
  hidden: readonly string[];
  nameOf: (id: string) => string;
  onChange: (change: Partial<CareerChoices>) => void;
}) {
  const { t } = useTranslation();
  return (
    <ul className="grid gap-1 overflow-y-auto p-4">
      {hidden.map((id) => (
        <li key={id} className="flex items-center justify-between gap-3 text-[0.9375rem]">
          {nameOf(id)}
          <Button
            variant="quiet"
            size="sm"
            aria-label={t("careers.hidden.showRole", { role: nameOf(id) })}
            onClick={() => onChange({ hidden: hidden.filter((one) => one !== id) })}
          >
            {t("careers.hidden.show")}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function TargetName({ name }: { name: string | null }) {
  const { t } = useTranslation();
  if (name === null) return t("careers.to.set");
  return (
    <span>
      <span className="font-normal text-muted">{t("careers.to.short")} </span>
      {name}
    </span>
  );
}

function TargetChoice({ isSet, onChange }: { isSet: boolean } & Pick<BarProps, "onChange">) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-4 overflow-y-auto p-4">
      <RolePicker label={t("careers.to.title")} onChoose={({ id }) => onChange({ targetRoleId: id })} />
      {isSet && (
        <Button variant="quiet" size="sm" onClick={() => onChange({ targetRoleId: null })}>
          {t("careers.to.reset")}
        </Button>
      )}
    </div>
  );
}
