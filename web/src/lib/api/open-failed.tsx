import { useTranslation } from "react-i18next";
import { Notice } from "../../ui/notice.tsx";
import { CallError } from "./send.ts";

/** A thing of a link that could not be opened: it is gone for good, or another try may help. */
export function OpenFailed({ error, text, onRetry }: { error: unknown; text: string; onRetry: () => void }) {
  const { t } = useTranslation();
  if (error instanceof CallError && error.status === 404) return <Notice>{t("common.gone")}</Notice>;
  return <Notice onRetry={onRetry}>{text}</Notice>;
}
