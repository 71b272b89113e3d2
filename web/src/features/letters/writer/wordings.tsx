import type { LetterParagraph } from "@waymark/contract/letters";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../../lib/api/reason-of.ts";
import { formatNumber } from "../../../lib/format.ts";
import { Button } from "../../../ui/button/button.tsx";
import { TextButton } from "../../../ui/button/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Loading, SkeletonText } from "../../../ui/skeleton.tsx";
import { useEditor } from "../document/editor-context.ts";
import { useWordingModel, useWordings } from "../queries.ts";
import { takeWording } from "./take-over.ts";

/** Other wordings of a paragraph by the configured model, each taken or left. Without a model there is nothing. */
export function Wordings({ paragraph }: { paragraph: LetterParagraph }) {
  const { t } = useTranslation();
  const { letterId, store } = useEditor();
  const model = useWordingModel();
  const asked = useWordings(letterId);
  if (model === null) return null;
  const ask = () => asked.mutate({ paragraphId: paragraph.id, content: store.draft().content });
  return (
    <div className="grid justify-items-start gap-2 text-sm">
      {!asked.isPending && (
        <TextButton onClick={ask}>
          {t(asked.isSuccess ? "letters.wordings.more" : "letters.wordings.ask")}
        </TextButton>
      )}
      {asked.isPending && (
        <Loading label={t("letters.wordings.running", { model })}>
          <p className="pb-2 text-muted">{t("letters.wordings.running", { model })}</p>
          <SkeletonText lines={3} />
        </Loading>
      )}
      {asked.isError && (
        <Notice onRetry={ask}>{t("letters.wordings.failed", { reason: reasonOf(asked.error) })}</Notice>
      )}
      {asked.data && !asked.isPending && (
        <div className="grid w-full gap-2">
          <ul className="grid gap-2">
            {asked.data.wordings.map((wording) => (
              <li key={wording} className="grid justify-items-start gap-2 border-l-2 border-line-strong pl-3">
                <p className="whitespace-pre-wrap wrap-anywhere" dir="auto">
                  {wording}
                </p>
                <Button
                  variant="secondary"
                  size="sm"
                  onClick={() => {
                    store.edit("", (draft) => takeWording(draft, paragraph.id, wording));
                    asked.reset();
                  }}
                >
                  {t("letters.wordings.take")}
                </Button>
              </li>
            ))}
          </ul>
          <p className="text-muted">
            {asked.data.wordings.length === 0
              ? t("letters.wordings.none", { model: asked.data.model })
              : t("letters.wordings.by", { model: asked.data.model })}{" "}
            {asked.data.refused > 0 &&
              t("letters.wordings.refused", {
                count: asked.data.refused,
                n: formatNumber(asked.data.refused, "en"),
              })}
          </p>
        </div>
      )}
    </div>
  );
}
