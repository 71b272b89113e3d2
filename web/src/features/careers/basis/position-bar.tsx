import type { CareerChoices, RoleName, TitleReading } from "@waymark/contract/careers";
import { ChevronDown, EyeOff, Flag, MapPin } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button/button.tsx";
import { Popover } from "../../../ui/overlay/popover.tsx";
import { RolePicker } from "./role-picker.tsx";

const maxCandidates = 5;

/** The paths' starting role, the person's target and hidden roles, all of which can be changed. */
export function PositionBar({
  stand,
  reading,
  choices,
  roles,
  onChange,
  asksTarget,
  onAsked,
}: {
  /** Name of the role the paths begin at. */
  stand: string;
  reading: TitleReading;
  choices: CareerChoices | undefined;
  /** Names of the roles in `choices`. */
  roles: readonly RoleName[];
  onChange: (change: Partial<CareerChoices>) => void;
  asksTarget: boolean;
  onAsked: (() => void) | undefined;
}) {
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
  const candidates = reading.candidates.slice(0, maxCandidates);
  const toggle = (id: "from" | "to" | "hidden") => (isOpen: boolean) => setOpen(isOpen ? id : null);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Popover
        open={open === "from"}
        onOpenChange={toggle("from")}
        label={t("careers.from.title")}
        trigger={
          <Button variant="secondary" size="sm">
            <MapPin aria-hidden="true" className="size-4 shrink-0" />
            <span>
              <span className="font-normal text-muted">{t("careers.from.short")} </span>
              {stand}
            </span>
            <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
          </Button>
        }
      >
        <div className="grid gap-4 overflow-y-auto p-4">
          {reading.text !== "" && (
            <p className="text-sm text-muted wrap-anywhere">
              {t("careers.from.read", { text: reading.text })}
            </p>
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
                      onClick={() => change({ currentRoleId: id })}
                    >
                      {title}
                    </Button>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <RolePicker label={t("careers.from.other")} onChoose={({ id }) => change({ currentRoleId: id })} />
          {choices?.currentRoleId && (
            <Button variant="quiet" size="sm" onClick={() => change({ currentRoleId: null })}>
              {t("careers.from.reset")}
            </Button>
          )}
        </div>
      </Popover>
      <Popover
        open={open === "to"}
        onOpenChange={toggle("to")}
        label={t("careers.to.title")}
        trigger={
          <Button variant="secondary" size="sm">
            <Flag aria-hidden="true" className="size-4 shrink-0" />
            {target === null ? (
              t("careers.to.set")
            ) : (
              <span>
                <span className="font-normal text-muted">{t("careers.to.short")} </span>
                {nameOf(target)}
              </span>
            )}
            <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
          </Button>
        }
      >
        <div className="grid gap-4 overflow-y-auto p-4">
          <RolePicker label={t("careers.to.title")} onChoose={({ id }) => change({ targetRoleId: id })} />
          {target !== null && (
            <Button variant="quiet" size="sm" onClick={() => change({ targetRoleId: null })}>
              {t("careers.to.reset")}
            </Button>
          )}
        </div>
      </Popover>
      {hidden.length > 0 && (
        <Popover
          open={open === "hidden"}
          onOpenChange={toggle("hidden")}
          label={t("careers.hidden.title")}
          trigger={
            <Button variant="secondary" size="sm">
              <EyeOff aria-hidden="true" className="size-4 shrink-0" />
              {t("careers.hidden.count", { count: hidden.length })}
              <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
            </Button>
          }
        >
          <ul className="grid gap-1 overflow-y-auto p-4">
            {hidden.map((id) => (
              <li key={id} className="flex items-center justify-between gap-3 text-[0.9375rem]">
                {nameOf(id)}
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={t("careers.hidden.showRole", { role: nameOf(id) })}
                  onClick={() => change({ hidden: hidden.filter((one) => one !== id) })}
                >
                  {t("careers.hidden.show")}
                </Button>
              </li>
            ))}
          </ul>
        </Popover>
      )}
    </div>
  );
}
