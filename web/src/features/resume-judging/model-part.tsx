import type { ResumeContent } from "@waymark/contract/resumes";
import { useTranslation } from "react-i18next";
import { ModelAdvice } from "./model-advice.tsx";
import { RepairFields } from "./repair-fields.tsx";

/** What a configured model can add, apart from what the rules say. */
export function ModelPart(props: {
  resumeId: string;
  content: ResumeContent;
  onFix: (field: string, text: string) => void;
}) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-6">
      <p className="text-sm text-pretty">{t("analysis.model.intro")}</p>
      <ModelAdvice content={props.content} />
      <RepairFields {...props} />
    </div>
  );
}
