import type { SentenceEvidence } from "@waymark/contract/letters";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../../lib/format.ts";
import { TextButton } from "../../../ui/button/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Loading, SkeletonText } from "../../../ui/skeleton.tsx";
import { useDraft, useEditor } from "../document/editor-context.ts";
import { bodyEdits } from "../document/paragraphs.ts";
import { sentencesOf, useEvidence } from "./evidence-context.tsx";
import { cutOut } from "./shift.ts";
import { SourceNote } from "./source-note.tsx";

const order = ["blocked", "marked", "supported", "neutral"] as const;

interface Found {
  readonly sentence: SentenceEvidence;
  readonly words: string;
  readonly text: string;
}

/** Every sentence with what supports it, those that need something first. Choosing one leads to it in the letter. */
export function EvidencePanel({ onJump }: { onJump: (sentence: SentenceEvidence) => void }) {
  const { t, i18n } = useTranslation();
  const evidence = useEvidence();
  const paragraphs = useDraft(({ content }) => content.paragraphs);
  const found = paragraphs.flatMap((paragraph) =>
    sentencesOf(evidence, paragraph).map(
      (sentence): Found => ({
        sentence,
        words: paragraph.text.slice(sentence.start, sentence.end),
        text: paragraph.text,
      }),
    ),
  );
  if (evidence.isError) return <Notice onRetry={evidence.retry}>{t("letters.evidence.failed")}</Notice>;
  if (evidence.content === null)
    return (
      <Loading label={t("letters.evidence.checking")}>
        <SkeletonText lines={6} />
      </Loading>
    );
  return (
    <div className="grid gap-6">
      <p className="text-sm text-muted text-pretty">{t("letters.evidence.text")}</p>
      {found.length === 0 && <p className="text-sm">{t("letters.evidence.nothing")}</p>}
      {order.map((status) => {
        const some = found.filter(({ sentence }) => sentence.status === status);
        if (some.length === 0) return null;
        return (
          <section key={status} aria-labelledby={`evidence-${status}`} className="grid gap-2">
            <h2 id={`evidence-${status}`} className="flex items-baseline gap-2 text-lg">
              {t(`letters.evidence.group.${status}`)}
              <span className="tabular font-sans text-sm font-normal text-muted">
                {formatNumber(some.length, i18n.language)}
              </span>
            </h2>
            <ul className="grid gap-2">
              {some.map((one) => (
                <Sentence
                  key={`${one.sentence.paragraph} ${one.sentence.start}`}
                  found={one}
                  onJump={() => onJump(one.sentence)}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function Sentence({ found: { sentence, words, text }, onJump }: { found: Found; onJump: () => void }) {
  const { t } = useTranslation();
  const { store } = useEditor();
  const { paragraph, start, end, status } = sentence;
  if (status === "neutral")
    return (
      <li className="text-sm text-muted wrap-anywhere" dir="auto">
        {words}
      </li>
    );
  return (
    <li className="grid justify-items-start gap-1">
      <SourceNote
        sentence={sentence}
        words={words}
        onTakeOut={() => bodyEdits(store).write(paragraph, cutOut(text, start, end))}
      />
      <TextButton className="text-sm" onClick={onJump}>
        {t("letters.evidence.show")}
      </TextButton>
    </li>
  );
}
