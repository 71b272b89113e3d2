import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button/button.tsx";

export function SaveBar({
  changed,
  saving,
  onSave,
  onCancel,
}: {
  changed: number;
  saving: boolean;
  onSave: () => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation();
  const still = saving || changed === 0;
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-20 -mx-4 mt-2 -mb-6 border-t border-line bg-paper px-4 py-3 sm:-mx-8 sm:px-8"
    >
      <div className="flex items-center justify-between gap-3">
        <p role="status" className="min-w-0 text-xs leading-snug text-muted sm:text-sm">
          {changed > 0 ? t("settings.bar.changed", { count: changed }) : t("settings.bar.saved")}
        </p>
        <div className="flex shrink-0 gap-2 sm:gap-3">
          <Button variant="secondary" disabled={still} onClick={onCancel}>
            {t("settings.bar.cancel")}
          </Button>
          <Button type="submit" disabled={still} onClick={onSave} className="sm:min-w-36">
            {saving ? t("settings.bar.saving") : t("settings.bar.save")}
          </Button>
        </div>
      </div>
    </div>
  );
}
