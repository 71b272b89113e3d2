import type { User } from "@waymark/contract/accounts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Field } from "../../ui/form/field.tsx";
import { Input } from "../../ui/form/input.tsx";
import { Group } from "../../ui/group.tsx";
import { LineField, ListOfWords, LongField, type SettingsUseForm } from "./fields.tsx";

/** Photo and phone number save at once by themselves. */
export function ProfileTab({
  form,
  user,
  photo,
  phoneStatus,
}: {
  form: SettingsUseForm;
  user: User;
  photo: ReactNode;
  phoneStatus: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <>
      <Group title={t("settings.profile.you")} text={t("settings.profile.youText")}>
        {photo}
        <div className="grid gap-5 sm:grid-cols-2">
          <LineField form={form} name="profile.firstName" required autoComplete="given-name" />
          <LineField form={form} name="profile.lastName" autoComplete="family-name" />
        </div>
        <LineField
          form={form}
          name="profile.location"
          hint={t("settings.hint.location")}
          autoComplete="address-level2"
        />
      </Group>
      <Group title={t("settings.profile.contact")} text={t("settings.profile.contactText")}>
        <Field
          label={t("settings.field.email")}
          hint={t(user.email === "" ? "settings.hint.emailNone" : "settings.hint.email")}
        >
          <Input type="email" value={user.email} readOnly className="bg-sunk! text-muted!" />
        </Field>
        <div className="grid gap-2">
          <PhoneLine form={form} isWayIn={user.email === ""} />
          {phoneStatus}
        </div>
      </Group>
      <Group title={t("settings.profile.work")} text={t("settings.profile.workText")}>
        <div className="grid gap-5 sm:grid-cols-2">
          <LineField form={form} name="profile.title" autoComplete="organization-title" />
          <LineField form={form} name="profile.company" autoComplete="organization" />
        </div>
        <LongField form={form} name="profile.experience" rows={2} hint={t("settings.hint.experience")} />
        <LongField form={form} name="profile.bio" rows={4} hint={t("settings.hint.bio")} />
        <ListOfWords form={form} name="profile.skills" hint={t("settings.hint.skills")} />
        <ListOfWords form={form} name="profile.desiredRoles" hint={t("settings.hint.desiredRoles")} />
        <LineField form={form} name="profile.expectedSalary" hint={t("settings.hint.expectedSalary")} />
      </Group>
    </>
  );
}

/** The number of an account without an address is its way in: it changes by proving another one. */
function PhoneLine({ form, isWayIn }: { form: SettingsUseForm; isWayIn: boolean }) {
  const { t } = useTranslation();
  return (
    <LineField
      form={form}
      name="profile.phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      readOnly={isWayIn}
      {...(isWayIn ? { hint: t("settings.hint.phoneKept") } : {})}
    />
  );
}
