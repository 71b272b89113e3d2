import type { Corrected } from "@waymark/contract/jobs";
import { Trans, useTranslation } from "react-i18next";
import { TextButton } from "../../ui/link-button.tsx";

/** Says that a typing mistake was corrected, and links to the search as typed. */
export function CorrectedLine({ corrected, onAsTyped }: { corrected: Corrected; onAsTyped: () => void }) {
  const { t } = useTranslation();
  return (
    <p role="status" className="text-[0.9375rem] wrap-anywhere">
      <Trans
        t={t}
        i18nKey="job-search.corrected.shown"
        values={{ query: corrected.query }}
        components={{ b: <strong /> }}
      />{" "}
      <TextButton onClick={onAsTyped}>
        {t("job-search.corrected.back", { query: corrected.original })}
      </TextButton>
    </p>
  );
}
