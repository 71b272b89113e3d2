import { zodResolver } from "@hookform/resolvers/zod";
import { FieldProblem } from "@waymark/contract/errors";
import { ProfileDraft } from "@waymark/contract/onboarding";
import { type UseFormReturn, useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { CallError, isSessionOver } from "../../lib/api/call.ts";
import { PhotoField } from "../../lib/photo/photo-field.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Input, Textarea } from "../../ui/form/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useAlert } from "../../ui/overlay/alert.ts";
import type { OnboardingDraft } from "./draft.ts";
import { useCreateProfile } from "./queries.ts";
import { StepHeading } from "./step-heading.tsx";

const ProfileEntry = ProfileDraft.pick({
  name: true,
  email: true,
  location: true,
  summary: true,
  publishPage: true,
});
type ProfileEntry = Required<z.input<typeof ProfileEntry>>;
const isEntryField = (field: string): field is keyof ProfileEntry => field in ProfileEntry.shape;

interface StepProps {
  draft: OnboardingDraft;
  accountEmail: string;
  onDraft: (draft: OnboardingDraft) => void;
  onBack: () => void;
  onCreated: () => void;
  onSignedOut: () => void;
}

export function ProfileStep({ draft, accountEmail, onDraft, onBack, onCreated, onSignedOut }: StepProps) {
  const { t } = useTranslation();
  const create = useCreateProfile();
  const form = useForm({
    resolver: zodResolver(ProfileEntry),
    defaultValues: {
      name: draft.name,
      // An address from a resume stays on the resume; this is the account's.
      email: accountEmail || draft.email,
      location: draft.location,
      summary: draft.summary,
      publishPage: draft.publishPage ?? false,
    },
  });
  const tell = useTellFailure(form);
  const [name, email] = useWatch({ control: form.control, name: ["name", "email"] });

  const typed = (): OnboardingDraft => {
    const { name, email, location = "", summary = "", publishPage } = form.getValues();
    return { ...draft, name, email, location, summary, publishPage };
  };
  const submit = form.handleSubmit((entry) => {
    const { reached: _, file: __, ...rest } = draft;
    create.mutate(
      { ...rest, ...entry },
      { onSuccess: onCreated, onError: (error) => (isSessionOver(error) ? onSignedOut() : tell(error)) },
    );
  });
  const skills = draft.skills?.length ?? 0;

  return (
    <form noValidate onSubmit={submit} onChange={() => onDraft(typed())} className="grid gap-6">
      <StepHeading heading={t("onboarding.profile.heading")} text={t("onboarding.profile.text")} />
      {draft.file?.read && (
        <Notice tone="info">
          {t("onboarding.profile.fromResume", { file: draft.file.name })}{" "}
          {skills > 0 && t("onboarding.profile.alsoRead", { count: skills })}
        </Notice>
      )}
      <PhotoField
        shown={draft.profilePicture}
        hint={t("accounts-photo.hintAny")}
        onPicture={(profilePicture) => onDraft({ ...typed(), profilePicture })}
        onRemove={() => onDraft({ ...typed(), profilePicture: "" })}
      />
      <EntryFields form={form} accountEmail={accountEmail} />
      <div className="flex flex-wrap-reverse items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-6">
        <p className="max-w-prose text-sm text-muted text-pretty">{t("onboarding.profile.kept")}</p>
        <div className="flex flex-1 justify-end gap-3">
          <Button variant="secondary" onClick={onBack} disabled={create.isPending}>
            {t("onboarding.profile.back")}
          </Button>
          <Button
            type="submit"
            busy={create.isPending}
            disabled={name.trim() === "" || (accountEmail !== "" && email.trim() === "")}
            className="min-w-32"
          >
            {create.isPending ? t("onboarding.profile.saving") : t("onboarding.profile.continue")}
          </Button>
        </div>
      </div>
    </form>
  );
}

type EntryForm = UseFormReturn<z.input<typeof ProfileEntry>, unknown, z.output<typeof ProfileEntry>>;

function useTellFailure(form: EntryForm) {
  const { t } = useTranslation();
  const alert = useAlert();
  return (error: unknown) => {
    const known = error instanceof CallError && error.code !== "network" && error.code !== "unreadable";
    const fields = z.array(FieldProblem).safeParse(known ? error.details?.fields : undefined).data ?? [];
    for (const { field, reason } of fields)
      if (isEntryField(field)) form.setError(field, { type: "server", message: reason });
    const text = known
      ? t("onboarding.profile.failed", { reason: error.error })
      : t("onboarding.profile.failedPlain");
    void alert(text);
  };
}

function EntryFields({ form, accountEmail }: { form: EntryForm } & Pick<StepProps, "accountEmail">) {
  const { t } = useTranslation();
  const { errors } = form.formState;
  const problem = (field: keyof ProfileEntry, own: string) =>
    errors[field] && (errors[field].type === "server" ? errors[field].message : own);
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field
          label={t("onboarding.profile.name")}
          required
          error={problem("name", t("onboarding.profile.problem.name"))}
        >
          <Input autoComplete="name" {...form.register("name")} />
        </Field>
        <Field
          label={t("onboarding.profile.email")}
          required={accountEmail !== ""}
          hint={t(accountEmail === "" ? "onboarding.profile.emailNone" : "onboarding.profile.emailHint")}
          error={problem("email", t("onboarding.profile.problem.email"))}
        >
          <Input
            type="email"
            inputMode="email"
            autoComplete="email"
            readOnly={accountEmail !== ""}
            {...form.register("email")}
          />
        </Field>
      </div>
      <Field
        label={t("onboarding.profile.location")}
        hint={t("onboarding.profile.locationHint")}
        error={problem("location", t("onboarding.profile.problem.location"))}
      >
        <Input autoComplete="address-level2" {...form.register("location")} />
      </Field>
      <Field
        label={t("onboarding.profile.summary")}
        hint={t("onboarding.profile.summaryHint")}
        error={problem("summary", t("onboarding.profile.problem.summary"))}
      >
        <Textarea rows={4} {...form.register("summary")} />
      </Field>
      <Checkbox
        label={t("onboarding.profile.publish")}
        hint={t("onboarding.profile.publishHint")}
        {...form.register("publishPage")}
      />
    </>
  );
}
