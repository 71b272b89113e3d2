import type { UserDetail } from "@waymark/contract/accounts";
import type { ProfileView } from "@waymark/contract/public-profile";
import { type ProfileVisibility, profileVisibilities } from "@waymark/contract/settings";
import { viewOf } from "@waymark/domain/public-profile/view-of";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Chip } from "../../ui/chip.tsx";
import { useOwnPage } from "./queries.ts";
import type { SettingsForm } from "./settings-form.ts";

/** Made by the same function as the page itself, with the form's current values. */
export function PagePreview({ values, user }: { values: SettingsForm; user: UserDetail }) {
  const { t } = useTranslation();
  const chosen = values.privacySettings.profileVisibility;
  const [picked, setPicked] = useState<ProfileVisibility | null>(null);
  const profileVisibility = picked ?? chosen;
  const activity = useOwnPage(user.version).data?.activity ?? "week";
  const view = viewOf(
    { ...values.profile, hasPhoto: user.profileImageUrl !== "", activity },
    { ...values.privacySettings, profileVisibility },
  );
  return (
    <section aria-label={t("settings.preview.title")} className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="mr-1 font-sans text-sm font-semibold tracking-normal">
          {t("settings.preview.title")}
        </h3>
        {profileVisibilities.map((value) => (
          <Chip key={value} pressed={value === profileVisibility} onClick={() => setPicked(value)}>
            {t(`settings.choice.profileVisibility.${value}`)}
          </Chip>
        ))}
      </div>
      <div className="grid gap-5 rounded-xl border border-dashed border-edge bg-paper p-5">
        {view ? <Preview view={view} photo={user.profileImageUrl} /> : <NoPage />}
      </div>
      <p className="text-sm text-muted">{t(`settings.preview.found.${profileVisibility}`)}</p>
    </section>
  );
}

function NoPage() {
  const { t } = useTranslation();
  return <p className="py-6 text-center text-muted">{t("settings.preview.nothing")}</p>;
}

function Preview({ view, photo }: { view: ProfileView; photo: string }) {
  const { t } = useTranslation();
  const work = [view.title, view.company].filter(Boolean).join(" · ");
  const facts = [
    view.location,
    view.activity ? t(`public-profile.page.activity.${view.activity}`) : "",
    view.expectedSalary ? `${t("public-profile.page.salary")} ${view.expectedSalary}` : "",
  ].filter(Boolean);
  return (
    <>
      <div className="flex flex-wrap items-center gap-4">
        {view.hasPhoto && (
          <img src={photo} alt="" className="size-16 rounded-lg border border-line object-cover" />
        )}
        <div className="grid min-w-0 flex-1 basis-48 gap-1">
          <p
            className="font-display text-2xl leading-tight font-bold tracking-tight wrap-anywhere"
            dir="auto"
          >
            {view.name}
          </p>
          {work && (
            <p className="wrap-anywhere" dir="auto">
              {work}
            </p>
          )}
          {facts.length > 0 && <p className="text-sm text-muted wrap-anywhere">{facts.join(" · ")}</p>}
        </div>
      </div>
      <Part title={t("public-profile.page.about")} text={view.bio} />
      <Part title={t("public-profile.page.experience")} text={view.experience} />
      <Part title={t("public-profile.page.skills")} words={view.skills} />
      <Part title={t("public-profile.page.looksFor")} words={view.desiredRoles} />
      {view.takesMessages && (
        <p className="rounded-lg bg-sunk px-3.5 py-2.5 text-sm">
          {t("settings.preview.form", { name: view.name })}
        </p>
      )}
    </>
  );
}

function Part({ title, text = "", words = [] }: { title: string; text?: string; words?: readonly string[] }) {
  if (text === "" && words.length === 0) return null;
  return (
    <div className="grid gap-1.5 border-t border-line pt-4">
      <p className="font-display text-base font-bold tracking-tight">{title}</p>
      {text && (
        <p className="text-[0.9375rem] whitespace-pre-wrap wrap-anywhere" dir="auto">
          {text}
        </p>
      )}
      {words.length > 0 && <p className="text-[0.9375rem] wrap-anywhere">{words.join(" · ")}</p>}
    </div>
  );
}
