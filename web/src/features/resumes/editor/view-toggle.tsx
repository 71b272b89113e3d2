import { useTranslation } from "react-i18next";

export function ViewToggle({
  mode,
  onMode,
}: {
  mode: "edit" | "preview";
  onMode: (mode: "edit" | "preview") => void;
}) {
  const { t } = useTranslation();
  return (
    <fieldset className="mx-1 flex rounded-lg max-sm:mr-auto max-sm:ml-0 border border-line-strong bg-surface p-0.5">
      <legend className="sr-only">{t("resumes.view.label")}</legend>
      {(["edit", "preview"] as const).map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={mode === one}
          onClick={() => onMode(one)}
          className="min-h-9 rounded-md px-3 text-sm font-semibold text-muted transition-colors hover:text-ink aria-pressed:bg-pine-soft aria-pressed:text-pine"
        >
          {t(`resumes.view.${one}`)}
        </button>
      ))}
    </fieldset>
  );
}
