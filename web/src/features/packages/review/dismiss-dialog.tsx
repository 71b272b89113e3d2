import type { AnswerOf } from "@waymark/contract/endpoint";
import {
  type DismissReason,
  type dismissPackage,
  dismissReasons,
  type Package,
} from "@waymark/contract/packages";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../../lib/api/reason-of.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Textarea } from "../../../ui/form/input.tsx";
import { RadioCards } from "../../../ui/form/radio-cards.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { useDismissPackage } from "../queries.ts";

/** A dismissed package, and the change of its rule that would have left it out. */
export interface Dismissed {
  readonly made: Package;
  readonly proposal: AnswerOf<typeof dismissPackage>["proposal"];
}

/** Asks why an application is dismissed, so that its rule can learn from it. */
export function DismissDialog({
  id,
  title,
  onClose,
  onDismissed,
}: {
  id: string;
  title: string;
  onClose: () => void;
  onDismissed: (dismissed: Dismissed) => void;
}) {
  const { t } = useTranslation();
  const [reason, setReason] = useState<DismissReason>("other");
  const [note, setNote] = useState("");
  const dismiss = useDismissPackage();
  const press = async () => {
    // The live event may take the package from the screen before the answer: a callback would be lost.
    const answer = await dismiss.mutateAsync({ id, reason, note: note.trim() }).catch(() => null);
    if (answer === null) return;
    onClose();
    onDismissed({ made: answer.package, proposal: answer.proposal });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("packages.dismiss.title")}
      description={t("packages.dismiss.text", { title })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("common.cancel")}
          </Button>
          <Button busy={dismiss.isPending} onClick={() => void press()}>
            {t("packages.dismiss.do")}
          </Button>
        </>
      }
    >
      {dismiss.isError && <Notice>{reasonOf(dismiss.error)}</Notice>}
      <Fields reason={reason} onReason={setReason} note={note} onNote={setNote} />
    </Dialog>
  );
}

function Fields({
  reason,
  onReason,
  note,
  onNote,
}: {
  reason: DismissReason;
  onReason: (reason: DismissReason) => void;
  note: string;
  onNote: (note: string) => void;
}) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-4">
      <RadioCards
        label={t("packages.dismiss.title")}
        value={reason}
        onValueChange={(chosen) => onReason(dismissReasons.find((one) => one === chosen) ?? "other")}
        items={dismissReasons.map((one) => ({ id: one, label: t(`packages.dismiss.reason.${one}`) }))}
      />
      <Field label={t("packages.dismiss.note")}>
        <Textarea rows={2} maxLength={1_000} value={note} onChange={(event) => onNote(event.target.value)} />
      </Field>
    </div>
  );
}
