import { useTranslation } from "react-i18next";
import { Dialog } from "../../../ui/overlay/dialog.tsx";

const keys = [["j", "k"], ["↓", "↑"], ["Enter"], ["s"], ["/"], ["?"]] as const;
const names = ["next", "arrows", "open", "save", "search", "help"] as const;

export function KeysHelp({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t("job-search.keys.title")}>
      <dl className="grid gap-2.5">
        {names.map((name, i) => (
          <div key={name} className="flex items-baseline justify-between gap-4">
            <dt>{t(`job-search.keys.${name}`)}</dt>
            <dd className="flex shrink-0 gap-1.5">
              {keys[i]?.map((key) => (
                <kbd key={key} className="rounded-sm border border-line-strong bg-sunk px-2 py-0.5 text-sm">
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
