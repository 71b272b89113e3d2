import type { Language } from "@waymark/contract/values";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { browserRecogniser, installLanguage } from "./browser-recogniser.ts";
import { operatorRecogniser, type WritePiece } from "./operator-recogniser.ts";
import type { Recogniser } from "./recogniser.ts";

/** Ways to have speech written down that the person has to allow. */
export type AskedWay = "install" | "operator" | "vendor";

/** Asks before anybody but this device listens, and before a download. One way at a time, the most private first. */
export function Consent({
  ways,
  host,
  language,
  write,
  onChoose,
  onClose,
}: {
  ways: readonly [AskedWay, ...AskedWay[]];
  /** The host of the operator's recogniser. */
  host: string;
  language: Language;
  write: WritePiece;
  onChoose: (recogniser: Recogniser | null) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [at, setAt] = useState(0);
  const { isLoading, isFailed, setFailed, install } = useInstall(language);
  const way = ways[at] ?? ways[0];
  const agree = async () => {
    if (way === "operator") onChoose(operatorRecogniser(write));
    else if (way === "vendor") onChoose(browserRecogniser("vendor"));
    else if (await install()) onChoose(browserRecogniser("device"));
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`interviews-buddy.consent.${way}.title`)}
      description={t(`interviews-buddy.consent.${way}.text`, { host })}
      footer={
        <>
          <Button variant="secondary" onClick={() => onChoose(null)}>
            {t("interviews-buddy.consent.without")}
          </Button>
          {ways.length > 1 && (
            <Button
              variant="secondary"
              disabled={isLoading}
              onClick={() => {
                setFailed(false);
                setAt((at + 1) % ways.length);
              }}
            >
              {t("interviews-buddy.consent.other")}
            </Button>
          )}
          <Button busy={isLoading} onClick={() => void agree()}>
            {t(`interviews-buddy.consent.${way}.agree`)}
          </Button>
        </>
      }
    >
      {isFailed && <Notice>{t("interviews-buddy.consent.failed")}</Notice>}
      <p className="text-[0.9375rem] text-muted text-pretty">{t("interviews-buddy.consent.withoutText")}</p>
    </Dialog>
  );
}

/** Downloads a language, so that the browser can listen on this device alone. */
function useInstall(language: Language) {
  const [isLoading, setLoading] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const install = async (): Promise<boolean> => {
    setLoading(true);
    const isThere = await installLanguage(language);
    setLoading(false);
    setFailed(!isThere);
    return isThere;
  };
  return { isLoading, isFailed, setFailed, install };
}
