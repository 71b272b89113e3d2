import type { Resume } from "@waymark/contract/resumes";
import type { ResumeChange } from "@waymark/contract/resumes-versions";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../../lib/api/call.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { Loading, SkeletonText } from "../../../ui/skeleton.tsx";
import { fieldName } from "../document/field-name.ts";
import { useDifference, useTakeFromBase } from "../queries.ts";

/** The differences between a tailored resume and its base, and the base's later changes, which can be taken over. */
export function DifferenceDialog({ resume, onClose }: { resume: Resume; onClose: () => void }) {
  const { t } = useTranslation();
  const difference = useDifference(resume.id, resume.version);
  const take = useTakeFromBase(resume.id);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const theirs = difference.data?.theirs ?? [];
  const wanted = theirs.filter(({ field }) => !left.has(field)).map(({ field }) => field);
  const name = resume.base?.name ?? "";
  const toggle = (field: string) =>
    setLeft((before) => {
      const after = new Set(before);
      if (!after.delete(field)) after.add(field);
      return after;
    });
  const takeOver = () => take.mutate({ fields: wanted, version: resume.version }, { onSuccess: onClose });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("resumes.tailor.compareTitle", { name })}
      className="sm:max-w-3xl"
      footer={
        theirs.length > 0 && (
          <>
            <Button variant="secondary" onClick={onClose}>
              {t("resumes.clash.later")}
            </Button>
            <Button busy={take.isPending} onClick={takeOver}>
              {wanted.length > 0
                ? t("resumes.tailor.take", { count: wanted.length })
                : t("resumes.tailor.leaveAll")}
            </Button>
          </>
        )
      }
    >
      {take.isError && (
        <Notice>{take.error instanceof CallError ? take.error.error : t("resumes.tailor.failed")}</Notice>
      )}
      {difference.isPending ? (
        <Loading>
          <SkeletonText lines={5} />
        </Loading>
      ) : difference.isError ? (
        <Notice onRetry={() => void difference.refetch()}>{t("resumes.tailor.notCompared")}</Notice>
      ) : (
        <Differences
          resume={resume}
          theirs={theirs}
          own={difference.data.own}
          left={left}
          onToggle={toggle}
        />
      )}
    </Dialog>
  );
}

function Differences({
  resume,
  theirs,
  own,
  left,
  onToggle,
}: {
  resume: Resume;
  theirs: readonly ResumeChange[];
  own: readonly ResumeChange[];
  /** Fields of `theirs` that are not taken over. */
  left: ReadonlySet<string>;
  onToggle: (field: string) => void;
}) {
  const { t } = useTranslation();
  const nameOf = (change: ResumeChange) => fieldName(change.field, resume.content, t);
  return (
    <div className="grid gap-7">
      {theirs.length > 0 && (
        <Part
          title={t("resumes.tailor.theirs", { name: resume.base?.name ?? "" })}
          text={t("resumes.tailor.theirsText")}
        >
          {theirs.map((change) => (
            <li key={change.field} className="grid gap-1.5 py-3">
              <Checkbox
                label={<span className="font-semibold wrap-anywhere">{nameOf(change)}</span>}
                checked={!left.has(change.field)}
                onChange={() => onToggle(change.field)}
              />
              <Sides change={change} />
            </li>
          ))}
        </Part>
      )}
      <Part
        title={t("resumes.tailor.own")}
        {...(own.length === 0 ? { text: t("resumes.tailor.ownNone") } : {})}
      >
        {own.map((change) => (
          <li key={change.field} className="grid gap-1.5 py-3">
            <p className="text-[0.9375rem] font-semibold wrap-anywhere">{nameOf(change)}</p>
            <Sides change={change} />
          </li>
        ))}
      </Part>
    </div>
  );
}

function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="grid gap-1">
      <h3 className="text-lg">{title}</h3>
      {text && <p className="text-sm text-muted">{text}</p>}
      <ul className="divide-y divide-line">{children}</ul>
    </section>
  );
}

function Sides({ change: { before, after } }: { change: ResumeChange }) {
  const { t } = useTranslation();
  const side = (text: string | null, label: string, Tag: "del" | "ins", look: string) => (
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
    <div className="grid gap-2 sm:grid-cols-2">
      {side(before, t("resumes.tailor.before"), "del", "bg-rust-soft")}
      {side(after, t("resumes.tailor.after"), "ins", "bg-pine-soft")}
    </div>
  );
}
