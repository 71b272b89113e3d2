import type { LetterStatus } from "@waymark/contract/letters";
import { useTranslation } from "react-i18next";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";

const tones: Record<LetterStatus, BadgeTone> = { draft: "amber", ready: "pine", sent: "sky" };

/** The state of a letter; of a draft, with the number of its open questions where it is known. */
export function StatusBadge({ status, openQuestions = 0 }: { status: LetterStatus; openQuestions?: number }) {
  const { t } = useTranslation();
  return (
    <Badge tone={tones[status]}>
      {status === "draft" && openQuestions > 0
        ? t("letters.status.draftOpen", { count: openQuestions })
        : t(`letters.status.${status}`)}
    </Badge>
  );
}
