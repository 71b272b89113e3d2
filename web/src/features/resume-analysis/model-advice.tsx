import type { ResumeContent } from "@waymark/contract/resumes";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ModelWait } from "./model-wait.tsx";
import { askForAdvice, useModel } from "./queries.ts";
import { useModelRequest } from "./use-model-request.ts";

/** Advice by a language model, labelled as such. It never changes the score. */
export function ModelAdvice({ content }: { content: ResumeContent }) {
  const { t } = useTranslation();
  const model = useModel("feedback");
  const asking = useModelRequest<{ lines: string[]; model: string }>();
  if (model === undefined) return null;
  const ask = () => void asking.ask((signal) => askForAdvice(content, signal));
  return (
    <section className="grid gap-2">
      <h3 className="font-sans text-[0.9375rem] font-semibold">{t("resume-analysis.model.advice")}</h3>
      <p className="text-sm text-muted text-pretty">{t("resume-analysis.model.adviceText")}</p>
      {asking.state === "asking" ? (
        <ModelWait onCancel={asking.cancel} />
      ) : (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={ask}>
          {t(asking.state === "answered" ? "resume-analysis.model.again" : "resume-analysis.model.ask")}
        </Button>
      )}
      {asking.state === "failed" && <Notice>{asking.problem}</Notice>}
      {asking.state === "answered" && (
        <div className="grid gap-2 text-sm">
          {asking.answer.lines.length === 0 && <p>{t("resume-analysis.model.noAdvice")}</p>}
          <ul className="grid gap-2">
            {asking.answer.lines.map((line) => (
              <li key={line} className="border-l-2 border-sky pl-3 text-pretty wrap-anywhere">
                {line}
              </li>
            ))}
          </ul>
          <p className="text-xs text-muted wrap-anywhere">
            {t("resume-analysis.model.says", { model: asking.answer.model })}
          </p>
        </div>
      )}
    </section>
  );
}
