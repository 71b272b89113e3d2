import { type LetterRow, LetterStatus } from "@waymark/contract/letters";
import { FileUp, Plus, Trash2 } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../../lib/api/reason-of.ts";
import { formatNumber } from "../../../lib/format.ts";
import { Button } from "../../../ui/button/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ChoiceField } from "../../../ui/form/choice-field.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { FileChooser } from "../../../ui/form/file-chooser.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { useLetterLock, useLetters } from "../queries.ts";
import { filtered, type LetterFilter, letterSorts, noFilter } from "./filter.ts";
import { LetterItem, type RowActions } from "./letter-item.tsx";
import { LettersLocked } from "./letters-locked.tsx";
import { TrashDialog } from "./trash-dialog.tsx";
import { useFileUpload } from "./use-file-upload.ts";

/** All letters, and the ways to make one. */
export function LetterList({
  actions,
  onNew,
  onOpen,
}: {
  actions: RowActions;
  onNew: () => void;
  onOpen: (id: string) => void;
}) {
  const { t, i18n } = useTranslation();
  const list = useLetters();
  const lock = useLetterLock();
  const [isTrashOpen, setTrashOpen] = useState(false);
  const letters = list.data?.letters ?? [];
  const isFull = list.data !== undefined && letters.length >= list.data.limit;
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <Button onClick={onNew} disabled={lock !== null || isFull}>
          <Plus aria-hidden="true" className="size-4.5" />
          {t("letters.new.action")}
        </Button>
        <FromFile onMade={onOpen} disabled={lock !== null || isFull} />
        <Button variant="quiet" onClick={() => setTrashOpen(true)} className="ml-auto">
          <Trash2 aria-hidden="true" className="size-4.5" />
          {t("letters.trash.open")}
        </Button>
      </div>
      {isFull && (
        <Notice tone="info">
          {t("letters.list.full", { n: formatNumber(list.data.limit, i18n.language) })}
        </Notice>
      )}
      {lock !== null && <LettersLocked reason={lock} />}
      {list.isPending ? (
        <ListSkeleton />
      ) : list.data === undefined ? (
        <Notice onRetry={() => void list.refetch()}>
          {t("letters.list.failed", { reason: reasonOf(list.error) })}
        </Notice>
      ) : letters.length === 0 ? (
        lock === null && (
          <EmptyState
            title={t("letters.empty.title")}
            text={t("letters.empty.text")}
            action={<Button onClick={onNew}>{t("letters.new.action")}</Button>}
          />
        )
      ) : (
        <Letters letters={letters} actions={actions} />
      )}
      {isTrashOpen && <TrashDialog onClose={() => setTrashOpen(false)} />}
    </div>
  );
}

function Letters({ letters, actions }: { letters: readonly LetterRow[]; actions: RowActions }) {
  const { t, i18n } = useTranslation();
  const [filter, setFilter] = useState<LetterFilter>(noFilter);
  const shown = filtered(letters, useDeferredValue(filter));
  return (
    <>
      {letters.length > 1 && <Tools filter={filter} onChange={setFilter} />}
      <p role="status" className="tabular text-sm text-muted">
        {t("letters.list.count", { count: shown.length, n: formatNumber(shown.length, i18n.language) })}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          title={t("letters.none.title")}
          text={t("letters.none.text")}
          action={
            <Button variant="secondary" onClick={() => setFilter(noFilter)}>
              {t("letters.none.all")}
            </Button>
          }
        />
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
          {shown.map((letter) => (
            <LetterItem key={letter.id} letter={letter} actions={actions} />
          ))}
        </ul>
      )}
    </>
  );
}

function Tools({ filter, onChange }: { filter: LetterFilter; onChange: (filter: LetterFilter) => void }) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_11rem_11rem]">
      <Field label={t("letters.list.search")} hideLabel>
        <Input
          type="search"
          placeholder={t("letters.list.search")}
          value={filter.text}
          onChange={(event) => onChange({ ...filter, text: event.target.value })}
        />
      </Field>
      <ChoiceField
        label={t("letters.list.status")}
        hideLabel
        value={filter.status}
        values={["", ...LetterStatus.options] as const}
        nameOf={(status) => t(status === "" ? "letters.list.everyStatus" : `letters.status.${status}`)}
        onChange={(status) => onChange({ ...filter, status })}
      />
      <ChoiceField
        label={t("letters.list.sort")}
        hideLabel
        value={filter.sort}
        values={letterSorts}
        nameOf={(sort) => t(`letters.sort.${sort}`)}
        onChange={(sort) => onChange({ ...filter, sort })}
      />
    </div>
  );
}

/** A letter from a file: its text becomes paragraphs of the person's own. */
function FromFile({ onMade, disabled }: { onMade: (id: string) => void; disabled: boolean }) {
  const { t } = useTranslation();
  const upload = useFileUpload(onMade);
  return (
    <>
      <FileChooser
        label={t("letters.upload.action")}
        accept=".pdf,.doc,.docx,.odt,.rtf,.txt,.md"
        size="md"
        busy={upload.isPending}
        disabled={disabled}
        onFile={upload.start}
      >
        <FileUp aria-hidden="true" className="size-4.5" />
        {t(upload.isPending ? "letters.upload.running" : "letters.upload.action")}
      </FileChooser>
      {upload.problem && <Notice className="basis-full">{upload.problem}</Notice>}
    </>
  );
}

const widths = ["w-2/5", "w-1/3", "w-1/2"];

function ListSkeleton() {
  const { t } = useTranslation();
  return (
    <Loading label={t("letters.list.loading")}>
      <div className="divide-y divide-line rounded-xl border border-line bg-surface">
        {widths.map((width) => (
          <div key={width} className="grid gap-2.5 p-4">
            <Skeleton className={`h-5 ${width}`} />
            <Skeleton className="h-4 w-1/4" />
            <Skeleton className="h-5 w-3/5" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
