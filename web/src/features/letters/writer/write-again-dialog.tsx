import type { LetterContent, LetterWish } from "@waymark/contract/letters";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../../lib/api/reason-of.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { toast } from "../../../ui/overlay/toast.ts";
import { Loading, SkeletonText } from "../../../ui/skeleton.tsx";
import { useEditor } from "../document/editor-context.ts";
import { useWriteAgain } from "../queries.ts";
import { WishFields } from "../wish-fields.tsx";
import { differences, keyOfPair, takeOver } from "./take-over.ts";

function keysOf(content: LetterContent, written: LetterContent): string[] {
  const { lines, pairs } = differences(content, written);
  return [...lines, ...pairs.map(keyOfPair)];
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const after = new Set(keys);
  if (!after.delete(key)) after.add(key);
  return after;
}

/** The built-in writer's text for another tone or length beside the letter; each part is taken over or left alone. */
export function WriteAgainDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { letterId, store } = useEditor();
  const [wish, setWish] = useState<LetterWish>(store.draft().wish);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const write = useWriteAgain(letterId);
  const { content } = store.draft();
  const keys = write.data ? keysOf(content, write.data) : [];
  const chosen = new Set(keys.filter((key) => !left.has(key)));
  const toggle = (key: string) => setLeft((before) => toggled(before, key));
  const take = (written: LetterContent) => {
    store.edit("", (draft) => takeOver(draft, written, chosen, wish));
    const action = { label: t("resumes.undo"), run: store.undo };
    toast({ title: t("letters.again.taken", { count: chosen.size }), action });
    onClose();
  };
  const change = (next: LetterWish) => {
    setWish(next);
    write.reset();
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
      <WishFields wish={wish} onChange={change} />
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
      {write.data && <Differences written={write.data} content={content} chosen={chosen} onToggle={toggle} />}
    </Dialog>
  );
}

function Differences({
  written,
  content,
  chosen,
  onToggle,
}: {
  written: LetterContent;
  content: LetterContent;
  chosen: ReadonlySet<string>;
  onToggle: (key: string) => void;
}) {
  const { t } = useTranslation();
  const { lines, pairs } = differences(content, written);
  if (lines.length + pairs.length === 0) return <Notice tone="info">{t("letters.again.same")}</Notice>;
  return (
    <ul className="divide-y divide-line">
      {lines.map((field) => (
        <Difference
          key={field}
          name={t(`letters.field.${field}`)}
          before={content[field]}
          after={written[field]}
          checked={chosen.has(field)}
          onToggle={() => onToggle(field)}
        />
      ))}
      {pairs.map((pair) => (
        <Difference
          key={keyOfPair(pair)}
          name={t(`letters.part.${pair.written?.part ?? "own"}`)}
          before={pair.mine?.text ?? ""}
          after={pair.written?.text || (pair.written?.question ? t("letters.again.question") : "")}
          checked={chosen.has(keyOfPair(pair))}
          onToggle={() => onToggle(keyOfPair(pair))}
        />
      ))}
    </ul>
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
