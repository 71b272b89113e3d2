import { zodResolver } from "@hookform/resolvers/zod";
import { ManualJob, type PostingDraft, postingTextLimit } from "@waymark/contract/jobs-manual";
import { FileText } from "lucide-react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { CallError } from "../../../lib/api/call.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { FileChooser } from "../../../ui/form/file-chooser.tsx";
import { Input, Textarea } from "../../../ui/form/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { BookmarkGuide } from "./bookmark-guide.tsx";
import { useReadPosting, useSaveManualJob } from "./queries.ts";

/** The form for the person's own posting: read from a page or file, or typed, then checked and saved. */
export function JobForm({ draft, onDone }: { draft: PostingDraft; onDone: () => void }) {
  const { t } = useTranslation();
  const form = useForm({ resolver: zodResolver(ManualJob), defaultValues: draft });
  const read = useReadPosting();
  const save = useSaveManualJob();
  const { errors } = form.formState;

  const fill = (from: Parameters<typeof read.mutate>[0]) =>
    read.mutate(from, {
      onSuccess: ({ draft: found }) => {
        // Empty results do not overwrite typed text.
        for (const name of ["address", "title", "company", "location", "text"] as const)
          if (found[name] !== "") form.setValue(name, found[name], { shouldDirty: true });
        form.clearErrors();
        form.setFocus("title");
      },
    });
  const submit = form.handleSubmit((posting) => save.mutate(ManualJob.parse(posting), { onSuccess: onDone }));
  const reason = (error: Error | null, otherwise: string) =>
    error instanceof CallError ? error.error : t(otherwise);

  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-[1fr_auto] sm:items-start">
        <Field
          label={t("jobs-manual.address")}
          hint={t("jobs-manual.addressHint")}
          error={errors.address && t("jobs-manual.badLink")}
        >
          <Input type="url" inputMode="url" autoComplete="off" {...form.register("address")} />
        </Field>
        <Button
          variant="secondary"
          busy={read.isPending}
          onClick={() => {
            const address = form.getValues("address")?.trim() ?? "";
            if (address === "") form.setFocus("address");
            else fill({ address });
          }}
          className="sm:mt-6.5"
        >
          {t(read.isPending ? "jobs-manual.reading" : "jobs-manual.read")}
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <FileChooser
          label={t("jobs-manual.file")}
          accept=".txt,.md,.html,.htm,.pdf,text/plain,text/html,application/pdf"
          variant="quiet"
          className="-ml-3"
          onFile={(file) => fill({ file })}
        >
          <FileText aria-hidden="true" className="size-4" />
          {t("jobs-manual.file")}
        </FileChooser>
        {t("jobs-manual.fileHint")}
      </div>
      {read.isError && <Notice>{reason(read.error, "jobs-manual.notRead")}</Notice>}
      <PostingFields form={form} />
      {save.isError && <Notice>{reason(save.error, "jobs-manual.notSaved")}</Notice>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onDone}>
          {t("jobs-manual.cancel")}
        </Button>
        <Button type="submit" busy={save.isPending}>
          {t("jobs-manual.save")}
        </Button>
      </div>
      <BookmarkGuide />
    </form>
  );
}

function PostingFields({ form }: { form: UseFormReturn<z.input<typeof ManualJob>, unknown, ManualJob> }) {
  const { t } = useTranslation();
  const { errors } = form.formState;
  return (
    <>
      <Field label={t("jobs-manual.jobTitle")} required error={errors.title && t("jobs-manual.required")}>
        <Input autoComplete="off" maxLength={200} {...form.register("title")} />
      </Field>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Field label={t("jobs-manual.company")}>
          <Input autoComplete="off" maxLength={200} {...form.register("company")} />
        </Field>
        <Field label={t("jobs-manual.location")}>
          <Input autoComplete="off" maxLength={300} {...form.register("location")} />
        </Field>
      </div>
      <Field label={t("jobs-manual.body")}>
        <Textarea rows={8} maxLength={postingTextLimit} {...form.register("text")} />
      </Field>
    </>
  );
}
