import { useTranslation } from "react-i18next";
import { LineField } from "./fields.tsx";
import { Section } from "./section.tsx";

export function PersonalFields() {
  const { t } = useTranslation();
  return (
    <Section id="personalInfo" title={t("resumes.section.personalInfo")}>
      <div className="grid gap-4 @sm:grid-cols-2">
        <LineField
          path="personalInfo.firstName"
          label={t("resumes.field.firstName")}
          max={120}
          autoComplete="given-name"
        />
        <LineField
          path="personalInfo.lastName"
          label={t("resumes.field.lastName")}
          max={120}
          autoComplete="family-name"
        />
        <LineField
          path="personalInfo.headline"
          label={t("resumes.field.headline")}
          placeholder={t("resumes.field.headlineHint")}
          max={200}
          className="@sm:col-span-2"
        />
        <LineField
          path="personalInfo.email"
          label={t("resumes.field.email")}
          max={254}
          type="email"
          autoComplete="email"
        />
        <LineField
          path="personalInfo.phone"
          label={t("resumes.field.phone")}
          max={60}
          type="tel"
          autoComplete="tel"
        />
        <LineField
          path="personalInfo.location"
          label={t("resumes.field.location")}
          max={300}
          className="@sm:col-span-2"
        />
      </div>
    </Section>
  );
}
