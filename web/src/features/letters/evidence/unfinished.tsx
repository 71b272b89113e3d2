import { useTranslation } from "react-i18next";
import { formatNumber } from "../../../lib/format.ts";
import { TextButton } from "../../../ui/button/link-button.tsx";
import { openQuestionsOf } from "../document/draft.ts";
import { useDraft } from "../document/editor-context.ts";
import { useBlocked } from "./evidence-context.tsx";

/** The number of open questions and blocked sentences, and the first place to go on. */
export function useUnfinished() {
  const first = useDraft(({ content }) => openQuestionsOf(content)[0]?.id);
  const questions = useDraft(({ content }) => openQuestionsOf(content).length);
  const blocked = useBlocked();
  return { question: first, questions, blocked };
}

/** Lists the steps left before the letter can be sent. Draws nothing when it is finished. */
export function Unfinished({
  onQuestion,
  onSentence,
}: {
  onQuestion: (paragraph: string) => void;
  onSentence: (sentence: ReturnType<typeof useBlocked>[number]) => void;
}) {
  const { t, i18n } = useTranslation();
  const { question, questions, blocked } = useUnfinished();
  const [sentence] = blocked;
  if (question === undefined && sentence === undefined) return null;
  const count = (n: number) => ({ count: n, n: formatNumber(n, i18n.language) });
  return (
    <div
      role="status"
      className="mt-3 flex flex-wrap items-baseline gap-x-4 gap-y-1 rounded-lg bg-sky-soft px-3.5 py-2.5 text-[0.9375rem]"
    >
      {question !== undefined && (
        <p>
          {t("letters.unfinished.questions", count(questions))}{" "}
          <TextButton onClick={() => onQuestion(question)}>{t("letters.unfinished.answer")}</TextButton>
        </p>
      )}
      {sentence !== undefined && (
        <p>
          {t("letters.unfinished.blocked", count(blocked.length))}{" "}
          <TextButton onClick={() => onSentence(sentence)}>{t("letters.unfinished.look")}</TextButton>
        </p>
      )}
    </div>
  );
}
