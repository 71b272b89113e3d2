import { UserRound } from "lucide-react";
import { type ChangeEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAlert } from "../../ui/alert.ts";
import { Button } from "../../ui/button.tsx";
import { shrinkPicture } from "./shrink-picture.ts";

/** The profile photo: chosen, seen, changed, removed. `value` is a data URL, empty without a photo. */
export function PhotoField({ value, onChange }: { value: string; onChange: (picture: string) => void }) {
  const { t } = useTranslation();
  const alert = useAlert();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);

  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // The same file may be chosen again after it was removed.
    event.target.value = "";
    if (!file) return;
    setBusy(true);
    const picture = await shrinkPicture(file).catch(() => null);
    setBusy(false);
    if (picture) onChange(picture);
    else void alert(t("onboarding.profile.photoFailed"));
  };
  return (
    <fieldset aria-labelledby={`${id}-label`} className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <span className="grid size-20 shrink-0 place-items-center overflow-hidden rounded-xl border border-line bg-sunk text-muted">
        {value ? (
          <img src={value} alt="" className="size-full object-cover" />
        ) : (
          <UserRound aria-hidden="true" className="size-8" strokeWidth={1.5} />
        )}
      </span>
      <div className="grid gap-1.5">
        <span id={`${id}-label`} className="text-sm font-semibold">
          {t("onboarding.profile.photo")}
        </span>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            busy={busy}
            aria-describedby={`${id}-hint`}
            onClick={() => input.current?.click()}
          >
            {value ? t("onboarding.profile.photoChange") : t("onboarding.profile.photoUpload")}
          </Button>
          {value && (
            <Button variant="quiet" size="sm" onClick={() => onChange("")}>
              {t("onboarding.profile.photoRemove")}
            </Button>
          )}
        </div>
        <span id={`${id}-hint`} className="text-sm text-muted">
          {t("onboarding.profile.photoHint")}
        </span>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={t("onboarding.profile.photo")}
        onChange={(event) => void take(event)}
        className="hidden"
      />
    </fieldset>
  );
}
