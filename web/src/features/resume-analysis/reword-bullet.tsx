import type { Language } from "@waymark/contract/values";
import { PenLine } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ModelWait } from "./model-wait.tsx";
import { askForWordings, useModel } from "./queries.ts";
import { useModelRequest } from "./use-model-request.ts";

/** Alternative wordings of a bullet by the configured model; nothing without one. Needs the texts of `analysis`. */
export function RewordBullet({
  bullet,
  job,
  language,
  onTake,
}: {
  bullet: string;
  job?: string | undefined;
  language?: Language | undefined;
  onTake: (text: string) => void;
}) {
  const { t } = useTranslation();
  const model = useModel("reword");
  const asking = useModelRequest<{ variants: string[]; dropped: number }>();
  if (model === undefined) return null;
  const ask = () => void asking.ask((signal) => askForWordings({ bullet, job, language }, signal));
  if (asking.state === "asking") return <ModelWait onCancel={asking.cancel} />;
  return (
    <div className="grid gap-2">
      {asking.state !== "answered" && (
        <button
          type="button"
          onClick={ask}
          className="inline-flex min-h-6 items-center gap-1.5 justify-self-start rounded-sm text-sm font-medium text-pine hover:underline"
        >
          <PenLine aria-hidden="true" className="size-3.5" />
          {t("resume-analysis.model.reword")}
        </button>
      )}
      {asking.state === "failed" && <Notice>{asking.problem}</Notice>}
      {asking.state === "answered" && (
        <div className="grid gap-2 rounded-lg bg-sunk px-3 py-2.5 text-sm">
          <p className="text-xs text-muted wrap-anywhere">{t("resume-analysis.model.says", { model })}</p>
          {asking.answer.variants.length === 0 && <p>{t("resume-analysis.model.noVariants")}</p>}
          <ul className="grid gap-2.5">
            {asking.answer.variants.map((variant) => (
              <li key={variant} className="grid gap-1.5">
                <p className="wrap-anywhere">{variant}</p>
                <Button
                  variant="secondary"
                  size="sm"
                  className="justify-self-start"
                  onClick={() => {
                    asking.cancel();
                    onTake(variant);
                  }}
                >
                  {t("resume-analysis.model.take")}
                </Button>
              </li>
            ))}
          </ul>
          {asking.answer.dropped > 0 && (
            <p className="text-xs text-muted">
              {t("resume-analysis.model.dropped", { count: asking.answer.dropped })}
            </p>
          )}
          <Button variant="quiet" size="sm" className="justify-self-start" onClick={asking.cancel}>
            {t("resume-analysis.model.leave")}
          </Button>
        </div>
      )}
    </div>
  );
}
