import type { ResumeFix } from "@waymark/contract/resume-analysis";
import type { ResumeContent } from "@waymark/contract/resumes";
import { fieldText, orderBack } from "@waymark/domain/resume-analysis/fixes/field-text";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "../../ui/overlay/toast.ts";

/** Its undo works while the field is as the fix left it. A fix whose text has changed is not applied. */
export function useFixes(content: ResumeContent, onFix: (field: string, text: string) => void) {
  const { t } = useTranslation();
  const latest = useRef({ content, onFix });
  latest.current = { content, onFix };
  const changed = () => toast({ title: t("resume-analysis.fix.changed") });

  return ({ field, from, to, old, text }: ResumeFix) => {
    const before = fieldText(latest.current.content, field);
    if (before === null || before.slice(from, to) !== old) return changed();
    const after = before.slice(0, from) + text + before.slice(to);
    latest.current.onFix(field, after);
    const isOrder = field === "experience";
    const undo = () => {
      // A reordering names places from 0 to the last, whatever the current texts are.
      if (isOrder) return latest.current.onFix(field, orderBack(after));
      // `content` may lag behind the editor by a moment.
      const now = fieldText(latest.current.content, field);
      if (now !== after && now !== before) return changed();
      latest.current.onFix(field, before);
    };
    toast({
      title: t(`resume-analysis.fix.${field === "knownWords" && old === "" ? "kept" : "applied"}`),
      action: { label: t("resume-analysis.fix.undo"), run: undo },
    });
  };
}
