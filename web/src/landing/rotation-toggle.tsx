import type { TFunction } from "i18next";
import { Icon } from "./icons.tsx";

/** Pauses and continues a rotation. Without scripts nothing rotates. */
export function RotationToggle({ t, className = "" }: { t: TFunction; className?: string }) {
  return (
    <button
      type="button"
      data-rotation-toggle
      data-pause={t("landing.rotation.pause")}
      data-play={t("landing.rotation.play")}
      aria-label={t("landing.rotation.pause")}
      title={t("landing.rotation.pause")}
      className={`group/toggle hidden size-8 place-items-center rounded-md text-muted hover:bg-sunk hover:text-ink js:grid ${className}`}
    >
      <Icon name="pause" className="size-3.5 group-data-stopped/toggle:hidden" />
      <Icon name="play" className="hidden size-3.5 group-data-stopped/toggle:block" />
    </button>
  );
}
