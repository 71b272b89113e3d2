import { useTranslation } from "react-i18next";
import { Notice } from "../../ui/notice.tsx";

/** What came and what went with the last press on 'Regenerate Paths', and the way back. */
export function ChangeNote({
  change,
  canGoBack,
  onBack,
}: {
  change: { came: readonly string[]; went: readonly string[] } | null;
  canGoBack: boolean;
  onBack: () => void;
}) {
  const { t, i18n } = useTranslation();
  if (change === null || !canGoBack) return null;
  const list = new Intl.ListFormat(i18n.language, { type: "conjunction" });
  const { came, went } = change;
  const text =
    came.length === 0
      ? t("careers.change.none")
      : [
          t("careers.change.came", { roles: list.format(came) }),
          ...(went.length > 0 ? [t("careers.change.went", { roles: list.format(went) })] : []),
        ].join(" ");
  return (
    <Notice tone="info" onRetry={onBack} retryLabel={t("careers.change.back")}>
      {text}
    </Notice>
  );
}
