import type { ResumeContent } from "@waymark/contract/resumes";
import { useTranslation } from "react-i18next";
import { ModelAdvice } from "./model-advice.tsx";
import { RepairFields } from "./repair-fields.tsx";

/** Features of a configured language model, separate from the rule-based score. */
export function ModelPart(props: {
  resumeId: string;
  content: ResumeContent;
  onFix: (field: string, text: string) => void;
}) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-6">
      <p className="text-sm text-pretty">{t("resume-analysis.model.intro")}</p>
      <ModelAdvice content={props.content} />
      <RepairFields {...props} />
    </div>
  );
}
