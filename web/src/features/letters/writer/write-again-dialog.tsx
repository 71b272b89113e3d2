import {
  type LetterContent,
  LetterConvention,
  LetterLength,
  LetterTone,
  type LetterWish,
  letterLengths,
} from "@waymark/contract/letters";
import { languages } from "@waymark/contract/values";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../../lib/api/reason-of.ts";
import { languageNames } from "../../../lib/language/language-names.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { Segments } from "../../../ui/form/choices.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Select } from "../../../ui/form/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { toast } from "../../../ui/overlay/toast.ts";
import { Loading, SkeletonText } from "../../../ui/skeleton.tsx";
import { useEditor } from "../document/editor-context.ts";
import { useWriteAgain } from "../queries.ts";
import { differences, keyOfPair, takeOver } from "./take-over.ts";

/** The built-in writer's text for another tone or length beside the letter; each part is taken over or left alone. */
export function WriteAgainDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { letterId, store } = useEditor();
  const [wish, setWish] = useState<LetterWish>(store.draft().wish);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const write = useWriteAgain(letterId);
  const { content } = store.draft();
  const found = write.data && differences(content, write.data);
  const keys = found ? [...found.lines, ...found.pairs.map(keyOfPair)] : [];
  const chosen = new Set(keys.filter((key) => !left.has(key)));
  const toggle = (key: string) =>
    setLeft((before) => {
      const after = new Set(before);
      if (!after.delete(key)) after.add(key);
      return after;
    });
  const take = (written: LetterContent) => {
    store.edit("", (draft) => takeOver(draft, written, chosen, wish));
    toast({
      title: t("letters.again.taken", { count: chosen.size }),
      action: { label: t("resumes.undo"), run: store.undo },
    });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      steady
      title={t("letters.again.title")}
      description={t("letters.again.text")}
      className="sm:max-w-3xl"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("common.cancel")}
          </Button>
          {write.data && keys.length > 0 ? (
            <Button disabled={chosen.size === 0} onClick={() => write.data && take(write.data)}>
              {t("letters.again.take", { count: chosen.size })}
            </Button>
          ) : (
            <Button busy={write.isPending} onClick={() => write.mutate(wish)}>
              {t("letters.again.write")}
            </Button>
          )}
        </>
      }
    >
      <WishFields
        wish={wish}
        onChange={(next) => {
          setWish(next);
          write.reset();
        }}
      />
      {write.isPending && (
        <Loading label={t("letters.again.writing")}>
          <SkeletonText lines={6} />
        </Loading>
      )}
      {write.isError && (
        <Notice onRetry={() => write.mutate(wish)}>
          {t("letters.again.failed", { reason: reasonOf(write.error) })}
        </Notice>
      )}
      {write.data && found && keys.length === 0 && <Notice tone="info">{t("letters.again.same")}</Notice>}
      {write.data && found && (
        <ul className="divide-y divide-line">
          {found.lines.map((field) => (
            <Difference
              key={field}
              name={t(`letters.field.${field}`)}
              before={content[field]}
              after={write.data[field]}
              checked={chosen.has(field)}
              onToggle={() => toggle(field)}
            />
          ))}
          {found.pairs.map((pair) => (
            <Difference
              key={keyOfPair(pair)}
              name={t(`letters.part.${pair.written?.part ?? "own"}`)}
              before={pair.mine?.text ?? ""}
              after={pair.written?.text || (pair.written?.question ? t("letters.again.question") : "")}
              checked={chosen.has(keyOfPair(pair))}
              onToggle={() => toggle(keyOfPair(pair))}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

/** Tone, length, language and country of a letter. */
export function WishFields({ wish, onChange }: { wish: LetterWish; onChange: (wish: LetterWish) => void }) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-4">
      <Segments
        label={t("letters.wish.tone")}
        value={wish.tone}
        values={LetterTone.options}
        nameOf={(tone) => t(`letters.tone.${tone}`)}
        onChange={(tone) => onChange({ ...wish, tone })}
      />
      <Segments
        label={t("letters.wish.length")}
        value={wish.length}
        values={LetterLength.options}
        nameOf={(length) => t(`letters.length.${length}`, { words: letterLengths[length] })}
        onChange={(length) => onChange({ ...wish, length })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t("letters.wish.language")}>
          <Select
            value={wish.language}
            onChange={(event) => {
              const language = languages.find((known) => known === event.target.value);
              if (language) onChange({ ...wish, language });
            }}
          >
            {languages.map((language) => (
              <option key={language} value={language} lang={language}>
                {languageNames[language]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t("letters.wish.convention")} hint={t("letters.wish.conventionHint")}>
          <Select
            value={wish.convention}
            onChange={(event) => {
              const known = LetterConvention.safeParse(event.target.value);
              if (known.success) onChange({ ...wish, convention: known.data });
            }}
          >
            {LetterConvention.options.map((convention) => (
              <option key={convention} value={convention}>
                {t(`letters.convention.${convention}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </div>
  );
}

function Difference({
  name,
  before,
  after,
  checked,
  onToggle,
}: {
  name: string;
  before: string;
  after: string;
  checked: boolean;
  onToggle: () => void;
}) {
  const { t } = useTranslation();
  const side = (text: string, label: string, Tag: "del" | "ins", look: string) => (
    <div className={`min-w-0 rounded-md px-3 py-2 text-sm ${look}`}>
      <span className="sr-only">{label} </span>
      {text ? (
        <Tag className="whitespace-pre-wrap no-underline wrap-anywhere" dir="auto">
          {text}
        </Tag>
      ) : (
        <span className="text-muted">{t("resumes.clash.empty")}</span>
      )}
    </div>
  );
  return (
    <li className="grid gap-1.5 py-3">
      <Checkbox
        label={<span className="font-semibold">{t("letters.again.takeOne", { name })}</span>}
        checked={checked}
        onChange={onToggle}
      />
      <div className="grid gap-2 sm:grid-cols-2">
        {side(before, t("letters.again.before"), "del", "bg-rust-soft")}
        {side(after, t("letters.again.after"), "ins", "bg-pine-soft")}
      </div>
    </li>
  );
}
