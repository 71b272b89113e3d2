import type { SearchAnswer } from "@waymark/contract/jobs";
import { useTranslation } from "react-i18next";
import { TextButton } from "../../../ui/button/link-button.tsx";

/** Says whether our rules sorted by match, or a language model the person asked to refine the order. */
export function RefineLine({
  answer,
  asked,
  onRefine,
}: {
  answer: SearchAnswer | undefined;
  asked: boolean;
  onRefine: (wanted: boolean) => void;
}) {
  const { t } = useTranslation();
  const model = answer?.refiner;
  if (model === undefined) return null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm text-muted wrap-anywhere">
      {asked && (
        <span role="status">
          {t(answer?.refined === undefined ? "job-search.refine.failed" : "job-search.refine.done", {
            model,
          })}
        </span>
      )}
      <TextButton onClick={() => onRefine(!asked)}>
        {asked ? t("job-search.refine.back") : t("job-search.refine.offer", { model })}
      </TextButton>
      {!asked && <span>{t("job-search.refine.sends")}</span>}
    </p>
  );
}
