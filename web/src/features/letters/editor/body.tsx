import { Plus } from "lucide-react";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Sortable } from "../../../lib/editor/sortable.tsx";
import { formatNumber } from "../../../lib/format.ts";
import { newUuid } from "../../../lib/uuid.ts";
import { Button } from "../../../ui/button/button.tsx";
import { wordsIn } from "../document/draft.ts";
import { useDraft, useEditor } from "../document/editor-context.ts";
import { bodyEdits, isFull } from "../document/paragraphs.ts";
import { jumpTo, paragraphField } from "./jump.ts";
import { Paragraph } from "./paragraph.tsx";

/** The paragraphs, to be written, moved and taken out. */
export function Body() {
  const { t, i18n } = useTranslation();
  const { store } = useEditor();
  const joined = useDraft(({ content }) => content.paragraphs.map(({ id }) => id).join("\n"));
  const ids = useMemo(() => (joined === "" ? [] : joined.split("\n")), [joined]);
  const words = useDraft(({ content }) => wordsIn(content));
  const full = useDraft(({ content }) => isFull(content));
  const nameOf = useCallback(
    (index: number) => {
      const part = store.draft().content.paragraphs[index]?.part ?? "own";
      return t("letters.paragraph.name", { n: index + 1, part: t(`letters.part.${part}`) });
    },
    [store, t],
  );
  const add = () => {
    const id = newUuid();
    bodyEdits(store).add({ id, part: "own", text: "", question: null }, ids.length);
    jumpTo(paragraphField(id));
  };
  return (
    <section aria-labelledby="letter-body" className="grid gap-2">
      <h2 id="letter-body" className="flex items-baseline gap-2 text-lg">
        {t("letters.section.body")}
        <span className="tabular font-sans text-sm font-normal text-muted">
          {t("letters.list.words", { count: words, n: formatNumber(words, i18n.language) })}
        </span>
      </h2>
      {ids.length > 0 && (
        <Sortable
          ids={ids}
          nameOf={nameOf}
          label={t("letters.section.body")}
          onMove={(from, to) => bodyEdits(store).move(from, to)}
          className="grid gap-1"
        >
          {ids.map((id, index) => (
            <Paragraph key={id} id={id} index={index} count={ids.length} />
          ))}
        </Sortable>
      )}
      <Button variant="secondary" size="sm" className="justify-self-start" disabled={full} onClick={add}>
        <Plus aria-hidden="true" className="size-4" />
        {t("letters.paragraph.add")}
      </Button>
    </section>
  );
}
