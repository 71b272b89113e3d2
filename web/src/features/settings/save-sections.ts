import { FieldProblem } from "@waymark/contract/errors";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { CallError } from "../../lib/call.ts";
import { useSession } from "../../lib/session.tsx";
import { toast } from "../../ui/toast.ts";
import { useSavePreferences, useSaveProfile } from "./queries.ts";
import {
  changedFields,
  isSettingsField,
  type SettingsField,
  type SettingsForm,
  type Snapshot,
} from "./settings-form.ts";

/** One of the two calls of a save was refused. What the first one saved is in `saved`. */
export class SaveRefused extends Error {
  readonly part: "profile" | "preferences";
  readonly saved: Snapshot;
  readonly problems: readonly { field: SettingsField; reason: string }[];
  constructor(part: SaveRefused["part"], saved: Snapshot, cause: unknown) {
    super("save refused", { cause });
    this.part = part;
    this.saved = saved;
    this.problems = problemsOf(cause, part);
  }
}

/** The fields a refusal names, as the form calls them. An entry of a list is named by its list. */
function problemsOf(cause: unknown, part: SaveRefused["part"]): SaveRefused["problems"] {
  const fields = cause instanceof CallError ? cause.details?.fields : undefined;
  const named = z.array(FieldProblem).safeParse(fields).data ?? [];
  return named.flatMap(({ field, reason }) => {
    const address = (part === "profile" ? `profile.${field}` : field).split(".").slice(0, 2).join(".");
    return isSettingsField(address) ? [{ field: address, reason }] : [];
  });
}

/** Saves what differs from the snapshot by the two calls the contract has for it, the profile first. */
export function useSaveSections() {
  const { t } = useTranslation();
  const { user, update } = useSession();
  const profile = useSaveProfile(user.id);
  const preferences = useSavePreferences(user.id);

  /** @throws SaveRefused when a call was; `onSaved` is told each snapshot as it is reached. */
  const save = async (from: Snapshot, wanted: SettingsForm, onSaved: (saved: Snapshot) => void) => {
    const changed = changedFields(from.form, wanted);
    const touches = (section: string) => changed.some((field) => field.startsWith(`${section}.`));
    let saved = from;
    if (touches("profile")) {
      const { profileVisibility } = from.form.privacySettings;
      const answer = await profile
        .mutateAsync({ ...wanted.profile, profileVisibility, version: saved.version })
        .catch((cause: unknown) => {
          throw new SaveRefused("profile", saved, cause);
        });
      saved = { form: { ...saved.form, profile: wanted.profile }, version: answer.version };
      onSaved(saved);
      update(answer);
      toast({ title: t("settings.toast.profile"), description: t("settings.toast.profileText") });
    }
    const given = {
      ...(touches("preferences") ? { preferences: wanted.preferences } : {}),
      ...(touches("jobPreferences") ? { jobPreferences: wanted.jobPreferences } : {}),
      ...(touches("privacySettings") ? { privacySettings: wanted.privacySettings } : {}),
      ...(touches("localization") ? { localization: wanted.localization } : {}),
    };
    if (Object.keys(given).length === 0) return;
    const { version } = await preferences
      .mutateAsync({ ...given, version: saved.version })
      .catch((cause: unknown) => {
        throw new SaveRefused("preferences", saved, cause);
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
  return { save };
}
