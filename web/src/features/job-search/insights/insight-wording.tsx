import type { Insights } from "@waymark/contract/jobs";
import { Sparkles } from "lucide-react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../../lib/api/call.ts";
import { type InsightsAsked, useInsightWording } from "../queries.ts";

/**
 * The same figures in the words of a language model, if one is configured. Shown after our own sentences and
 * labelled with the model's name; dropped when it claims more than the figures say.
 */
export function InsightWording({ insights, asked }: { insights: Insights; asked: InsightsAsked }) {
  const { t, i18n } = useTranslation();
  const { writer } = insights;
  const worded = useInsightWording(writer === undefined ? null : asked, i18n.language);
  if (writer === undefined) return null;
  const wording = worded.data?.wording;
  const model = worded.data?.model ?? writer;
  const failed =
    worded.error instanceof CallError ? worded.error.error : t("job-search.insights.wordingFailed");
  const line = worded.isPending
    ? t("job-search.insights.wordingAsked", { model })
    : worded.isError
      ? failed
      : wording
        ? t("job-search.insights.wordingBy", { model })
        : t("job-search.insights.wordingDropped", { model });
  return (
    <div className="mb-5 grid max-w-prose gap-3 border-l-2 border-sky pl-4">
      {wording && (
        <div className="grid gap-2.5 leading-relaxed text-pretty wrap-anywhere">
          {wording.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {wording.advice.length > 0 && (
            <ul className="grid list-disc gap-1.5 pl-5 marker:text-sky">
              {wording.advice.map((advice) => (
                <li key={advice}>{advice}</li>
              ))}
            </ul>
          )}
        </div>
      )}
      <p role="status" className="flex items-start gap-2 text-sm text-muted wrap-anywhere">
        <Sparkles aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-sky" />
        <span className="min-w-0">{line}</span>
      </p>
    </div>
  );
}
