import { UserRound } from "lucide-react";
import { type ChangeEvent, lazy, Suspense, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button/button.tsx";
import { useAlert } from "../../ui/overlay/alert.ts";
import { CallError } from "../api/call.ts";
import { openPicture } from "./draw-square.ts";

const CropDialog = lazy(() => import("./crop-dialog.tsx").then((m) => ({ default: m.CropDialog })));

interface FieldProps {
  shown: string;
  hint: string;
  /** Gets the square as a data URL. An error that it throws is shown. */
  onPicture: (picture: string) => void | Promise<void>;
  onRemove: () => void | Promise<void>;
}

export function PhotoField({ shown, hint, onPicture, onRemove }: FieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { bitmap, busy, problem, during, take, close } = usePicture();
  return (
    <fieldset aria-labelledby={`${id}-label`} className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Preview shown={shown} />
      <div className="grid min-w-0 flex-1 basis-60 gap-1.5">
        <span id={`${id}-label`} className="text-sm font-semibold">
          {t("accounts-photo.label")}
        </span>
        <Buttons
          hasPhoto={shown !== ""}
          busy={busy}
          hint={`${id}-hint`}
          onChoose={() => input.current?.click()}
          onRemove={() => void during(onRemove, t("accounts-photo.notRemoved"))}
        />
        <span id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </span>
        {problem && (
          <span role="alert" className="text-sm font-medium text-rust">
            {problem}
          </span>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={t("accounts-photo.label")}
        onChange={(event) => void take(event)}
        className="hidden"
      />
      {bitmap && (
        <Suspense>
          <CropDialog
            bitmap={bitmap}
            onCancel={close}
            onDone={(picture) => {
              close();
              void during(() => onPicture(picture), t("accounts-photo.unreadable"));
            }}
          />
        </Suspense>
      )}
    </fieldset>
  );
}

function Preview({ shown }: { shown: string }) {
  const { t } = useTranslation();
  return (
    <span className="grid size-20 shrink-0 place-items-center overflow-hidden rounded-xl border border-line bg-sunk text-muted">
      {shown ? (
        <img src={shown} alt={t("accounts-photo.alt")} className="size-full object-cover" />
      ) : (
        <UserRound aria-hidden="true" className="size-8" strokeWidth={1.5} />
      )}
    </span>
  );
}

function Buttons({
  hasPhoto,
  busy,
  hint,
  onChoose,
  onRemove,
}: {
  hasPhoto: boolean;
  busy: boolean;
  hint: string;
  onChoose: () => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" size="sm" busy={busy} aria-describedby={hint} onClick={onChoose}>
        {hasPhoto ? t("accounts-photo.change") : t("accounts-photo.upload")}
      </Button>
      {hasPhoto && (
        <Button variant="quiet" size="sm" disabled={busy} onClick={onRemove}>
          {t("accounts-photo.remove")}
        </Button>
      )}
    </div>
  );
}

function usePicture() {
  const { t } = useTranslation();
  const alert = useAlert();
  const [bitmap, setBitmap] = useState<ImageBitmap | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");

  const fail = (reason: string) => {
    setProblem(reason);
    void alert(t("accounts-photo.failed"));
  };
  const during = async (work: () => unknown, plain: string) => {
    setBusy(true);
    setProblem("");
    try {
      await work();
    } catch (error) {
      fail(error instanceof CallError ? error.error : plain);
    }
    setBusy(false);
  };
  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // Otherwise the same file could not be chosen again after it was removed.
    event.target.value = "";
    if (file) await during(async () => setBitmap(await openPicture(file)), t("accounts-photo.unreadable"));
  };
  const close = () => {
    bitmap?.close();
    setBitmap(null);
  };
  return { bitmap, busy, problem, during, take, close };
}
