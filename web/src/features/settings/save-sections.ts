import { FieldProblem } from "@waymark/contract/errors";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { CallError } from "../../lib/api/call.ts";
import { useSession } from "../../lib/session/session.tsx";
import { toast } from "../../ui/overlay/toast.ts";
import { useSavePreferences, useSaveProfile } from "./queries.ts";
import {
  changedFields,
  isSettingsField,
  type SettingsField,
  type SettingsForm,
  type Snapshot,
} from "./settings-form.ts";

export class SaveRefused extends Error {
  readonly part: "profile" | "preferences";
  readonly problems: readonly { field: SettingsField; reason: string }[];
  constructor(part: SaveRefused["part"], cause: unknown) {
    super("save refused", { cause });
    this.part = part;
    this.problems = problemsOf(cause, part);
  }
}

/** The refused fields by their names in the form. An entry of a list counts as its list. */
function problemsOf(cause: unknown, part: SaveRefused["part"]): SaveRefused["problems"] {
  const fields = cause instanceof CallError ? cause.details?.fields : undefined;
  const named = z.array(FieldProblem).safeParse(fields).data ?? [];
  return named.flatMap(({ field, reason }) => {
    const address = (part === "profile" ? `profile.${field}` : field).split(".").slice(0, 2).join(".");
    return isSettingsField(address) ? [{ field: address, reason }] : [];
  });
}

/** Saves by the contract's two calls, the profile first. */
export function useSaveSections() {
  const { t } = useTranslation();
  const { user, update } = useSession();
  const profile = useSaveProfile(user.id);
  const preferences = useSavePreferences(user.id);

  /** `onSaved` gets the snapshot after each call. @throws SaveRefused when a call was refused. */
  return async (from: Snapshot, wanted: SettingsForm, onSaved: (saved: Snapshot) => void) => {
    const changed = changedFields(from.form, wanted);
    const touches = (section: string) => changed.some((field) => field.startsWith(`${section}.`));
    let saved = from;
    if (touches("profile")) {
      const { profileVisibility } = from.form.privacySettings;
      const answer = await profile
        .mutateAsync({
          ...wanted.profile,
          ...(user.email === "" ? {} : { email: user.email }),
          profileVisibility,
          version: saved.version,
        })
        .catch((cause: unknown) => {
          throw new SaveRefused("profile", cause);
        });
      saved = { form: { ...saved.form, profile: wanted.profile }, version: answer.version };
      onSaved(saved);
      update(answer);
      toast({ title: t("settings.toast.profile"), description: t("settings.toast.profileText") });
    }
    if (changed.every((field) => field.startsWith("profile."))) return;
    const { preferences: notices, jobPreferences, privacySettings, localization } = wanted;
    const { version } = await preferences
      .mutateAsync({
        preferences: notices,
        jobPreferences,
        privacySettings,
        ...(touches("localization") ? { localization } : {}),
        version: saved.version,
      })
      .catch((cause: unknown) => {
        throw new SaveRefused("preferences", cause);
      });
    onSaved({ form: wanted, version });
    update({
      preferences: wanted.preferences,
      jobPreferences: wanted.jobPreferences,
      privacySettings: wanted.privacySettings,
      profileVisibility: wanted.privacySettings.profileVisibility,
      localization: { ...user.localization, ...wanted.localization },
      version,
    });
    toast({ title: t("settings.toast.preferences"), description: t("settings.toast.preferencesText") });
  };
}
