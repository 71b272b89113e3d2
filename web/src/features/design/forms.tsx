import { useState } from "react";
import { useTranslation } from "react-i18next";
import { TextButton } from "../../ui/button/link-button.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Input, Select, Textarea } from "../../ui/form/input.tsx";
import { PasswordInput } from "../../ui/form/password-input.tsx";
import { Switch } from "../../ui/form/switch.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { Section } from "./section.tsx";

export function DesignForms() {
  const { t } = useTranslation();
  const [on, setOn] = useState(true);
  return (
    <>
      <Section title={t("design.section.fields")}>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t("design.email")} hint={t("design.emailHint")} required>
            <Input type="email" placeholder="marta@example.org" />
          </Field>
          <Field label={t("design.email")} error={t("design.emailWrong")}>
            <Input type="email" defaultValue="marta" />
          </Field>
          <Field label={t("design.password")} aside={<TextButton>{t("design.change")}</TextButton>}>
            <PasswordInput autoComplete="off" />
          </Field>
          <Field label={t("design.email")}>
            <Input disabled defaultValue="marta@example.org" />
          </Field>
          <Field label={t("design.type")}>
            <Select>
              <option>{t("design.fullTime")}</option>
              <option>{t("design.partTime")}</option>
            </Select>
          </Field>
          <Field label={t("design.summary")}>
            <Textarea />
          </Field>
        </div>
      </Section>
      <Section title={t("design.section.choices")}>
        <div className="grid max-w-md gap-2">
          <Checkbox label={t("design.remote")} defaultChecked />
          <Checkbox label={t("design.remote")} />
          <Checkbox label={t("design.remote")} disabled />
          <Switch
            label={t("design.alerts")}
            hint={t("design.alertsHint")}
            checked={on}
            onCheckedChange={setOn}
          />
          <Switch label={t("design.alerts")} checked={false} disabled onCheckedChange={setOn} />
        </div>
      </Section>
      <Section title={t("design.section.tabs")}>
        <Tabs
          label={t("design.section.tabs")}
          items={[
            { id: "one", label: t("design.one"), content: <p>{t("design.oneText")}</p> },
            { id: "two", label: t("design.two"), content: <p>{t("design.twoText")}</p> },
          ]}
        />
      </Section>
    </>
  );
}
