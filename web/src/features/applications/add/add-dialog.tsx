import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { type Application, ApplicationJob, type Stage } from "@waymark/contract/applications";
import { text } from "@waymark/contract/values";
import { useRef } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { CallError } from "../../../lib/api/call.ts";
import { ButtonRouteLink } from "../../../lib/navigation/links.tsx";
import { newUuid } from "../../../lib/uuid.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Input, Select, Textarea } from "../../../ui/form/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { isFinalStage } from "../columns.ts";
import { addApplication } from "../queries.ts";
import { stageName } from "../words.ts";

const Draft = ApplicationJob.pick({ title: true, company: true, location: true, url: true }).extend({
  description: text(100_000),
  stage: z.string(),
});
type Draft = z.infer<typeof Draft>;
const blank: Draft = { title: "", company: "", location: "", url: "", description: "", stage: "preparing" };

export interface NewApplication {
  job: ApplicationJob;
  description: string;
  stage: string;
}

function jobOf({ title, company, location, url }: Draft): ApplicationJob {
  return { title, company, location, url, remote: false, type: "", source: "", salary: "", pay: null };
}

/** Without a connection it is queued and sent later. */
export function AddDialog({
  stages,
  onMade,
  onOffline,
  onClose,
}: {
  stages: readonly Stage[];
  onMade: (application: Application) => void;
  onOffline: (made: NewApplication) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const form = useForm({ resolver: zodResolver(Draft), defaultValues: blank });
  // The id is chosen here, so that sending twice (a second press, a lost answer) creates one application.
  const id = useRef(newUuid());
  const create = useMutation({
    mutationFn: async (draft: Draft) => {
      const { title, company, location, url, description, stage } = draft;
      const job = { title, company, location, url };
      return addApplication({ id: id.current, job, description, stage });
    },
    onSuccess: onMade,
    onError: (error, draft) => {
      if (error instanceof CallError && error.status === 0)
        onOffline({ job: jobOf(draft), description: draft.description, stage: draft.stage });
    },
  });
  const { error } = create;
  const isRefused = error !== null && !(error instanceof CallError && error.status === 0);
  const submit = form.handleSubmit((draft) => create.mutate(Draft.parse(draft)));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("applications.add.title")}
      description={t("applications.add.text")}
      steady
      className="sm:max-w-xl"
    >
      <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
        <DraftFields form={form} stages={stages} />
        {isRefused && <Refused error={error} />}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t("common.cancel")}
          </Button>
          <Button type="submit" busy={create.isPending}>
            {t("applications.add.save")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function DraftFields({ form, stages }: { form: UseFormReturn<Draft>; stages: readonly Stage[] }) {
  const { t } = useTranslation();
  const { errors } = form.formState;
  return (
    <>
      <Field
        label={t("applications.add.jobTitle")}
        required
        error={errors.title && t("applications.add.required")}
      >
        <Input autoComplete="off" maxLength={300} {...form.register("title")} />
      </Field>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Field label={t("applications.add.company")}>
          <Input autoComplete="off" maxLength={200} {...form.register("company")} />
        </Field>
        <Field label={t("applications.add.place")}>
          <Input autoComplete="off" maxLength={200} {...form.register("location")} />
        </Field>
      </div>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Field label={t("applications.add.link")}>
          <Input type="url" inputMode="url" autoComplete="off" maxLength={2000} {...form.register("url")} />
        </Field>
        <Field label={t("applications.field.stage")}>
          <Select {...form.register("stage")}>
            {stages
              .filter((stage) => !isFinalStage(stage))
              .map((stage) => (
                <option key={stage.id} value={stage.id}>
                  {stageName(stage, t)}
                </option>
              ))}
          </Select>
        </Field>
      </div>
      <Field label={t("applications.add.description")} hint={t("applications.add.descriptionHint")}>
        <Textarea rows={6} maxLength={100_000} {...form.register("description")} />
      </Field>
    </>
  );
}

/** Links to the plans where the plan's limit is the reason. */
function Refused({ error }: { error: Error }) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-2.5">
      <Notice>{error instanceof CallError ? error.error : t("applications.tryAgain")}</Notice>
      {error instanceof CallError && error.code === "plan_limit_reached" && (
        <ButtonRouteLink
          to="/dashboard"
          search={{ section: "upgrade" }}
          variant="secondary"
          size="sm"
          className="justify-self-start"
        >
          {t("applications.plans")}
        </ButtonRouteLink>
      )}
    </div>
  );
}
