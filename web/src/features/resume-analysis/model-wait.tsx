import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { TextButton } from "../../ui/button/link-button.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";

/** Seconds after which the server gives up on a model. */
const timeoutSeconds = 20;

/** Progress of a model's answer, with a cancel button. */
export function ModelWait({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation();
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((now) => Math.min(timeoutSeconds, now + 1)), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="grid gap-2 rounded-lg bg-sunk px-3 py-2.5 text-sm">
      <div className="flex items-baseline justify-between gap-3">
        <p role="status">{t("resume-analysis.model.asking")}</p>
        <TextButton onClick={onCancel}>{t("resume-analysis.model.cancel")}</TextButton>
      </div>
      <ProgressBar
        label={t("resume-analysis.model.asking")}
        value={(100 * seconds) / timeoutSeconds}
        valueText={t("resume-analysis.model.seconds", { seconds, longest: timeoutSeconds })}
      />
      <p className="tabular text-xs text-muted">
        {t("resume-analysis.model.seconds", { seconds, longest: timeoutSeconds })}
      </p>
    </div>
  );
}
